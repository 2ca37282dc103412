import 'server-only';
import { database } from '@/lib/platform/db/client';

export async function putPresence(employeeId: number, requestId: string | undefined, now: Date) {
  const db = await database();
  const isThere =
    requestId !== undefined && (await db.request.count({ where: { id: requestId } })) > 0;
  await db.$transaction([
    db.requestPresence.deleteMany({ where: { employeeId } }),
    ...(isThere
      ? [db.requestPresence.create({ data: { requestId, employeeId, seenAt: now } })]
      : []),
  ]);
}

export async function findPresence(employeeId: number, since: Date) {
  const db = await database();
  return db.requestPresence.findMany({
    where: { employeeId: { not: employeeId }, seenAt: { gt: since } },
    select: { requestId: true, employeeId: true },
    orderBy: { seenAt: 'asc' },
  });
}
