import type { AppointmentWords } from './appointment';
import type { Letter } from './letter';
import { Entries } from './parts/entries';
import { Greeting } from './parts/greeting';
import { OwnRequestLink } from './parts/own-request';
import { Paragraph, Title } from './parts/text';

/** Calls a meeting off; what is attached takes it out of calendars. */
export function appointmentCancelled(data: AppointmentWords): Letter {
  const { name, when, length, place, employee, link } = data;
  return {
    subject: 'Ihr Termin ist abgesagt',
    preview: 'Der vereinbarte Termin findet nicht statt.',
    reason: 'wir zu Ihrer Anfrage einen Termin mit Ihnen vereinbart hatten',
    body: (
      <>
        <Title>Ihr Termin ist abgesagt</Title>
        <Greeting name={name} />
        <Paragraph>dieser Termin findet nicht statt:</Paragraph>
        <Entries
          entries={[
            { label: 'Wann', text: when },
            { label: 'Dauer', text: length },
            { label: 'Wo', text: place },
            { label: 'Mit', text: employee },
          ]}
        />
        <Paragraph>
          Die Datei im Anhang nimmt ihn aus Ihrem Kalender. Für einen neuen Termin antworten Sie
          einfach auf diese E-Mail.
        </Paragraph>
        <OwnRequestLink link={link} />
      </>
    ),
  };
}
