import type { AppointmentWords } from './appointment';
import type { Letter } from './letter';
import { Greeting } from './parts/greeting';
import { MeetingEntries } from './parts/meeting';
import { OwnRequestLink } from './parts/own-request';
import { Paragraph, Title } from './parts/text';

/** Calls a meeting off; what is attached takes it out of calendars. */
export function appointmentCancelled({ name, link, ...meeting }: AppointmentWords): Letter {
  return {
    subject: 'Ihr Termin ist abgesagt',
    preview: 'Der vereinbarte Termin findet nicht statt.',
    reason: 'wir zu Ihrer Anfrage einen Termin mit Ihnen vereinbart hatten',
    body: (
      <>
        <Title>Ihr Termin ist abgesagt</Title>
        <Greeting name={name} />
        <Paragraph>dieser Termin findet nicht statt:</Paragraph>
        <MeetingEntries {...meeting} />
        <Paragraph>
          Die Datei im Anhang nimmt ihn aus Ihrem Kalender. Für einen neuen Termin antworten Sie
          einfach auf diese E-Mail.
        </Paragraph>
        <OwnRequestLink link={link} />
      </>
    ),
  };
}
