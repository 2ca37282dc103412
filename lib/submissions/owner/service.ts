import 'server-only';
import { formatClock, formatDate } from '@/lib/platform/format/date';
import { AppError } from '@/lib/platform/http/errors';
import { NO_MAIL_SERVER } from '@/lib/platform/mail/state';
import { sendsMail } from '@/lib/platform/mail/sender';
import { claimOnce, enforceRateLimit } from '@/lib/platform/rate-limit/service';
import { eraseAtOnce } from '@/lib/submissions/retention/erase';
import { KINDS } from '@/lib/submissions/kinds/kinds';
import { parse } from '@/lib/platform/validation/fields';
import { isUuid } from '@/lib/platform/validation/uuid';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { contactWishSchema } from '../contact-wish/schema';
import { retentionNotice, ownersView } from './view';
import { addressHash } from '../links/token';
import type { ConsentSource } from '@/lib/submissions/trail-repository';
import type { OwnerLink } from '../links/repository';
import { openLink, openProvenLink } from './open-link';
import type { OpenedLink, OwnSubmission } from './own-submission';
import { findMail, storeConfirmation, storeResend, storeRevocation, storeWish } from './repository';
import { storePermission, storeRenewal, storeWithdrawal } from './consent-repository';
import { ownSale } from './sale';
import { callsForbiddenSince, mayBePassedOn, passedOnBefore } from './consent-rules';

const RESEND_LIMIT = { name: 'resend', limit: 5, window: 86_400 };

/** Milliseconds in which a second click is ignored. */
const RESEND_PAUSE = 30_000;

const isOwnAddress = ({ channel, recipientHash }: OwnerLink, address?: string | null) =>
  channel === 'mail' && recipientHash === addressHash(address ?? '');

const notNewest = () =>
  new AppError(
    'conflict',
    'Bitte bestätigen Sie Ihre Adresse mit dem Link in der neuesten E-Mail.',
  );

const GONE = 'Dieser Eintrag ist nicht mehr da. Bitte laden Sie die Seite neu.';

/** @throws AppError `not_found` (404) for an unknown, expired or revoked link */
export async function openOwnSubmission(
  token: string,
): Promise<{ submission: OwnSubmission; link: OpenedLink }> {
  const { link, submission, isProven } = await openLink(token);
  const { channel, expiresAt } = link;
  const canConfirm = isOwnAddress(link, submission.email);
  return {
    submission: await ownersView(submission),
    link: { channel, expiresAt, canConfirm, isProven },
  };
}

/** @throws AppError `not_found` (404), `conflict` (409) until the address is confirmed */
export async function exportSubmission(token: string): Promise<OwnSubmission> {
  const { submission } = await openProvenLink(token);
  return ownersView(submission);
}

/**
 * Double opt-in.
 * @throws AppError `not_found` (404), `conflict` (409) for a link not mailed to the current address
 */
export async function confirmAddress(token: string): Promise<void> {
  const { link, submission } = await openLink(token);
  const { email } = submission;
  if (!email || !isOwnAddress(link, email)) throw notNewest();
  const mail =
    submission.kind === 'valuation' && submission.status !== 'cancelled'
      ? { template: 'valuation-detailed', recipient: email }
      : undefined;
  if (!(await storeConfirmation(submission, link.id, email, mail))) throw notNewest();
  signalWork();
}

/** @throws AppError `not_found` (404), `conflict` (409), `invalid` (422) */
export async function saveContactWish(token: string, body: unknown): Promise<void> {
  const { submission } = await openProvenLink(token);
  const wish = parse(contactWishSchema, body);
  const { consents } = await ownersView(submission);
  // A wish must not renew a withdrawn consent to calls.
  const doNotCall = wish.doNotCall || callsForbiddenSince(consents) !== undefined;
  await storeWish(submission, { ...wish, doNotCall });
}

