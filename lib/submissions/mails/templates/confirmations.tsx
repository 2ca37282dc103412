import {
  Action,
  Confirmation,
  Entries,
  type MailEntry,
  Greeting,
  type Letter,
  OwnSubmissionLink,
  Paragraph,
  Quote,
  Subtitle,
  Title,
} from './parts';
import { unlinked } from './typed-text';

interface ToPerson {
  name?: string;
  link: string;
}

interface ToUnconfirmed extends ToPerson {
  expires: string;
}

interface ValuationConfirmation extends ToUnconfirmed {
  reference: string;
}

/** Must not contain the valuation: until it is confirmed, the address may be a stranger's. */
export function valuationConfirmation(data: ValuationConfirmation): Letter {
  const { name, reference, link, expires } = data;
  return {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    preview: 'Danach schicken wir Ihnen die ausführliche Bewertung.',
    reason: 'diese Adresse im Formular für eine Immobilienbewertung angegeben wurde',
    body: (
      <>
        <Title>Bitte bestätigen Sie Ihre E-Mail-Adresse</Title>
        <Greeting name={name} />
        <Paragraph>
          jemand hat auf unserem Portal mit dieser E-Mail-Adresse eine Immobilie bewerten lassen,
          vermutlich Sie. Die Bewertungs-ID ist {reference}. Bitte bestätigen Sie, dass die Adresse
          Ihnen gehört. Danach schicken wir Ihnen die ausführliche Bewertung mit einer PDF-Datei.
        </Paragraph>
        <Confirmation link={link} expires={expires} />
        <Subtitle>Sie haben nichts angefragt?</Subtitle>
        <Paragraph>
          Dann brauchen Sie nichts zu tun: Ohne Bestätigung schicken wir keine Bewertung an diese
          Adresse. Wenn Sie möchten, löschen Sie die Anfrage über denselben Link.
        </Paragraph>
      </>
    ),
  };
}

interface LeadConfirmation extends ToUnconfirmed {
  /** 'Montag, 30. November, 17:30 Uhr' */
  by: string;
  answers: readonly MailEntry[];
  partner: boolean;
}

function Agreed({ partner }: Pick<LeadConfirmation, 'partner'>) {
  return (
    <>
      <Subtitle>Was Sie uns erlaubt haben</Subtitle>
      <Paragraph>
        Wir dürfen Sie zu Ihrer Anfrage anrufen und Ihnen schreiben: Darum haben Sie gebeten.
      </Paragraph>
      <Paragraph>
        {partner
          ? 'Sie haben erlaubt, dass wir Ihre Angaben an höchstens ein Maklerbüro weitergeben, das Sie zu diesem Verkauf anrufen und Ihnen schreiben darf.'
          : 'Ihre Angaben an ein Maklerbüro weiterzugeben, haben Sie uns nicht erlaubt. Wir geben sie an keines weiter.'}
      </Paragraph>
      <Paragraph>
        {partner ? 'Beides' : 'Ihre Bitte'} können Sie über den Link in dieser E-Mail jederzeit
        widerrufen.
      </Paragraph>
    </>
  );
}

export function leadConfirmation(data: LeadConfirmation): Letter {
  const { name, by, answers, partner, link, expires } = data;
  return {
    subject: 'Ihre Verkaufsanfrage: Bitte bestätigen Sie Ihre E-Mail-Adresse',
    preview: 'Eine Kopie Ihrer Angaben und was Sie uns erlaubt haben.',
    reason: 'diese Adresse in einer Verkaufsanfrage angegeben wurde',
    body: (
      <>
        <Title>Ihre Verkaufsanfrage</Title>
        <Greeting name={name} />
        <Paragraph>
          vielen Dank für Ihre Anfrage. Wir prüfen Ihre Angaben und melden uns bis {by} bei Ihnen.
          Damit unsere Antwort Sie erreicht, bestätigen Sie bitte, dass diese E-Mail-Adresse Ihnen
          gehört.
        </Paragraph>
        <Confirmation link={link} expires={expires} />
        <Subtitle>Ihre Angaben</Subtitle>
        <Entries entries={answers} />
        <Agreed partner={partner} />
        <Subtitle>Sie haben nichts angefragt?</Subtitle>
        <Paragraph>
          Dann hat jemand anderes Ihre Adresse eingetragen. Über denselben Link können Sie die
          Anfrage löschen.
        </Paragraph>
      </>
    ),
  };
}

interface CallbackConfirmation extends ToPerson {
  /** A whole sentence */
  when: string;
  phone: string;
}

