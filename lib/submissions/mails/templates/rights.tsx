import { Link } from '@react-email/components';
import {
  Action,
  Entries,
  Greeting,
  type Letter,
  type MailEntry,
  OwnSubmissionLink,
  Paragraph,
  Quote,
  Subtitle,
  Title,
} from './parts';
import { styles } from './styles';

interface NewLink {
  submissions: readonly {
    title: string;
    created: string;
    link: string;
  }[];
  expires: string;
}

export function NewLinkMail({ submissions, expires }: NewLink): Letter {
  const several = submissions.length > 1;
  const heading = several ? 'Ihre Links zu „Meine Anfrage“' : 'Ihr Link zu „Meine Anfrage“';
  return {
    subject: heading,
    preview: 'Damit sehen Sie, was wir von Ihnen gespeichert haben.',
    reason: 'für diese Adresse ein neuer Link angefordert wurde',
    body: (
      <>
        <Title>{heading}</Title>
        <Greeting />
        <Paragraph>
          hier ist {several ? 'zu jeder Ihrer Anfragen ein' : 'Ihr'} neuer Link. Wer ihn öffnet,
          braucht kein Kennwort; geben Sie ihn deshalb nicht weiter.{' '}
          {several ? 'Die Links gelten' : 'Der Link gilt'} bis zum {expires}.
        </Paragraph>
        {submissions.map(({ title, created, link }) => (
          <Paragraph key={link}>
            <strong>
              {title} vom {created}
            </strong>
            <br />
            <Link href={link} className="petrol" style={styles.link}>
              {link}
            </Link>
          </Paragraph>
        ))}
        <Subtitle>Sie haben keinen Link angefordert?</Subtitle>
        <Paragraph>
          Dann brauchen Sie nichts zu tun: Die Links bekommt niemand außer Ihnen.
        </Paragraph>
      </>
    ),
  };
}

interface ConsentWithdrawn {
  name?: string;
  /** Exactly as agreed to */
  wording: string;
  withdrawn: string;
  consequence: string;
  link: string;
}

export function ConsentWithdrawnMail(data: ConsentWithdrawn): Letter {
  const { name, wording, withdrawn, consequence, link } = data;
  return {
    subject: 'Ihr Widerruf ist eingetragen',
    preview: 'Was Sie widerrufen haben und was daraus folgt.',
    reason: 'zu einer Anfrage mit dieser Adresse eine Einwilligung widerrufen wurde',
    body: (
      <>
        <Title>Ihr Widerruf ist eingetragen</Title>
        <Greeting name={name} />
        <Paragraph>am {withdrawn} haben Sie diese Einwilligung widerrufen:</Paragraph>
        <Quote text={wording} />
        <Paragraph>{consequence}</Paragraph>
        <OwnSubmissionLink link={link} />
      </>
    ),
  };
}

function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul style={styles.list}>
      {items.map((sentence) => (
        <li key={sentence} style={styles.item}>
          {sentence}
        </li>
      ))}
    </ul>
  );
}

interface DeletionConfirmation {
  title: string;
  created: string;
  erased: string;
  kept: readonly string[];
}

export function DeletionConfirmationMail(data: DeletionConfirmation): Letter {
  const { title, created, erased, kept } = data;
  return {
    subject: 'Ihre Anfrage ist gelöscht',
    preview: 'Was gelöscht wurde und was bleibt.',
    reason: 'eine Anfrage mit dieser Adresse gelöscht wurde',
    body: (
      <>
        <Title>Ihre Anfrage ist gelöscht</Title>
        <Greeting />
        <Paragraph>
          Ihre Anfrage vom {created} („{title}“) haben wir am {erased} gelöscht, mit allen Angaben,
          Nachrichten und Links, die zu ihr gehörten.
        </Paragraph>
        <Subtitle>{kept.length > 0 ? 'Was bleibt' : 'Nichts davon bleibt'}</Subtitle>
        {kept.length > 0 && <Bullets items={kept} />}
        <Paragraph>Weitere E-Mails zu dieser Anfrage bekommen Sie nicht.</Paragraph>
      </>
    ),
  };
}

const PERMITTED =
  'zu einer Anfrage mit dieser Adresse die Weitergabe an ein Maklerbüro erlaubt wurde';

interface PassedOn {
  name?: string;
  /** Exactly as agreed to */
  wording: string;
  agency: readonly MailEntry[];
  link: string;
}

export function passedOn({ name, wording, agency, link }: PassedOn): Letter {
  return {
    subject: 'Ein Maklerbüro meldet sich bei Ihnen',
    preview: 'Welches Büro Ihre Angaben erhalten hat, und wie Sie das widerrufen.',
    reason: PERMITTED,
    body: (
      <>
        <Title>Ein Maklerbüro meldet sich bei Ihnen</Title>
        <Greeting name={name} />
        <Paragraph>Sie haben uns erlaubt:</Paragraph>
        <Quote text={wording} />
        <Paragraph>
          Dieses Büro hat Ihre Angaben angenommen und darf sich melden. Ein zweites bekommt sie
          nicht.
        </Paragraph>
        <Entries entries={agency} />
        <Paragraph>
          Sie können die Erlaubnis jederzeit in „Meine Anfrage“ widerrufen. Wir sagen es dem Büro
          dann sofort.
        </Paragraph>
        <OwnSubmissionLink link={link} />
      </>
    ),
  };
}

interface SaleEnded {
  name?: string;
  home: string;
  link: string;
  /** Whether it was free to be offered */
  isReleased: boolean;
  /** No other mail asks again */
  isLast: boolean;
}

export function saleEnded({ name, home, link, isReleased, isLast }: SaleEnded): Letter {
  return {
    subject: 'Sollen wir Ihre Immobilie noch einmal anbieten?',
    preview: 'Ihre Erlaubnis zur Weitergabe ruht. Niemand hat Ihre Kontaktdaten erhalten.',
    reason: PERMITTED,
    body: (
      <>
        <Title>Noch einmal anbieten?</Title>
        <Greeting name={name} />
        <Paragraph>
          die 48{'\u00a0'}Stunden für Ihre Anfrage ({home}) sind vorbei,{' '}
          {isReleased
            ? 'ohne dass ein Maklerbüro zugesagt hat'
            : 'bevor alles mit Ihnen geklärt war'}
          . Ihre Kontaktdaten hat niemand erhalten, und von selbst geht es nicht weiter.
        </Paragraph>
        <Paragraph>
          Wenn Sie weiter verkaufen möchten, öffnen Sie die Seite und wählen dort „Noch einmal
          anbieten“; wie es weitergeht, steht dann dort. Sonst brauchen Sie nichts zu tun: Ohne Ihre
          Antwort wird nichts mehr angeboten
          {isLast ? ', und wir fragen nicht noch einmal.' : '.'}
        </Paragraph>
        <Action href={link} label="Seite öffnen" />
      </>
    ),
  };
}
