import 'server-only';
import { subDays } from 'date-fns/subDays';
import { database } from '@/lib/platform/db/client';
import { queueMail } from '@/lib/platform/mail/repository';
import { lockRequest } from '@/lib/requests/repository';
import { record } from '@/lib/requests/trail-repository';

const ACTION = 'wish-asked';

/** Days after which an owner is not asked any more */
const LATEST = 7;

const BATCH = 50;

async function findEnded(now: Date) {
  const db = await database();
  return db.$queryRaw<{ requestId: string }[]>`
    SELECT "Qualification"."requestId" FROM "Qualification"
    JOIN "Request" ON "Request"."id" = "Qualification"."requestId"
    WHERE "endsAt" <= ${now} AND "endsAt" > ${subDays(now, LATEST)} AND "soldAt" IS NULL
    AND "stoppedAt" IS NULL AND "joinedTo" IS NULL AND "resembles" IS NULL
    AND "email" IS NOT NULL AND "quarantine" IS NULL AND "Request"."status" <> 'cancelled'
    AND NOT EXISTS (
      SELECT 1 FROM "RequestEvent" WHERE "RequestEvent"."requestId" = "Qualification"."requestId"
      AND "action" = ${ACTION} AND "RequestEvent"."createdAt" >= "endsAt"
    )
    LIMIT ${BATCH}`;
}

/** Asks the owners of unsold leads, once for each wish, whether the sale goes on. */
export async function askAgain(now: Date): Promise<number> {
  const db = await database();
  let asked = 0;
  for (const { requestId } of await findEnded(now)) {
    asked += await db.$transaction(async (tx) => {
      // Another process may ask at the same moment.
      await lockRequest(tx, requestId);
      const row = await tx.qualification.findUnique({
        where: { requestId },
        include: { request: { select: { id: true, kind: true, email: true } } },
      });
      const recipient = row?.request.email;
      if (!row || !recipient || row.stoppedAt || row.endsAt > now) return 0;
      const before = await tx.requestEvent.count({
        where: { requestId, action: ACTION, createdAt: { gte: row.endsAt } },
      });
      if (before > 0) return 0;
      await queueMail(tx, requestId, { template: 'sale-ended', recipient });
      await record(tx, row.request, { actor: 'system', action: ACTION });
      return 1;
    });
  }
  return asked;
}
