import { randomUUID } from 'node:crypto';
import { database } from '@/lib/platform/db/client';

let count = 0;

/** A message of a visitor with its receipt in the outbox, due now. */
export async function queuedMail(overrides: Record<string, unknown> = {}) {
  const db = await database();
  const requestId = randomUUID();
  const email = `visitor-${++count}@example.org`;
  const contact = { create: { message: 'Wie lange dauert es?' } };
  const request = { kind: 'contact', name: 'Erika Beispiel', email, status: 'unread', contact };
  await db.request.create({ data: { id: requestId, ...request } });
  return db.outboxMessage.create({
    data: {
      requestId,
      template: 'contact-confirmation',
      recipient: email,
      status: 'queued',
      ...overrides,
    },
  });
}

/** How a mail in the outbox stands now. */
export const storedMail = async (id: string) =>
  (await database()).outboxMessage.findUniqueOrThrow({ where: { id } });
