import 'server-only';
import { record } from '@/lib/requests/trail-repository';
import { database, type Transaction } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/http/errors';
import { appointmentPayload } from '@/lib/requests/mails/compositions/appointments';
import { purposeOf } from '@/lib/requests/mails/purposes';
import type { RequestReference } from '@/lib/requests/reference';
import type { StoredRequest } from '@/lib/requests/request';
import { findRequest } from '@/lib/requests/repository';
import { hasFailed, retryRefusal } from './retry-rule';

type Stored = NonNullable<Awaited<ReturnType<typeof findStored>>>;

const findStored = (tx: Transaction, id: string) =>
  tx.outboxMessage.findUnique({ where: { id }, omit: { payload: true } });

/** Whether the consent that a mail makes use of has been withdrawn. */
async function isWithdrawn(tx: Transaction, { template }: Stored, { kind, id }: RequestReference) {
  const purpose = purposeOf(template, kind);
  if (!purpose) return false;
  const last = await tx.consentRecord.findFirst({
    where: { requestId: id, purpose },
    orderBy: { createdAt: 'desc' },
  });
  return last?.action === 'withdrawn';
}

/** Whether a mail invites to a meeting that has been moved, called off or begun since. */
async function isOutdated(tx: Transaction, { id: mailId, template }: Stored) {
  if (template !== 'appointment') return false;
  const where = { id: mailId };
  const mail = await tx.outboxMessage.findUnique({ where, select: { payload: true } });
  const { data: meeting } = appointmentPayload.safeParse(mail?.payload);
  if (!meeting) return true;
  const { id, sequence } = meeting;
  const asInvited = { id, sequence, cancelledAt: null, startsAt: { gt: new Date() } };
  return (await tx.appointment.findFirst({ where: asInvited, select: { id: true } })) === null;
}

const gone = () => new AppError('not_found', 'Diese E-Mail gibt es nicht mehr.');

/** Why a mail must not go out again. One to an agents' office is about no request, and says of itself when it is over. */
async function refusalOf(tx: Transaction, mail: Stored, request: StoredRequest | undefined) {
  const about = hasFailed(mail.status) ? request : undefined;
  return retryRefusal({
    ...mail,
    address: request ? (request.email ?? undefined) : mail.recipient,
    isWithdrawn: about !== undefined && (await isWithdrawn(tx, mail, about)),
    isOutdated: about !== undefined && (await isOutdated(tx, mail)),
  });
}

/**
 * Puts a failed mail back into the outbox, under the same Message-ID. Its three days begin anew, so that
 * a server that is busy once more does not end it at once.
 * @throws AppError `not_found` (404), `conflict` (409) where it must not go out again
 */
export async function requeue(id: string, employeeId: number, now: Date): Promise<void> {
  const db = await database();
  await db.$transaction(async (tx) => {
    const mail = await findStored(tx, id);
    const request = mail?.requestId ? await findRequest(mail.requestId, tx) : undefined;
    const isToAgents = mail && !mail.requestId && !mail.erasedId;
    // It is gone with its request.
    if (!mail || (!request && !isToAgents)) throw gone();
    const refusal = await refusalOf(tx, mail, request);
    if (refusal) throw new AppError('conflict', refusal);
    const { status, failure, template } = mail;
    const { count } = await tx.outboxMessage.updateMany({
      where: { id, status },
      data: { status: 'queued', attempts: 0, failure: null, nextAttemptAt: now, createdAt: now },
    });
    if (count === 0) throw new AppError('conflict', 'Diese E-Mail ist schon wieder unterwegs.');
    if (!request) return;
    await record(tx, request, {
      ...{ actor: `employee:${employeeId}`, action: 'mail-retried' },
      ...{ before: { status, failure }, after: { template } },
    });
  });
}
