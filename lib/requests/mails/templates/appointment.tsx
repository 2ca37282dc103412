import type { Letter } from './letter';
import { Greeting } from './parts/greeting';
import { type Meeting, MeetingEntries } from './parts/meeting';
import { OwnRequestLink } from './parts/own-request';
import { Paragraph, Title } from './parts/text';

/** Whom a mail about a meeting goes to, and what it tells of it. */
export interface AppointmentWords extends Meeting {
  name?: string;
  link: string;
}

interface Appointment extends AppointmentWords {
  /** Whether the person was invited to another time or place before */
  isMoved: boolean;
}

/** Invites to a meeting; the invitation for calendars is attached. */
export function appointment({ name, link, isMoved, ...meeting }: Appointment): Letter {
  const title = isMoved ? 'Ihr Termin hat sich geändert' : 'Ihr Termin mit uns';
  return {
    subject: title,
    preview: 'Wann und wo wir uns treffen, mit einer Einladung für Ihren Kalender.',
    reason: 'wir zu Ihrer Anfrage einen Termin mit Ihnen vereinbart haben',
    body: (
      <>
        <Title>{title}</Title>
        <Greeting name={name} />
        <Paragraph>
          {isMoved
            ? 'unser Termin hat sich geändert. Es gilt jetzt:'
            : 'wir freuen uns auf den Termin mit Ihnen.'}
        </Paragraph>
        <MeetingEntries {...meeting} />
        <Paragraph>
          Die Einladung im Anhang übernimmt den Termin in Ihren Kalender. Passt er Ihnen doch nicht?
          Antworten Sie einfach auf diese E-Mail.
        </Paragraph>
        <OwnRequestLink link={link} />
      </>
    ),
  };
}
