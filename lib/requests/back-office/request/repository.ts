import 'server-only';
import { record, type TrailEntry } from '@/lib/requests/trail-repository';
import { database } from '@/lib/platform/db/client';
import { followMain } from '@/lib/requests/person/repository';
import { noteContact } from '@/lib/requests/figures/steps-repository';
import { changeSale } from '@/lib/requests/leads/sale-repository';
import type { StoredRequest } from '@/lib/requests/request';
import { updateRequest, type RequestChange } from '@/lib/requests/repository';

/** @returns false, having written nothing, if the request has changed since it was read */
export async function storeRequestChange(
  request: StoredRequest,
  change: RequestChange,
  event: TrailEntry,
): Promise<boolean> {
  const db = await database();
  return db.$transaction(async (tx) => {
    if (!(await updateRequest(tx, request, change))) return false;
    await record(tx, request, event);
    await noteContact(tx, request, event);
    // A cancelled request is not for sale either.
    if (change.status === 'cancelled') await changeSale(tx, request.id, { holdBack: true });
    if (change.status) await followMain(tx, request, change.status);
    return true;
  });
}

export async function findAppointment(requestId: string) {
  const db = await database();
  return db.appointment.findFirst({
    where: { requestId, cancelledAt: null },
    orderBy: { startsAt: 'desc' },
  });
}

const NEWEST_FIRST: { createdAt?: 'desc'; id?: 'desc' }[] = [{ createdAt: 'desc' }, { id: 'desc' }];

export async function findEffects(requestIds: string[]) {
  const db = await database();
  const where = { requestId: { in: requestIds } };
  const [events, mails, consents] = await Promise.all([
    db.requestEvent.findMany({ where, orderBy: NEWEST_FIRST }),
    db.outboxMessage.findMany({ where, orderBy: NEWEST_FIRST }),
    db.consentRecord.findMany({ where, orderBy: { createdAt: 'asc' } }),
  ]);
  return { events, mails, consents };
}

/** Actions that do not raise the version: what an employee has read stays current. */
const HARMLESS = [
  'email-confirmed',
  'wish-changed',
  'mail-resent',
  'mail-retried',
  'links-revoked',
  'earlier-links-revoked',
  'lead-joined',
  'lead-resembles',
  'lead-delivered',
];

export async function findChanges(requestId: string) {
  const db = await database();
  return db.requestEvent.findMany({
    where: { requestId, action: { notIn: HARMLESS } },
    orderBy: NEWEST_FIRST,
  });
}

/** Actions that do not change what is due. */
const BESIDE = ['noted', 'assigned'];

export async function findLastStep(requestId: string) {
  const db = await database();
  return db.requestEvent.findFirst({
    where: { requestId, action: { notIn: BESIDE } },
    orderBy: NEWEST_FIRST,
  });
}
