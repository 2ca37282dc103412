import 'server-only';
import { max } from 'date-fns/max';
import { companyRecord } from '@/lib/company';
import { env } from '@/lib/platform/env';
import { sendsMail } from '@/lib/platform/mail/sender';
import { mailTitle } from '@/lib/requests/mail-titles';
import { deletionDue, periodEnd, proofUntil } from '@/lib/requests/periods';
import { conversationOf, factsOf, personAnswers } from '@/lib/requests/answers';
import { expertiseOf } from '@/lib/requests/expertise';
import { ownStatusLabel } from '@/lib/requests/kinds/statuses';
import type { Answer } from '@/lib/requests/head';
import type { StoredRequest } from '@/lib/requests/request';
import { CONVERSATION_TITLE, KINDS } from '@/lib/requests/kinds/kinds';
import { formatReference } from '@/lib/valuation/reference';
import { findWish } from '@/lib/requests/contact-wish/repository';
import { confirmedAt } from '@/lib/requests/links/repository';
import type { OwnRequest } from '../own-request';
import { ownRegional } from '../regional';
import { findEffects } from '../repository';
import { ownSale } from '../sale';
import { ownConsents, ownUses } from '@/lib/requests/consent/consents';
import { ownHistory } from './history';
import { ownMails } from './mails';
import { ownRecipients } from './recipients';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Host of the server that takes our mails, unless it is this machine. */
function mailRelay(): string | undefined {
  const { SMTP_URL } = env();
  const host = SMTP_URL && new URL(SMTP_URL).hostname;
  return host && !LOCAL.has(host) ? host : undefined;
}

/** What was sent along with the request, as one more answer. */
const conversationAnswers = (value: string | undefined): Answer[] =>
  value ? [{ field: 'conversation', label: CONVERSATION_TITLE, value, text: value }] : [];

/** Until when something of a request is kept: the request itself, and after it the proof of consent. */
function retentionOf(
  { kind, updatedAt, quarantine }: StoredRequest,
  consents: OwnRequest['consents'],
  uses: OwnRequest['uses'],
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

/** Everything that is shown to the person behind a request, as it is at this moment. */
export async function viewOf(request: StoredRequest): Promise<OwnRequest> {
  const { kind, id, email, status, reference } = request;
  const valuation = request.kind === 'valuation' ? request.details : undefined;
  const [trail, wish, confirmed, expert, sale] = await Promise.all([
    findEffects(id),
    findWish(id),
    email ? confirmedAt(id, email) : undefined,
    expertiseOf(request),
    ownSale(id),
  ]);
  const consents = ownConsents(trail.consents);
  const uses = ownUses(trail.uses, mailTitle);
  const mails = ownMails(trail.mails, mailTitle, {
    now: new Date(),
    sendsMail: sendsMail(),
    address: email ?? undefined,
    isConfirmed: confirmed !== undefined,
  });
  const deliveries = trail.uses.flatMap(({ kind, detail, createdAt }) =>
    kind === 'delivery' ? [{ name: detail ?? '', at: createdAt }] : [],
  );
  return {
    type: kind,
    id,
    title: KINDS[kind].title,
    reference: reference ? formatReference(reference) : undefined,
    createdAt: request.createdAt,
    status: { value: status, label: ownStatusLabel(status) },
    email: email ? { address: email, confirmedAt: confirmed } : undefined,
    answers: [
      ...factsOf(request),
      ...personAnswers(request),
      ...conversationAnswers(conversationOf(request)),
    ],
    estimatedValue: valuation?.estimatedValue,
    regional: valuation && ownRegional(valuation),
    expert,
    appointment: trail.appointment ?? undefined,
    ...{ consents, uses, mails, wish, sale },
    recipients: ownRecipients({
      hosting: companyRecord().hosting,
      mailRelay: mailRelay(),
      mails,
      deliveries,
    }),
    history: ownHistory(trail.events),
    retention: retentionOf(request, consents, uses),
  };
}
