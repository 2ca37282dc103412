import { Entries, Greeting, type Letter, OwnSubmissionLink, Paragraph, Title } from './parts';

interface Meeting {
  when: string;
  length: string;
  place: string;
  employee: string;
  note?: string;
}

function MeetingEntries({ when, length, place, employee, note }: Meeting) {
  return (
    <Entries
      entries={[
        { label: 'Wann', text: when },
        { label: 'Dauer', text: length },
        { label: 'Wo', text: place },
        { label: 'Mit', text: employee },
        ...(note ? [{ label: 'Hinweis', text: note }] : []),
      ]}
    />
  );
}

interface AppointmentWords extends Meeting {
  name?: string;
  link: string;
}

interface Appointment extends AppointmentWords {
  isMoved: boolean;
}

export function AppointmentMail({ name, link, isMoved, ...meeting }: Appointment): Letter {
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
        <OwnSubmissionLink link={link} />
      </>
    ),
  };
}

export function AppointmentCancelledMail({ name, link, ...meeting }: AppointmentWords): Letter {
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
        <OwnSubmissionLink link={link} />
      </>
    ),
  };
}
