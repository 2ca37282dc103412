import 'server-only';
import { confirmedAt } from '@/lib/requests/links/repository';
import { AppError } from '@/lib/platform/http/errors';
import { isUuid } from '@/lib/platform/validation/uuid';
import { conversationOf, factsOf } from '@/lib/requests/answers';
import type { DueFor } from '@/lib/requests/head';
import { kindOfSegment, KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';
import { findPeople, type PersonRequest } from '@/lib/requests/person/repository';
import { formatDate } from '@/lib/platform/format/date';
import { findRequest } from '@/lib/requests/repository';
import type { StoredRequest } from '@/lib/requests/request';
import { formatReference } from '@/lib/requests/reference';
import { expertiseIn, valuedBy } from '@/lib/requests/expertise';
import { requestCard } from './card';
import { employeesIn, historyOf } from './history';
import { employeeNames } from '@/lib/auth/name-repository';
import { leadDetail } from './lead';
import { findAppointment, findEffects } from './repository';
import type { PersonsRequest, RequestDetail, SentMail } from './request';
import { sendsMail } from '@/lib/platform/mail/sender';
import { MAIL_LABELS, type MailServerState, whyFiled } from '@/lib/platform/mail/state';
import { type OwnConsent, ownConsents } from '@/lib/requests/consent/consents';
import { isSaleRequest } from '@/lib/requests/leads/facts';
import { type MailRow, ownMails } from '@/lib/requests/owner/own-mails';
import { mailTitle } from '@/lib/requests/mail-titles';

export function sentMails(rows: readonly MailRow[], server: MailServerState): SentMail[] {
  return ownMails(rows, mailTitle, { ...server, isConfirmed: false }).map((mail) => ({
    id: mail.id,
    title: mail.title,
    recipient: mail.recipient,
    state:
      MAIL_LABELS[mail.state] + (mail.state === 'filed' ? `: ${whyFiled(server.sendsMail)}` : ''),
    at: mail.sentAt ?? mail.createdAt,
  }));
}

/** @throws AppError `not_found` (404) */
export function kindNamed(segment: string): RequestKind {
  const kind = kindOfSegment(segment);
  if (kind) return kind;
  throw new AppError('not_found', 'Diese Liste gibt es nicht.');
}

/** @throws AppError `not_found` (404), also for an invalid id or another kind */
export async function openRequest(kind: string | undefined, id: string): Promise<StoredRequest> {
  const request = isUuid(id) ? await findRequest(id) : undefined;
  if (request && (!kind || request.kind === kind)) return request;
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

function permissionOf(request: StoredRequest, consents: OwnConsent[]): RequestDetail['permission'] {
  if (!isSaleRequest(request)) return undefined;
  const { givenAt, withdrawnAt } = consents.find(({ purpose }) => purpose === 'partner') ?? {};
  return { givenAt, withdrawnAt };
}

function personsRequest(other: PersonRequest, openId: string): PersonsRequest {
  const { kind, id, createdAt, status, dueAt, dueFor, mergedInto } = other;
  return {
    type: kind,
    id,
    createdAt,
    status,
    due: dueAt ? { at: dueAt, for: dueFor as DueFor } : undefined,
    isMerged: mergedInto === openId,
  };
}

function mainOf({ mergedInto }: StoredRequest, others: readonly PersonRequest[]) {
  const main = others.find(({ id }) => id === mergedInto);
  return main && { type: main.kind, id: main.id, createdAt: main.createdAt };
}

function withAbout<Entry extends { about?: string }>(
  entries: Entry[],
  rows: readonly { requestId: string | null }[],
  others: readonly PersonRequest[],
): Entry[] {
  const names = new Map(
    others.map(({ id, kind, createdAt }) => [
      id,
      `${KINDS[kind].title} vom ${formatDate(createdAt)}`,
    ]),
  );
  return entries.map((entry, index) => ({
    ...entry,
    about: names.get(rows[index]?.requestId ?? ''),
  }));
}

/** Also from quarantine. @throws AppError `not_found` (404) */
export async function requestDetail(
  kind: RequestKind | undefined,
  id: string,
): Promise<RequestDetail> {
  const request = await openRequest(kind, id);
  const { assignedTo, email, reference } = request;
  const people = await findPeople([id]);
  const others = people.get(id)?.others ?? [];
  const [trail, appointment, emailConfirmedAt] = await Promise.all([
    findEffects([id, ...others.map((other) => other.id)]),
    appointmentOf(id),
    email ? confirmedAt(id, email) : undefined,
  ]);
  const names = await employeeNames([assignedTo, valuedBy(request), ...employeesIn(trail.events)]);
  const lead = isSaleRequest(request) ? await leadDetail(request, names) : undefined;
  return {
    ...requestCard(request, { names, people, sales: new Map(lead && [[id, lead]]) }),
    emailConfirmedAt,
    permission: permissionOf(
      request,
      ownConsents(trail.consents.filter(({ requestId }) => requestId === id)),
    ),
    lead,
    reference: reference ? formatReference(reference) : undefined,
    facts: factsOf(request),
    conversation: conversationOf(request),
    note: request.notes ?? '',
    expert: expertiseIn(request, names),
    appointment,
    persons: others.map((other) => personsRequest(other, id)),
    main: mainOf(request, others),
    mails: withAbout(
      sentMails(trail.mails, { now: new Date(), sendsMail: sendsMail() }),
      trail.mails,
      others,
    ),
    history: withAbout(historyOf(trail.events, names), trail.events, others),
  };
}
