import 'server-only';
import { subDays } from 'date-fns/subDays';
import { database, transaction } from '@/lib/platform/db/client';
import { queueMail } from '@/lib/platform/mail/repository';
import { isOfficeDayAhead } from './clock';
import { lockSubmission } from '@/lib/submissions/repository';
import { record } from '@/lib/submissions/trail-repository';

const ACTION = 'wish-asked';

/** In all, whatever the owner answers */
const MOST_ASKED = 2;

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
    AND (
      SELECT COUNT(*) FROM "SubmissionEvent"
      WHERE "SubmissionEvent"."submissionId" = "Qualification"."submissionId" AND "action" = ${ACTION}
    ) < ${MOST_ASKED}
    LIMIT ${BATCH}`;
}

/** Whether the owner has been asked as often as possible */
export async function isAskedOut(submissionId: string): Promise<boolean> {
  const db = await database();
  const where = { submissionId, action: ACTION };
  return (await db.submissionEvent.count({ where })) >= MOST_ASKED;
}

/**
 * Asks the owners of unsold leads whether the sale goes on: once for each wish, twice in all. Before a
 * weekend it waits until an answer leaves the office time.
 */
export async function askAgain(now: Date): Promise<number> {
  if (!isOfficeDayAhead(now)) return 0;
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
