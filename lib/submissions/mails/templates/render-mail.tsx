import { toPlainText } from '@react-email/render';
import { Body, Container, Head, Hr, Html, Link, Preview, Text } from '@react-email/components';
import type { Letterhead } from '@/lib/letterhead';
import { doTasks } from '@/lib/platform/jobs/thread-tasks';
import { NIGHT, styles, TEXT_CLASS } from './styles';
import type { Letter } from './parts';
import { subjectLine, withoutControls } from './typed-text';
import {
  addressConfirmation,
  callbackConfirmation,
  contactConfirmation,
  inquiryConfirmation,
  leadConfirmation,
  valuationConfirmation,
} from './confirmations';
import { AppointmentMail, AppointmentCancelledMail } from './appointments';
import {
  ConsentWithdrawnMail,
  DeletionConfirmationMail,
  NewLinkMail,
  passedOn,
  saleEnded,
} from './rights';
import { agencyLogin, contractChanged, invoiceIssued, orderAccepted } from './agencies';
import {
  leadDelivered,
  LeadOfferMail,
  leadOutcome,
  leadStopped,
  leadWithdrawn,
  reclaimDecided,
} from './leads';
import { OfficeNoticeMail, reply } from './notices';
import { valuationDetailed } from './valuation-detailed';

/** By name in the outbox. */
export const TEMPLATES = {
  'valuation-confirmation': valuationConfirmation,
  'valuation-detailed': valuationDetailed,
  'lead-confirmation': leadConfirmation,
  'callback-confirmation': callbackConfirmation,
  'contact-confirmation': contactConfirmation,
  'inquiry-confirmation': inquiryConfirmation,
  'address-confirmation': addressConfirmation,
  reply,
  appointment: AppointmentMail,
  'appointment-cancelled': AppointmentCancelledMail,
  'office-notice': OfficeNoticeMail,
  'new-link': NewLinkMail,
  'consent-withdrawn': ConsentWithdrawnMail,
  'deletion-confirmation': DeletionConfirmationMail,
  'passed-on': passedOn,
  'sale-ended': saleEnded,
  'lead-offer': LeadOfferMail,
  'lead-delivered': leadDelivered,
  'lead-outcome': leadOutcome,
  'lead-stopped': leadStopped,
  'lead-withdrawn': leadWithdrawn,
  'reclaim-decided': reclaimDecided,
  'invoice-issued': invoiceIssued,
  'order-accepted': orderAccepted,
  'contract-changed': contractChanged,
  'agency-login': agencyLogin,
} satisfies Record<string, (data: never) => Letter>;

export type TemplateName = keyof typeof TEMPLATES;

export type MailData = { [T in TemplateName]: Parameters<(typeof TEMPLATES)[T]>[0] };

const asWritten = { uppercase: false, leadingLineBreaks: 3, trailingLineBreaks: 2 };

const selectors = [
  { selector: 'h1', options: asWritten },
  { selector: 'h2', options: asWritten },
  { selector: `a.${TEXT_CLASS.action}`, format: 'inlineSurround', options: { suffix: ':' } },
  {
    selector: `tr.${TEXT_CLASS.row}`,
    format: 'block',
    options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
  },
  {
    selector: `tr.${TEXT_CLASS.detail}`,
    format: 'block',
    options: { leadingLineBreaks: 1, trailingLineBreaks: 2 },
  },
  { selector: `th.${TEXT_CLASS.label}`, format: 'inlineSurround', options: { suffix: ': ' } },
  { selector: `td.${TEXT_CLASS.entry}`, format: 'inline' },
];

/** One line per paragraph, because programs wrap lines. */
function plainText(html: string): string {
  return toPlainText(html, { selectors }).trim();
}

function Footer({ reason, letterhead }: { reason: string; letterhead: Letterhead }) {
  const { company, address, phone, email, imprintUrl, privacyUrl } = letterhead;
  return (
    <>
      <Hr className="line" style={{ ...styles.rule, margin: '40px 0 20px' }} />
      <Text className="muted" style={styles.small}>
        Sie erhalten diese E-Mail, weil {reason}.
      </Text>
      <Text className="muted" style={styles.small}>
        {company}, {address}
        <br />
        Telefon {phone}
        <br />
        E-Mail{' '}
        <Link href={`mailto:${email}`} className="petrol" style={styles.link}>
          {email}
        </Link>
      </Text>
      <Text className="muted" style={styles.small}>
        <Link href={imprintUrl} className="petrol" style={styles.link}>
          Impressum
        </Link>
        <br />
        <Link href={privacyUrl} className="petrol" style={styles.link}>
          Datenschutz
        </Link>
      </Text>
    </>
  );
}

function Frame({ letter, letterhead }: { letter: Letter; letterhead: Letterhead }) {
  const { subject, preview, reason, body } = letter;
  return (
    <Html lang="de">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{NIGHT}</style>
      </Head>
      <Body className="paper" style={styles.page}>
        <Preview>{preview}</Preview>
        <Container style={styles.column}>
          {/* For programs that drop <html>. */}
          <div role="main" lang="de">
            <Text className="petrol" style={styles.siteName}>
              {letterhead.siteName}
            </Text>
            <Hr className="line" style={styles.rule} data-skip-in-text="true" />
            {body}
            <Footer reason={reason} letterhead={letterhead} />
          </div>
        </Container>
      </Body>
    </Html>
  );
}

interface Mail {
  subject: string;
  /** Loads nothing */
  html: string;
  text: string;
}

const templates: { [T in TemplateName]: (data: MailData[T]) => Letter } = TEMPLATES;

/** Deterministic: the same data make the same mail. */
export async function renderMail<T extends TemplateName>(
  template: T,
  data: MailData[T],
  letterhead: Letterhead,
): Promise<Mail> {
  const letter = templates[template](withoutControls(data));
  const subject = subjectLine(letter.subject);
  // Imported dynamically, because Next refuses the static import.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const document = renderToStaticMarkup(
    <Frame letter={{ ...letter, subject }} letterhead={letterhead} />,
  );
  return { subject, html: `<!doctype html>${document}`, text: plainText(document) };
}

doTasks({ renderMail });