export function callbackConfirmation({ name, when, phone, link }: CallbackConfirmation): Letter {
  return {
    subject: 'Ihr Rückruf ist vorgemerkt',
    preview: 'Wir rufen Sie persönlich zurück: wann, und wie Sie die Zeit ändern.',
    reason: 'diese Adresse mit der Bitte um einen Rückruf angegeben wurde',
    body: (
      <>
        <Title>Ihr Rückruf ist vorgemerkt</Title>
        <Greeting name={name} />
        <Paragraph>wir rufen Sie persönlich zurück.</Paragraph>
        <Paragraph>
          <strong>{when}</strong> Wir wählen die Nummer {unlinked(phone)}.
        </Paragraph>
        <Paragraph>
          Passt Ihnen die Zeit doch nicht, oder haben Sie gar nicht um einen Rückruf gebeten? Unter
          „Meine Anfrage“ nennen Sie andere Zeiten, widerrufen die Bitte oder löschen die Anfrage.
        </Paragraph>
        <Action href={link} label="„Meine Anfrage“ öffnen" />
      </>
    ),
  };
}

interface ContactConfirmation extends ToPerson {
  message: string;
}

export function contactConfirmation({ name, message, link }: ContactConfirmation): Letter {
  return {
    subject: 'Ihre Nachricht ist angekommen',
    preview: 'Wir antworten Ihnen per E-Mail.',
    reason: 'diese Adresse in einer Nachricht an uns angegeben wurde',
    body: (
      <>
        <Title>Ihre Nachricht ist angekommen</Title>
        <Greeting name={name} />
        <Paragraph>
          vielen Dank für Ihre Nachricht. Wir lesen sie und antworten Ihnen per E-Mail.
        </Paragraph>
        <Paragraph>Das haben Sie uns geschrieben:</Paragraph>
        <Quote text={message} />
        <OwnSubmissionLink link={link} />
        <Subtitle>Sie haben uns nicht geschrieben?</Subtitle>
        <Paragraph>
          Dann hat jemand anderes Ihre Adresse eingetragen. Über denselben Link können Sie die
          Nachricht löschen.
        </Paragraph>
      </>
    ),
  };
}

interface InquiryConfirmation extends ToPerson {
  office: string;
  packageName: string;
  answers: readonly MailEntry[];
}

/** Must say that nothing was ordered. */
export function inquiryConfirmation(data: InquiryConfirmation): Letter {
  const { name, office, packageName, answers, link } = data;
  return {
    subject: 'Ihre Anfrage zu unseren Lead-Paketen',
    preview: 'Bestellt ist damit noch nichts; wir machen Ihnen ein Angebot.',
    reason: 'diese Adresse in einer Anfrage zu unseren Lead-Paketen angegeben wurde',
    body: (
      <>
        <Title>Ihre Anfrage ist angekommen</Title>
        <Greeting name={name} />
        <Paragraph>
          vielen Dank für die Anfrage von {unlinked(office)} zum Paket {packageName}. Wir schreiben
          Ihnen oder rufen Sie an und machen Ihnen ein Angebot.
        </Paragraph>
        <Paragraph>
          Bestellt ist damit noch nichts, und wir berechnen nichts: Ein Vertrag kommt erst zustande,
          wenn Sie unser Angebot annehmen.
        </Paragraph>
        <Subtitle>Ihre Angaben</Subtitle>
        <Entries entries={answers} />
        <OwnSubmissionLink link={link} />
      </>
    ),
  };
}

interface AddressConfirmation extends ToUnconfirmed {
  title: string;
}

export function addressConfirmation({ name, title, link, expires }: AddressConfirmation): Letter {
  return {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    preview: 'Sie wurde bei einer Anfrage auf unserem Portal eingetragen.',
    reason: 'diese Adresse bei einer Anfrage auf unserem Portal eingetragen wurde',
    body: (
      <>
        <Title>Bitte bestätigen Sie Ihre neue E-Mail-Adresse</Title>
        <Greeting name={name} />
        <Paragraph>
          bei einer Anfrage auf unserem Portal („{title}“) wurde die E-Mail-Adresse berichtigt.
          Jetzt steht dort diese. Bitte bestätigen Sie, dass sie Ihnen gehört.
        </Paragraph>
        <Confirmation link={link} expires={expires} />
        <Subtitle>Sie haben nichts angefragt?</Subtitle>
        <Paragraph>
          Dann brauchen Sie nichts zu tun. Wenn Sie möchten, löschen Sie die Anfrage über denselben
          Link.
        </Paragraph>
      </>
    ),
  };
}
