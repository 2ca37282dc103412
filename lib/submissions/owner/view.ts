import 'server-only';
import { max } from 'date-fns/max';
import type { ValuationDetails } from '@/lib/submissions/kinds/valuation';
import { PRICES_AS_OF, REGIONAL_DATA, REGIONAL_VERSION } from '@/lib/valuation/regional/data-state';
import { valueOfAnswers } from '@/lib/valuation/regional/service';
import { CONFIDENCE_LABELS } from '@/lib/valuation/regional-labels';
import { formatClock, formatDate } from '@/lib/platform/format/date';
import { lengthInWords } from '@/lib/platform/format/number';
import { deletionDue, periodEnd, PERIODS, proofUntil } from '@/lib/submissions/periods';
import { companyRecord } from '@/lib/company';
import { env } from '@/lib/platform/env';
import { sendsMail } from '@/lib/platform/mail/sender';
import { mailTitle } from '@/lib/submissions/mail-titles';
import { expertiseOf } from '@/lib/submissions/expertise';
import { ownStatusLabel, SUBMISSION_PROGRESS } from '@/lib/submissions/kinds/statuses';
import type { HeadAnswer } from '@/lib/submissions/head';
import {
  CONVERSATION_TITLE,
  KINDS,
  type StoredSubmission,
  conversationOf,
  factsOf,
  personAnswers,
} from '@/lib/submissions/kinds/kinds';
import { formatReference } from '@/lib/submissions/reference';
import { findWish } from '@/lib/submissions/contact-wish/repository';
import { confirmedAt } from '@/lib/submissions/links/repository';
import { ownConsents, ownUses } from '@/lib/submissions/consent/consents';
import type { OwnRegional, OwnSubmission, OwnMail, Recipient } from './own-submission';
import { findOwnEffects } from './repository';
import { type OwnSale, ownSale } from './sale';
import { ownMails } from './own-mails';

/** Missing actions do not concern the person. */
const HISTORY_TEXTS: Record<string, string> = {
  created: 'Anfrage eingegangen',
  repeated: 'Angaben noch einmal gesendet',
  'email-confirmed': 'E-Mail-Adresse bestätigt',
  corrected: 'Angaben berichtigt',
  'consent-given': 'Einwilligung erteilt',
  'consent-withdrawn': 'Einwilligung widerrufen',
  'wish-asked': 'Gefragt, ob wir noch einmal anbieten sollen',
  'wish-renewed': 'Verkaufswunsch erneuert',
  'lead-intent': 'Mit Ihnen über Eigentum und Verkauf gesprochen',
  'lead-released': 'Für die Suche nach einem Maklerbüro freigegeben',
  'lead-held': 'Suche nach einem Maklerbüro angehalten',
  'lead-offered': 'Einem Maklerbüro angeboten, ohne Namen und Kontaktdaten',
  'lead-delivered': 'An ein Maklerbüro weitergegeben',
  'wish-changed': 'Wünsche zur Erreichbarkeit geändert',
  'mail-resent': 'E-Mail noch einmal angefordert',
  'links-revoked': 'Alle Links ungültig gemacht',
  'earlier-links-revoked': 'Ältere Links ungültig gemacht',
  called: 'Anruf',
  mailed: 'E-Mail an Sie geschrieben',
  'callback-arranged': 'Rückruf vereinbart',
  'appointment-arranged': 'Termin vereinbart',
  'appointment-moved': 'Termin geändert',
  'appointment-cancelled': 'Termin abgesagt',
  'expert-value': 'Einschätzung eingetragen',
  'valuation-sent': 'Bewertung verschickt',
  'confirmation-requested': 'Um Bestätigung der E-Mail-Adresse gebeten',
  'status-changed': 'Stand der Anfrage geändert',
};

function ownHistory(rows: readonly { action: string; createdAt: Date }[]) {
  return rows.flatMap(({ action, createdAt }) => {
    const text = HISTORY_TEXTS[action];
    return text ? [{ at: createdAt, text }] : [];
  });
}

/** Calculated from the latest answers. */
export function ownRegional(valuation: ValuationDetails): OwnRegional {
  const outcome = valueOfAnswers(valuation);
  if (!outcome.isPossible) return outcome;
  return {
    ...outcome,
    confidenceLabel: CONFIDENCE_LABELS[outcome.confidence],
    data: `${PRICES_AS_OF} ${REGIONAL_DATA}`,
    model: REGIONAL_VERSION,
  };
}

