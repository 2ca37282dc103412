import 'server-only';
import { type Agent, billingMonth } from '@/lib/agents/agent';
import { findBuyers } from '@/lib/agents/repository';
import { database } from '@/lib/platform/db/client';
import { findDatedWishes } from '@/lib/requests/contact-wish/repository';
import { findRequests } from '@/lib/requests/repository';
import { releasedFor } from './clock';
import { isSaleRequest } from './facts';
import type { Waiting } from './matching';
import { offerTo } from './offers-repository';
import { findQualifications } from './repository';
import { offeredOf } from './sale-repository';

/** In one transaction */
const AT_ONCE = 100;

export async function findPackageBuyers(now: Date): Promise<{ agent: Agent; taken: number }[]> {
  const db = await database();
  const agents = (await findBuyers()).filter((agent) => agent.package);
  const billing = 'package';
  const [delivered, open] = await Promise.all([
    db.leadDelivery.groupBy({
      by: ['agentId'],
      where: { month: billingMonth(now), billing },
      _count: true,
    }),
    db.leadOffer.groupBy({ by: ['agentId'], where: { state: 'open', billing }, _count: true }),
  ]);
  const taken = new Map<string, number>();
  for (const { agentId, _count } of [...delivered, ...open]) {
    taken.set(agentId, (taken.get(agentId) ?? 0) + _count);
  }
  return agents.map((agent) => ({ agent, taken: taken.get(agent.id) ?? 0 }));
}

export async function findWaiting(now: Date): Promise<Waiting[]> {
  const db = await database();
  const rows = await db.$queryRaw<{ requestId: string; postalCode: string; wishedAt: Date }[]>`
    SELECT "requestId", "postalCode", "wishedAt" FROM "Qualification"
    WHERE "endsAt" > ${now} AND "soldAt" IS NULL AND "stoppedAt" IS NULL AND "joinedTo" IS NULL
    AND "resembles" IS NULL AND "releasedAt" <= ${releasedFor(now)} AND NOT "isByHand"
    AND "class" IS NOT NULL AND COALESCE("setClass", "class") = 'premium'
    AND NOT EXISTS (
      SELECT 1 FROM "LeadOffer" WHERE "LeadOffer"."openFor" = "Qualification"."requestId"
    )
    ORDER BY "endsAt", "requestId"`;
  const offers = await db.$queryRaw<{ requestId: string; agentId: string }[]>`
    SELECT "LeadOffer"."requestId", "agentId" FROM "LeadOffer"
    JOIN "Qualification" ON "Qualification"."requestId" = "LeadOffer"."requestId"
    WHERE "soldAt" IS NULL AND "Qualification"."endsAt" > ${now}`;
  const before = new Map<string, Set<string>>();
  for (const { requestId, agentId } of offers) {
    before.set(requestId, (before.get(requestId) ?? new Set()).add(agentId));
  }
  const nobody: ReadonlySet<string> = new Set();
  return rows.map((row) => ({
    ...row,
    wishedAt: new Date(row.wishedAt),
    before: before.get(row.requestId) ?? nobody,
  }));
}

export async function offerAssigned(
  assigned: ReadonlyMap<string, readonly string[]>,
  now: Date,
): Promise<number> {
  const db = await database();
  let offered = 0;
  for (const [agentId, ids] of assigned) {
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const some = ids.slice(start, start + AT_ONCE);
      const [requests, rows, wishes] = await Promise.all([
        findRequests(some),
        findQualifications(some),
        findDatedWishes(some, db),
      ]);
      const leads = requests.flatMap((request) => {
        const row = rows.get(request.id);
        return row && isSaleRequest(request)
          ? [offeredOf(request, row, wishes.get(request.id))]
          : [];
      });
      const done = await db.$transaction((tx) => offerTo(tx, agentId, leads, { by: 'rule', now }));
      offered += done.length;
    }
  }
  return offered;
}
