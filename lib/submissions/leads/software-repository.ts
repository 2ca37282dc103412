import 'server-only';
import { database } from '@/lib/platform/db/client';
import type { MailOutcome } from '@/lib/platform/mail/outcome';
import { WEBHOOK } from './webhook';

const of = (agencyId: string) => ({ agencyId, template: WEBHOOK });

export async function findWebhooks(agencyId: string, take: number) {
  const db = await database();
  return db.outboxMessage.findMany({
    where: of(agencyId),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
  });
}

export async function findWebhook(agencyId: string, id: string) {
  const db = await database();
  return db.outboxMessage.findFirst({ where: { ...of(agencyId), id } });
}

/** A test that was sent at once; it is not repeated. */
export async function storeExample(
  { agencyId, id, recipient }: Record<'agencyId' | 'id' | 'recipient', string>,
  outcome: MailOutcome,
): Promise<void> {
  const db = await database();
  const result =
    outcome.kind === 'sent'
      ? { status: 'sent', answer: outcome.answer, sentAt: new Date() }
      : { status: 'rejected', failure: outcome.failure };
  await db.outboxMessage.create({
    data: { ...of(agencyId), id, recipient, attempts: 1, payload: {}, ...result },
  });
}

/** With the pauses from their beginning. @returns false while it is being sent */
export async function requeueWebhook(agencyId: string, id: string, now: Date): Promise<boolean> {
  const db = await database();
  const { count } = await db.outboxMessage.updateMany({
    where: { ...of(agencyId), id, leaseToken: null },
    data: {
      status: 'queued',
      attempts: 0,
      failure: null,
      answer: null,
      sentAt: null,
      createdAt: now,
      nextAttemptAt: now,
    },
  });
  return count === 1;
}
