import 'server-only';
import { database } from '@/lib/platform/db/client';
import type { MailOutcome } from '@/lib/platform/mail/outcome';
import { WEBHOOK } from './webhook';

const of = (agencyId: string) => ({ agencyId, template: WEBHOOK });

export async function findWebhooks(agencyId: string, take: number) {
  const db = await database();
  const orderBy = [{ createdAt: 'desc' }, { id: 'desc' }] as const;
  return db.outboxMessage.findMany({ where: of(agencyId), orderBy: [...orderBy], take });
}

export async function findWebhook(agencyId: string, id: string) {
  const db = await database();
  return db.outboxMessage.findFirst({ where: { ...of(agencyId), id } });
}

/** A test that was sent at once; it is not repeated. */
export async function storeExample(
  { agencyId, ...sent }: Record<'agencyId' | 'id' | 'recipient', string>,
  outcome: MailOutcome,
): Promise<void> {
  const db = await database();
  const result =
    outcome.kind === 'sent'
      ? { status: 'sent', answer: outcome.answer }
      : { status: 'rejected', failure: outcome.failure };
  await db.outboxMessage.create({
    data: { ...of(agencyId), ...sent, ...result, attempts: 1, payload: {} },
  });
}

const AS_NEW = { status: 'queued', attempts: 0, failure: null, answer: null, sentAt: null };

/** With the pauses from their beginning. @returns false while it is being sent */
export async function requeueWebhook(agencyId: string, id: string, now: Date): Promise<boolean> {
  const db = await database();
  const { count } = await db.outboxMessage.updateMany({
    where: { ...of(agencyId), id, leaseToken: null },
    data: { ...AS_NEW, createdAt: now, nextAttemptAt: now },
  });
  return count === 1;
}
