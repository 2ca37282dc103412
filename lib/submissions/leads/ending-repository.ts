import 'server-only';
import { subDays } from 'date-fns/subDays';
import { database, transaction } from '@/lib/platform/db/client';
import { queueMail } from '@/lib/platform/mail/repository';
import { lockSubmission } from '@/lib/submissions/repository';
import { record } from '@/lib/submissions/trail-repository';

const ACTION = 'wish-asked';

/** Days after which an owner is not asked any more */
const LATEST = 7;

const BATCH = 50;

async function findEnded(now: Date) {
  const db = await database();
  return db.$queryRaw<{ submissionId: string }[]>`
    SELECT "Qualification"."submissionId" FROM "Qualification"
    JOIN "Submission" ON "Submission"."id" = "Qualification"."submissionId"
    WHERE "endsAt" <= ${now} AND "endsAt" > ${subDays(now, LATEST)} AND "soldAt" IS NULL
    AND "stoppedAt" IS NULL AND "joinedTo" IS NULL AND "resembles" IS NULL
    AND "email" IS NOT NULL AND "quarantine" IS NULL AND "Submission"."status" <> 'cancelled'
    AND NOT EXISTS (
      SELECT 1 FROM "SubmissionEvent" WHERE "SubmissionEvent"."submissionId" = "Qualification"."submissionId"
      AND "action" = ${ACTION} AND "SubmissionEvent"."createdAt" >= "endsAt"
    )
    LIMIT ${BATCH}`;
}

/** Asks the owners of unsold leads, once for each wish, whether the sale goes on. */
export async function askAgain(now: Date): Promise<number> {
  let asked = 0;
  for (const { submissionId } of await findEnded(now)) {
    asked += await transaction(async (tx) => {
      // Another process may ask at the same moment.
      await lockSubmission(tx, submissionId);
      const row = await tx.qualification.findUnique({
        where: { submissionId },
        include: { submission: { select: { id: true, kind: true, email: true } } },
      });
      const recipient = row?.submission.email;
      if (!row || !recipient || row.stoppedAt || row.endsAt > now) return 0;
      const before = await tx.submissionEvent.count({
        where: { submissionId, action: ACTION, createdAt: { gte: row.endsAt } },
      });
      if (before > 0) return 0;
      await queueMail(tx, { submissionId, template: 'sale-ended', recipient });
      await record(tx, row.submission, { actor: 'system', action: ACTION });
      return 1;
    });
  }
  return asked;
}
