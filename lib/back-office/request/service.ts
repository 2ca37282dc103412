import 'server-only';
import { contactWishes } from '@/lib/consent/ledger/service';
import { AppError } from '@/lib/platform/http/errors';
import { confirmedAt } from '@/lib/own-request/links/repository';
import { isSubjectType, type SubjectType } from '@/lib/submissions/subject';
import { findConversation } from '@/lib/subjects/conversation/repository';
import { findSubject } from '@/lib/subjects/repository';
import { isUuid } from '@/lib/platform/validation/uuid';
import { formatReference } from '@/lib/valuation/reference';
import { cardOf, employeeName } from './card';
import { employeesIn, historyOf } from './history';
import { sentMails } from './mails';
import { employeeNames } from './people/repository';
import { findAppointment, findEffects } from './repository';
import type { RequestDetail } from './request';
import type { RequestRow } from './row';
import { findRow } from './rows/repository';

/**
 * The stored request.
 * @throws AppError `not_found` (404), also for what cannot be an id at all
 */
export async function openRequest(type: string, id: string): Promise<RequestRow> {
  const row =
    isSubjectType(type) && isUuid(id)
      ? await findRow({ subjectType: type, subjectId: id })
      : undefined;
  if (row) return row;
  throw new AppError('not_found', 'Diese Anfrage gibt es nicht mehr.');
}

function expertOf(row: RequestRow, names: ReadonlyMap<number, string>): RequestDetail['expert'] {
  const { expertValue: value, expertReason: reason, expertBy: by, expertAt: at } = row;
  if (value === null || !at) return undefined;
  return { value, reason: reason ?? '', employee: by ? employeeName(by, names) : 'Unbekannt', at };
}

async function appointmentOf(row: RequestRow): Promise<RequestDetail['appointment']> {
  const found = await findAppointment({ subjectType: row.type, subjectId: row.id });
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

/**
 * A request with everything that the dialog shows, those in quarantine included.
 * @throws AppError `not_found` (404)
 */
export async function requestDetail(type: SubjectType, id: string): Promise<RequestDetail> {
  const row = await openRequest(type, id);
  const reference = { subjectType: type, subjectId: id };
  const [subject, conversation, trail, wishes, appointment, emailConfirmedAt] = await Promise.all([
    findSubject(reference),
    findConversation(reference),
    findEffects(reference),
    contactWishes(type, [id]),
    appointmentOf(row),
    row.email ? confirmedAt(reference, row.email) : undefined,
  ]);
  const names = await employeeNames([row.assignedTo, row.expertBy, ...employeesIn(trail.events)]);
  return {
    ...cardOf(row, { names, wishes }),
    emailConfirmedAt,
    reference: row.reference ? formatReference(row.reference) : undefined,
    facts: subject?.facts ?? [],
    conversation,
    note: row.note ?? '',
    expert: expertOf(row, names),
    appointment,
    mails: sentMails(trail.mails, new Date()),
    history: historyOf(trail.events, names),
  };
}
