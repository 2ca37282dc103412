import 'server-only';
import { database } from '@/lib/platform/db/client';
import type { SubjectReference } from '@/lib/submissions/subject';

/**
 * What somebody has sent along of a conversation with the adviser. It is long and personal: nothing reads
 * it by the way, and lists do without it.
 */
export async function findConversation({
  subjectType,
  subjectId: id,
}: SubjectReference): Promise<string | undefined> {
  const db = await database();
  const asked = { where: { id }, select: { conversation: true } } as const;
  if (subjectType === 'callback') {
    return (await db.callbackRequest.findUnique(asked))?.conversation ?? undefined;
  }
  if (subjectType === 'contact') {
    return (await db.contactRequest.findUnique(asked))?.conversation ?? undefined;
  }
  return undefined;
}
