import 'server-only';
import type { Transaction } from '@/lib/platform/db/client';
import type { Change, OpenAppointment } from './operation';

/** The meeting that is arranged about a request and has not begun, if there is one. */
export async function findOpenAppointment(
  tx: Transaction,
  requestId: string,
  now: Date,
): Promise<OpenAppointment | undefined> {
  const row = await tx.appointment.findFirst({
    where: { requestId, cancelledAt: null, startsAt: { gt: now } },
    orderBy: { startsAt: 'asc' },
    select: { id: true, startsAt: true, minutes: true, place: true, sequence: true },
  });
  return row ?? undefined;
}

/** Writes a meeting as it is now, within the caller's transaction. */
export async function putAppointment(
  tx: Transaction,
  requestId: string,
  { id, note, isCancelled, ...meeting }: NonNullable<Change['appointment']>,
  employeeId: number,
) {
  if (isCancelled) {
    const { sequence } = meeting;
    await tx.appointment.update({ where: { id }, data: { sequence, cancelledAt: new Date() } });
    return;
  }
  const data = { ...meeting, note: note ?? null, employeeId };
  await tx.appointment.upsert({
    where: { id },
    create: { id, requestId, ...data },
    update: data,
  });
}
