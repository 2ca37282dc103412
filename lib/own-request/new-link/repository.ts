import 'server-only';
import { database } from '@/lib/db/client';
import { queueMail } from '@/lib/mail/repository';
import type { SubjectReference } from '@/lib/submissions/subject';

/** Queues the mail with the links; it belongs to the newest request and is deleted with it. */
export async function storeLinkMail(
  newest: SubjectReference,
  recipient: string,
  requests: SubjectReference[],
) {
  const db = await database();
  await db.$transaction(async (tx) => {
    await queueMail(
      tx,
      { subjectType: newest.subjectType, subjectId: newest.subjectId },
      { template: 'new-link', recipient, payload: { requests } },
    );
  });
}
