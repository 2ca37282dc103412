import { randomUUID } from 'node:crypto';
import { database } from '@/lib/platform/db/client';

let count = 0;

export async function queuedMail(
  overrides: { recipient?: string; [column: string]: unknown } = {},
) {
  const db = await database();
  const submissionId = randomUUID();
  const { recipient = `visitor-${++count}@example.org` } = overrides;
  const contact = { create: { message: 'Wie lange dauert es?' } };
  const submission = {
    kind: 'contact',
    name: 'Erika Beispiel',
    email: recipient,
    status: 'unread',
    contact,
  };
  await db.submission.create({ data: { id: submissionId, ...submission } });
  return db.outboxMessage.create({
    data: {
      submissionId,
      template: 'contact-confirmation',
      recipient,
      status: 'queued',
      ...overrides,
    },
  });
}

export const storedMail = async (id: string) =>
  (await database()).outboxMessage.findUniqueOrThrow({ where: { id } });
