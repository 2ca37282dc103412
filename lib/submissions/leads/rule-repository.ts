import 'server-only';
import { type Agency, billingMonth } from '@/lib/agencies/agency';
import { findBuyers } from '@/lib/agencies/repository';
import { database, transaction } from '@/lib/platform/db/client';
import { findDatedWishes } from '@/lib/submissions/contact-wish/repository';
import { findSubmissions } from '@/lib/submissions/repository';
import { releasedFor } from './clock';
import { isSaleSubmission } from './facts';
import type { Waiting } from './matching';
import { isPassedOver, offerTo } from './offers-repository';
import { offeredOf } from './sale-repository';
import { findQualifications, isOnSale } from './qualification-repository';

/** In one transaction */
const AT_ONCE = 100;

export async function findPackageBuyers(now: Date): Promise<{ agency: Agency; taken: number }[]> {
  const db = await database();
  const agencies = (await findBuyers()).filter((agency) => agency.package);
  const billing = 'package';
  const [delivered, open] = await Promise.all([
    db.leadDelivery.groupBy({
      by: ['agencyId'],
      where: { month: billingMonth(now), billing },
      _count: true,
    }),
    db.leadOffer.groupBy({ by: ['agencyId'], where: { state: 'open', billing }, _count: true }),
  ]);
  const taken = new Map<string, number>();
  for (const { agencyId, _count } of [...delivered, ...open]) {
    taken.set(agencyId, (taken.get(agencyId) ?? 0) + _count);
  }
  return agencies.map((agency) => ({ agency, taken: taken.get(agency.id) ?? 0 }));
}

export async function findWaiting(now: Date): Promise<Waiting[]> {
  const db = await database();
  const rows = await db.$queryRaw<{ submissionId: string; postalCode: string; wishedAt: Date }[]>`
    SELECT "submissionId", "postalCode", "wishedAt" FROM "Qualification"
    WHERE ${isOnSale(now)} AND "releasedAt" <= ${releasedFor(now)} AND NOT "isByHand"
    AND COALESCE("setClass", "class") = 'premium'
    AND NOT EXISTS (
      SELECT 1 FROM "LeadOffer" WHERE "LeadOffer"."openFor" = "Qualification"."submissionId"
    )
    ORDER BY "endsAt", "submissionId"`;
  const offers = await db.$queryRaw<{ submissionId: string; agencyId: string }[]>`
    SELECT "LeadOffer"."submissionId", "agencyId" FROM "LeadOffer"
    JOIN "Qualification" ON "Qualification"."submissionId" = "LeadOffer"."submissionId"
    WHERE "soldAt" IS NULL AND "Qualification"."endsAt" > ${now} AND ${isPassedOver}`;
  const before = new Map<string, Set<string>>();
  for (const { submissionId, agencyId } of offers) {
    before.set(submissionId, (before.get(submissionId) ?? new Set()).add(agencyId));
  }
  const nobody: ReadonlySet<string> = new Set();
  return rows.map((row) => ({
    ...row,
    wishedAt: new Date(row.wishedAt),
    before: before.get(row.submissionId) ?? nobody,
  }));
}

export async function offerAssigned(
  assigned: ReadonlyMap<string, readonly string[]>,
  now: Date,
): Promise<number> {
  const db = await database();
  let offered = 0;
  for (const [agencyId, ids] of assigned) {
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const some = ids.slice(start, start + AT_ONCE);
      const [submissions, rows, wishes] = await Promise.all([
        findSubmissions(some),
        findQualifications(some),
        findDatedWishes(some, db),
      ]);
      const leads = submissions.flatMap((submission) => {
        const row = rows.get(submission.id);
        return row && isSaleSubmission(submission)
          ? [offeredOf(submission, row, wishes.get(submission.id))]
          : [];
      });
      const done = await transaction((tx) => offerTo(tx, agencyId, leads, { by: 'rule', now }));
      offered += done.length;
    }
  }
  return offered;
}