/** @throws AppError `not_found` (404), also for a consent that was not given, `conflict` (409) */
export async function withdrawConsent(
  token: string,
  purpose: string,
  source: ConsentSource,
): Promise<void> {
  const { submission, link } = await openProvenLink(token);
  const { consents, sale } = await ownersView(submission);
  const consent = consents.find((given) => given.purpose === purpose);
  if (!consent) throw new AppError('not_found', GONE);
  const { email: recipient } = submission;
  const { wording } = consent;
  const withdrawn = formatClock(new Date());
  const told = consent.purpose === 'partner' && sale?.agency;
  const consequence = told
    ? `${told.name} hatte Ihre Angaben schon erhalten. Am ${formatClock(told.withdrawnAt ?? new Date())} haben wir dem Büro geschrieben, dass es sich nicht mehr bei Ihnen melden und Ihre Angaben löschen soll. Ein anderes Büro bekommt sie nicht.`
    : consent.consequence;
  const receipt = recipient && {
    template: 'consent-withdrawn',
    recipient,
    payload: { wording, consequence, withdrawn },
  };
  await storeWithdrawal(submission, consent.purpose, {
    source,
    channel: link.channel,
    receipt: receipt || undefined,
  });
  signalWork();
}

/**
 * Idempotent.
 * @throws AppError `not_found` (404), `conflict` (409) for a submission that is closed or of another kind,
 *   and after a withdrawal unless the link came by mail
 */
export async function allowPassingOn(token: string, source: ConsentSource): Promise<void> {
  const { submission, link } = await openProvenLink(token);
  if (!mayBePassedOn(submission)) {
    throw new AppError('conflict', 'Diese Anfrage kann an kein Maklerbüro gehen.');
  }
  const told = (await ownSale(submission.id))?.agency;
  if (told?.withdrawnAt) throw new AppError('conflict', passedOnBefore(told));
  if (!(await storePermission(submission, source, link.channel))) {
    throw new AppError(
      'conflict',
      'Sie haben die Weitergabe widerrufen. Wieder erlauben können Sie sie mit dem Link aus einer unserer E-Mails.',
    );
  }
  signalWork();
}

/**
 * The press of a mailed link confirms the address, too.
 * @throws AppError `not_found` (404), `conflict` (409) without a permission or for a closed submission
 */
export async function renewWish(token: string): Promise<void> {
  const { isProven } = await openLink(token);
  if (!isProven) await confirmAddress(token);
  const { submission } = await openProvenLink(token);
  if (!mayBePassedOn(submission) || !(await storeRenewal(submission))) {
    throw new AppError('conflict', 'Diese Anfrage kann an kein Maklerbüro gehen.');
  }
  signalWork();
}

/** @throws AppError `not_found` (404), `conflict` (409) while it is being sent, `too_many` (429) */
export async function resendMail(token: string, mailId: string): Promise<void> {
  const { submission } = await openProvenLink(token);
  const { email: recipient } = submission;
  const mail = isUuid(mailId) ? await findMail(submission.id, mailId) : null;
  if (!mail || !recipient) throw new AppError('not_found', GONE);
  const { template, payload } = mail;
  const { mails } = await ownersView(submission);
  if (!mails.some(({ id, canResend }) => id === mailId && canResend)) {
    throw new AppError(
      'conflict',
      sendsMail()
        ? 'Diese E-Mail lässt sich nicht noch einmal senden: Sie ist noch unterwegs oder ging an eine frühere Adresse.'
        : NO_MAIL_SERVER,
    );
  }
  // Two concurrent clicks both see the same newest mail; only the first may send.
  const until = new Date(Date.now() + RESEND_PAUSE);
  if (!(await claimOnce(`resend:${template}:${mails[0]?.id}`, until))) return;
  await enforceRateLimit(RESEND_LIMIT, submission.id);
  await storeResend(submission, {
    template,
    recipient,
    payload: (payload as object | null) ?? undefined,
  });
  signalWork();
}

/** @throws AppError `not_found` (404) */
export async function revokeAllLinks(token: string): Promise<void> {
  const { submission } = await openLink(token);
  await storeRevocation(submission);
}

/** Keeps only the reduced proof. @throws AppError `not_found` (404) */
export async function eraseSubmission(token: string): Promise<void> {
  const { submission } = await openLink(token);
  const { retention } = await ownersView(submission);
  const { email: recipient } = submission;
  const payload = {
    title: KINDS[submission.kind].title,
    created: formatDate(submission.createdAt),
    erased: formatClock(new Date()),
    kept: retentionNotice(retention),
  };
  const mail = recipient ? { template: 'deletion-confirmation', recipient, payload } : undefined;
  await eraseAtOnce(submission.id, 'owner', mail);
  signalWork();
}
