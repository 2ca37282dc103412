import 'server-only';
import { database } from '@/lib/platform/db/client';

export async function putPresence(employeeId: number, submissionId: string | undefined, now: Date) {
  const db = await database();
  const isThere =
    submissionId !== undefined && (await db.submission.count({ where: { id: submissionId } })) > 0;
  await db.$transaction([
    db.submissionPresence.deleteMany({ where: { employeeId } }),
    ...(isThere
      ? [db.submissionPresence.create({ data: { submissionId, employeeId, seenAt: now } })]
      : []),
  ]);
}

export async function findPresence(employeeId: number, since: Date) {
  const db = await database();
  return db.submissionPresence.findMany({
    where: { employeeId: { not: employeeId }, seenAt: { gt: since } },
    select: { submissionId: true, employeeId: true },
    orderBy: { seenAt: 'asc' },
  });
}
