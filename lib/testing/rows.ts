import { database } from '@/lib/platform/db/client';
import type { SubmissionKind, SubmissionOf } from '@/lib/submissions/kinds/kinds';
import { findSubmission } from '@/lib/submissions/repository';

export async function rowOf<Kind extends SubmissionKind>(id: string) {
  const submission = await findSubmission(id);
  if (!submission) throw new Error(`There is no submission ${id}.`);
  const { details, ...head } = submission as SubmissionOf<Kind>;
  return { ...details, ...head };
}

export const countOf = async (kind: SubmissionKind) =>
  (await database()).submission.count({ where: { kind } });