export function retentionNotice({ proofUntil }: OwnSubmission['retention']): string[] {
  const days = lengthInWords(PERIODS.confirmation.length);
  const address = `Ihre E-Mail-Adresse bleibt nur, bis die Bestätigung der Löschung zugestellt ist, höchstens ${days}.`;
  if (!proofUntil) return [address];
  return [
    `Der Nachweis Ihrer Einwilligungen bleibt bis ${formatDate(proofUntil)}, damit wir sie belegen können (Art. 7 Abs. 1 DSGVO, für Anrufe § 7a UWG). Er besteht aus dem Satz, seiner Fassung und Prüfsumme, der Seite, auf der er stand, der Website, von der er gesendet wurde, und den Zeitpunkten, zu denen Sie zugestimmt oder widerrufen und wir ihn genutzt haben. Name, Adresse und Nummer stehen nicht darin; zwei mit einem geheimen Schlüssel gebildete Prüfsummen zeigen nur, ob er zu einer Adresse oder Nummer gehört.`,
    'Der Verlauf bleibt so lange mit Zeitpunkten und ohne Inhalte.',
    address,
  ];
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

function mailRelay(): string | undefined {
  const { SMTP_URL } = env();
  const host = SMTP_URL && new URL(SMTP_URL).hostname;
  return host && !LOCAL.has(host) ? host : undefined;
}

const conversationAnswers = (value: string | undefined): HeadAnswer[] =>
  value ? [{ field: 'conversation', label: CONVERSATION_TITLE, value, text: value }] : [];

function retentionOf(
  { kind, updatedAt, quarantine }: StoredSubmission,
  consents: OwnSubmission['consents'],
  uses: OwnSubmission['uses'],
) {
  const ends = consents.map(({ purpose, givenAt }) => {
    const used = uses.filter((use) => use.purpose === purpose).map(({ at }) => at);
    return proofUntil(givenAt, used.at(-1));
  });
  return {
    until: quarantine ? periodEnd('quarantine', updatedAt) : deletionDue(kind, updatedAt),
    proofUntil: ends.length > 0 ? max(ends) : undefined,
  };
}

const SALE_LABELS: Partial<Record<OwnSale['state'], string>> = {
  'on-sale': 'Freigegeben, wir suchen ein Maklerbüro',
  offered: 'Einem Maklerbüro angeboten',
  sold: 'An ein Maklerbüro weitergegeben',
};

/** While it is worked on, the sale says more than the status. */
const saleLabel = (status: string, sale?: OwnSale) =>
  sale && !SUBMISSION_PROGRESS.ended.some((each) => each === status)
    ? SALE_LABELS[sale.state]
    : undefined;

/** Part of the withdrawal (leads/repository.ts) */
const agencyIsTold = (name: string) =>
  `${name} hat Ihre Angaben schon erhalten. Im selben Moment, in dem Sie widerrufen, schreiben wir dem Büro, dass es sich nicht mehr bei Ihnen melden und Ihre Angaben löschen soll. Ein anderes Büro bekommt sie nicht.`;

export async function ownersView(submission: StoredSubmission): Promise<OwnSubmission> {
  const { kind, id, email, status, reference } = submission;
  const valuation = submission.kind === 'valuation' ? submission.details : undefined;
  const [trail, wish, confirmed, expert, sale] = await Promise.all([
    findOwnEffects(id),
    findWish(id),
    email ? confirmedAt(id, email) : undefined,
    expertiseOf(submission),
    ownSale(id),
  ]);
  const agency = sale?.agency;
  const consents = ownConsents(trail.consents).map((consent) =>
    consent.purpose === 'partner' && agency
      ? { ...consent, consequence: agencyIsTold(agency.name) }
      : consent,
  );
  const uses = ownUses(trail.uses, mailTitle);
  const mails = ownMails(trail.mails, mailTitle, {
    now: new Date(),
    sendsMail: sendsMail(),
    address: email ?? undefined,
    isConfirmed: confirmed !== undefined,
  });
  const deliveries = trail.uses.flatMap(({ kind, detail, createdAt }) =>
    kind === 'delivery'
      ? [{ name: detail ?? '', at: createdAt, withdrawnAt: agency?.withdrawnAt }]
      : [],
  );
  return {
    type: kind,
    id,
    title: KINDS[kind].title,
    reference: reference ? formatReference(reference) : undefined,
    createdAt: submission.createdAt,
    status: { value: status, label: saleLabel(status, sale) ?? ownStatusLabel(status) },
    email: email ? { address: email, confirmedAt: confirmed } : undefined,
    answers: [
      ...factsOf(submission),
      ...personAnswers(submission),
      ...conversationAnswers(conversationOf(submission)),
    ],
    estimatedValue: valuation?.estimatedValue,
    regional: valuation && ownRegional(valuation),
    expert,
    appointment: trail.appointment ?? undefined,
    consents,
    uses,
    mails,
    wish,
    sale,
    recipients: ownRecipients({
      hosting: companyRecord().hosting,
      mailRelay: mailRelay(),
      mails,
      deliveries,
    }),
    history: ownHistory(trail.events),
    retention: retentionOf(submission, consents, uses),
  };
}

interface Known {
  hosting: string;
  /** Host of an external mail server */
  mailRelay?: string;
  mails: readonly OwnMail[];
  deliveries: readonly { name: string; at: Date; withdrawnAt?: Date }[];
}

const hostOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

function mailProviders(mails: readonly OwnMail[]): Recipient[] {
  const first = new Map<string, Date>();
  for (const { state, recipient, sentAt } of mails) {
    const host = hostOf(recipient);
    const earlier = first.get(host);
    if (state === 'accepted' && sentAt && (!earlier || sentAt < earlier)) first.set(host, sentAt);
  }
  return [...first].map(([host, at]) => ({
    name: `E-Mail-Anbieter für ${host}`,
    what: 'Die E-Mails, die wir Ihnen geschickt haben.',
    at,
  }));
}

/** Everyone outside the company with data of the person, by name (EuGH C-154/21). */
export function ownRecipients({ hosting, mailRelay, mails, deliveries }: Known): Recipient[] {
  const relayed = mails.some(({ state }) => state === 'accepted') && mailRelay;
  return [
    { name: 'Bei uns', what: 'Mitarbeitende, die Anfragen bearbeiten.' },
    { name: hosting, what: 'Rechenzentrum: Portal und Datenbank laufen dort, in unserem Auftrag.' },
    ...(relayed
      ? [{ name: mailRelay, what: 'Verschickt unsere E-Mails, in unserem Auftrag.' }]
      : []),
    ...mailProviders(mails),
    ...deliveries.map(({ name, at, withdrawnAt }) => ({
      name,
      what: withdrawnAt
        ? `Maklerbüro: Ihre Anfrage. Einwilligung widerrufen am ${formatClock(withdrawnAt)} und dem Büro sofort mitgeteilt.`
        : 'Maklerbüro: Ihre Anfrage, mit Ihrer Einwilligung.',
      at,
    })),
  ];
}
