import 'server-only';
import { max } from 'date-fns/max';
import { companyRecord } from '@/lib/company';
import { env } from '@/lib/platform/env';
import { mailTitle } from '@/lib/mail/mail-title';
import { deletionDue, periodEnd, proofUntil } from '@/lib/retention/periods';
import { findConversation } from '@/lib/subjects/conversation/repository';
import { statusLabel } from '@/lib/subjects/statuses';
import type { Answer, Subject } from '@/lib/subjects/subject';
import { CONVERSATION_TITLE, SUBJECT_TITLES } from '@/lib/subjects/titles';
import { formatReference } from '@/lib/valuation/reference';
import { findWish } from '../contact-wish/repository';
import { confirmedAt } from '../links/repository';
import type { OwnRequest } from '../own-request';
import { ownRegional } from '../regional';
import { findEffects } from '../repository';
import { ownConsents, ownUses } from './consents';
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

function contactAnswers({ name, email, phone }: Subject['person']): Answer[] {
  return [
    { field: 'name', label: 'Name', value: name },
    { field: 'email', label: 'E-Mail', value: email },
    { field: 'phone', label: 'Telefon', value: phone },
  ].flatMap(({ value, ...rest }) => (value ? [{ ...rest, value, text: value }] : []));
}

/** What was sent along with the request, as one more answer. */
const conversationAnswers = (value: string | undefined): Answer[] =>
  value ? [{ field: 'conversation', label: CONVERSATION_TITLE, value, text: value }] : [];

/** Until when something of a request is kept: the request itself, and after it the proof of consent. */
function retentionOf(
  { subjectType, updatedAt, quarantine }: Subject,
  consents: OwnRequest['consents'],
  uses: OwnRequest['uses'],
) {
  const ends = consents.map(({ purpose, givenAt }) => {
    const used = uses.filter((use) => use.purpose === purpose).map(({ at }) => at);
    return proofUntil(givenAt, used.at(-1));
  });
  return {
    until: quarantine ? periodEnd('quarantine', updatedAt) : deletionDue(subjectType, updatedAt),
    proofUntil: ends.length > 0 ? max(ends) : undefined,
  };
}

/** Everything that is shown to the person behind a request, as it is at this moment. */
export async function viewOf(subject: Subject): Promise<OwnRequest> {
  const { person, valuation, status } = subject;
  const [trail, conversation, wish, confirmed, regional] = await Promise.all([
    findEffects(subject),
    findConversation(subject),
    findWish(subject),
    person.email ? confirmedAt(subject, person.email) : undefined,
    valuation && ownRegional(subject.subjectId),
  ]);
  const consents = ownConsents(trail.consents);
  const uses = ownUses(trail.uses, mailTitle);
  const mails = ownMails(trail.mails, mailTitle, {
    now: new Date(),
    address: person.email,
    isConfirmed: confirmed !== undefined,
  });
  const deliveries = trail.uses.flatMap(({ kind, detail, createdAt }) =>
    kind === 'delivery' ? [{ name: detail ?? '', at: createdAt }] : [],
  );
  return {
    type: subject.subjectType,
    id: subject.subjectId,
    title: SUBJECT_TITLES[subject.subjectType],
    reference: valuation && formatReference(valuation.reference),
    createdAt: subject.createdAt,
    status: { value: status, label: statusLabel(status) },
    email: person.email ? { address: person.email, confirmedAt: confirmed } : undefined,
    answers: [...subject.facts, ...contactAnswers(person), ...conversationAnswers(conversation)],
    estimatedValue: valuation?.estimatedValue,
    regional,
    expert: valuation?.expert,
    appointment: trail.appointment ?? undefined,
    ...{ consents, uses, mails, wish },
    recipients: ownRecipients({
      hosting: companyRecord().hosting,
      mailRelay: mailRelay(),
      mails,
      deliveries,
    }),
    history: ownHistory(trail.events),
    retention: retentionOf(subject, consents, uses),
  };
}
