import { randomUUID } from 'node:crypto';
import { database } from '@/lib/platform/db/client';

let count = 0;

/** A message of a visitor with its receipt in the outbox, due now. */
export async function queuedMail(overrides: Record<string, unknown> = {}) {
  const db = await database();
  const subjectId = randomUUID();
  const email = `visitor-${++count}@example.org`;
  await db.contactRequest.create({
    data: { id: subjectId, name: 'Erika Beispiel', email, message: 'Wie lange dauert es?' },
  });
  return db.outboxMessage.create({
    data: {
      subjectType: 'contact',
      subjectId,
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
