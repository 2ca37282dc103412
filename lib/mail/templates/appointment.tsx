import type { Letter } from './letter';
import { Entries } from './parts/entries';
import { Greeting } from './parts/greeting';
import { OwnRequestLink } from './parts/own-request';
import { Paragraph, Title } from './parts/text';

/** A meeting, as the mails about it name it. */
export interface AppointmentWords {
  name?: string;
  /** 'Dienstag, 24. November 2026, 10.30 Uhr' */
  when: string;
  /** '45 Minuten' */
  length: string;
  place: string;
  /** Name of the employee */
  employee: string;
  link: string;
}

interface Appointment extends AppointmentWords {
  /** Whether the person was invited to another time or place before */
  isMoved: boolean;
  /** What is to be known beforehand */
  note?: string;
}

/** Invites to a meeting; the invitation for calendars is attached. */
export function appointment(data: Appointment): Letter {
  const { name, when, length, place, employee, isMoved, note, link } = data;
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
        <Entries
          entries={[
            { label: 'Wann', text: when },
            { label: 'Dauer', text: length },
            { label: 'Wo', text: place },
            { label: 'Mit', text: employee },
            ...(note ? [{ label: 'Hinweis', text: note }] : []),
          ]}
        />
        <Paragraph>
          Die Einladung im Anhang übernimmt den Termin in Ihren Kalender. Passt er Ihnen doch nicht?
          Antworten Sie einfach auf diese E-Mail.
        </Paragraph>
        <OwnRequestLink link={link} />
      </>
    ),
  };
}
