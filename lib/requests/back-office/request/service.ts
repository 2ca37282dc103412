import 'server-only';
import { findWishes } from '@/lib/requests/contact-wish/repository';
import { confirmedAt } from '@/lib/requests/links/repository';
import { AppError } from '@/lib/platform/http/errors';
import { isUuid } from '@/lib/platform/validation/uuid';
import { conversationOf, factsOf } from '@/lib/requests/answers';
import { kindOfSegment, type RequestKind } from '@/lib/requests/kinds/kinds';
import { findRequest } from '@/lib/requests/repository';
import type { StoredRequest } from '@/lib/requests/request';
import { formatReference } from '@/lib/valuation/reference';
import { expertiseIn, valuedBy } from '@/lib/requests/expertise';
import { cardOf } from './card';
import { employeesIn, historyOf } from './history';
import { employeeNames } from '@/lib/auth/name-repository';
import { leadDetail } from './lead';
import { findAppointment, findEffects } from './repository';
import type { RequestDetail, SentMail } from './request';
import { sendsMail } from '@/lib/platform/mail/sender';
import { MAIL_LABELS, type MailServer, whyFiled } from '@/lib/platform/mail/state';
import { type OwnConsent, ownConsents } from '@/lib/requests/consent/consents';
import { isSaleRequest } from '@/lib/requests/leads/facts';
import { type MailRow, ownMails } from '@/lib/requests/owner/view/mails';
import { mailTitle } from '@/lib/requests/mail-titles';

/** The mails about a request with the state of their delivery, in the order of the rows. */
export function sentMails(rows: readonly MailRow[], server: MailServer): SentMail[] {
  return ownMails(rows, mailTitle, { ...server, isConfirmed: false }).map((mail) => ({
    id: mail.id,
    title: mail.title,
    recipient: mail.recipient,
    state:
      MAIL_LABELS[mail.state] + (mail.state === 'filed' ? `: ${whyFiled(server.sendsMail)}` : ''),
    at: mail.sentAt ?? mail.createdAt,
  }));
}

/**
 * The kind of request that an address of the API names, e.g. 'callbacks'.
 * @throws AppError `not_found` (404)
 */
export function kindNamed(segment: string): RequestKind {
  const kind = kindOfSegment(segment);
  if (kind) return kind;
  throw new AppError('not_found', 'Diese Liste gibt es nicht.');
}

/**
 * The stored request.
 * @throws AppError `not_found` (404), also for what cannot be an id at all
 */
export async function openRequest(kind: string, id: string): Promise<StoredRequest> {
  const request = isUuid(id) ? await findRequest(id) : undefined;
  if (request?.kind === kind) return request;
  throw new AppError('not_found', 'Diese Anfrage gibt es nicht mehr.');
}

async function appointmentOf(requestId: string): Promise<RequestDetail['appointment']> {
  const found = await findAppointment(requestId);
  if (!found) return undefined;
  const { id, startsAt, minutes, place, note } = found;
  return {
    id,
    startsAt,
    minutes,
    place,
    note: note ?? undefined,
    isOver: startsAt <= new Date(),
  };
}

/** What its owner says of being passed on to an agent's office. */
function permissionOf(request: StoredRequest, consents: OwnConsent[]): RequestDetail['permission'] {
  if (!isSaleRequest(request)) return undefined;
  const { givenAt, withdrawnAt } = consents.find(({ purpose }) => purpose === 'partner') ?? {};
  return { givenAt, withdrawnAt };
}

/**
 * A request with everything that the dialog shows, those in quarantine included.
 * @throws AppError `not_found` (404)
 */
export async function requestDetail(kind: RequestKind, id: string): Promise<RequestDetail> {
  const request = await openRequest(kind, id);
  const { assignedTo, email, reference } = request;
  const [trail, wishes, appointment, emailConfirmedAt] = await Promise.all([
    findEffects(id),
    findWishes([id]),
    appointmentOf(id),
    email ? confirmedAt(id, email) : undefined,
  ]);
  const names = await employeeNames([assignedTo, valuedBy(request), ...employeesIn(trail.events)]);
  const lead = isSaleRequest(request) ? await leadDetail(request, names) : undefined;
  return {
    ...cardOf(request, { names, wishes, sales: new Map(lead && [[id, lead]]) }),
    emailConfirmedAt,
    permission: permissionOf(request, ownConsents(trail.consents)),
    lead,
    reference: reference ? formatReference(reference) : undefined,
    facts: factsOf(request),
    conversation: conversationOf(request),
    note: request.notes ?? '',
    expert: expertiseIn(request, names),
    appointment,
    mails: sentMails(trail.mails, { now: new Date(), sendsMail: sendsMail() }),
    history: historyOf(trail.events, names),
  };
}
