import 'server-only';
import { maxAge, monthlyLimit } from '@/lib/agencies/agency';
import { PACKAGE_LEADS } from '@/lib/agencies/constants';
import type { PackageId } from '@/lib/agencies/packages';
import { type NextWork, signalWork, workThrough } from '@/lib/platform/jobs/work-signal';
import { endContracts } from '@/lib/agencies/contract-repository';
import { findAgency } from '@/lib/agencies/repository';
import { ruleStart } from './clock';
import { askAgain } from './ending-repository';
import { closeMonths } from './issued-service';
import { expireOffers } from './offers-repository';
import { askOutcomes } from './outcome-repository';
import { assign, type Buyer } from './matching';
import { adopt } from './recognition-repository';
import { findNew } from './repository';
import { creditOverdue } from './reclaim-repository';
import { findPackageBuyers, findWaiting, offerAssigned } from './rule-repository';
import { log } from '@/lib/platform/telemetry/log';
import type { Qualification } from './qualification-repository';

const BATCH = 50;

async function assignWaiting(now: Date): Promise<Map<string, string[]>> {
  const buyers = await findPackageBuyers(now);
  if (buyers.length === 0) return new Map();
  return assign(
    await findWaiting(now),
    buyers.map(({ agency, taken }): Buyer => ({
      id: agency.id,
      areas: agency.areas,
      taken,
      limit: monthlyLimit(agency.package),
      share: PACKAGE_LEADS[agency.package as PackageId],
      maxAge: maxAge(agency.package),
      lastOfferAt: agency.lastOfferAt?.getTime() ?? 0,
    })),
    now,
  );
}

/** When the rule offers a released lead, and to which agency, unless an employee stops it. */
export async function plannedOffer(
  { submissionId, releasedAt, isByHand }: Qualification,
  now: Date,
): Promise<{ office: string; at: Date } | undefined> {
  if (!releasedAt || isByHand) return undefined;
  const start = ruleStart(releasedAt);
  const at = start > now ? start : now;
  const assigned = await assignWaiting(at);
  const [agencyId] = [...assigned].find(([, ids]) => ids.includes(submissionId)) ?? [];
  const agency = agencyId && (await findAgency(agencyId));
  return agency ? { office: agency.office, at } : undefined;
}

/** @returns how many were offered */
export async function offerByRule(now = new Date()): Promise<number> {
  const assigned = await assignWaiting(now);
  const offered = await offerAssigned(assigned, now);
  if (offered > 0) signalWork();
  return offered;
}

/** Milliseconds between two rounds of expiry and offers. */
const REGULARLY = 30_000;

/**
 * In any process: classifies new leads, ends expired offers and contracts, offers waiting leads by the rule, asks
 * owners whose sale has ended and agencies what became of a lead, credits overdue reclaims, and issues
 * the invoices of a month.
 */
export async function sellLeads(stop: AbortSignal): Promise<void> {
  let last = 0;
  const sell = async (): Promise<NextWork> => {
    const fresh = await findNew(BATCH);
    for (const id of fresh) await adopt(id);
    if (fresh.length === BATCH) return 'go-on';
    const now = new Date();
    if (fresh.length === 0 && now.getTime() - last < REGULARLY) return 'idle';
    last = now.getTime();
    await expireOffers(now);
    await endContracts(now);
    if ((await askAgain(now)) + (await askOutcomes(now)) > 0) signalWork();
    await creditOverdue(now);
    await closeMonths(now);
    await offerByRule(now);
    return 'idle';
  };
  await workThrough(stop, sell, (error) => {
    log().error({ err: error }, 'The sale of leads could not be worked on');
  });
}
