import type { AgencyArea } from '@/lib/agencies/agency';

export interface Buyer {
  id: string;
  areas: readonly AgencyArea[];
  /** This month, including open offers */
  taken: number;
  /** May be infinite */
  limit: number;
  /** Leads in the price of the package, to measure how full the month is */
  share: number;
  /** Hours */
  maxAge: number;
  /** Milliseconds; 0 without any offer */
  lastOfferAt: number;
}

/** For sale, without an open offer */
export interface Waiting {
  submissionId: string;
  postalCode: string;
  wishedAt: Date;
  /** Agencies that were offered it before */
  before: ReadonlySet<string>;
}

const HOUR = 60 * 60 * 1000;

/** The fair order: the emptier month first, then the longer wait. */
function comesFirst(one: Buyer, other: Buyer): boolean {
  const [filled, otherFilled] = [one.taken / one.share, other.taken / other.share];
  if (filled !== otherFilled) return filled < otherFilled;
  if (one.lastOfferAt !== other.lastOfferAt) return one.lastOfferAt < other.lastOfferAt;
  return one.id < other.id;
}

/**
 * The area fits, the lead is young enough for the package and the agency has leads left this month.
 * A protected area belongs to its agency alone; otherwise the agencies take turns in a fair order.
 * @returns submission ids by agency id
 */
export function assign(
  leads: readonly Waiting[],
  buyers: readonly Buyer[],
  now: Date,
): Map<string, string[]> {
  const state = buyers.map((buyer) => ({ ...buyer }));
  const byPrefix = new Map<string, { buyer: Buyer; isProtected: boolean }[]>();
  for (const buyer of state) {
    for (const { prefix, isProtected } of buyer.areas) {
      const known = byPrefix.get(prefix) ?? [];
      known.push({ buyer, isProtected });
      byPrefix.set(prefix, known);
    }
  }
  const assigned = new Map<string, string[]>();
  for (const { submissionId, postalCode, wishedAt, before } of leads) {
    const age = (now.getTime() - wishedAt.getTime()) / HOUR;
    const inArea = [1, 2, 3, 4, 5].flatMap(
      (digits) => byPrefix.get(postalCode.slice(0, digits)) ?? [],
    );
    const alone = inArea.filter(({ isProtected }) => isProtected);
    let chosen: Buyer | undefined;
    for (const { buyer } of alone.length > 0 ? alone : inArea) {
      const isPossible = buyer.taken < buyer.limit && age < buyer.maxAge && !before.has(buyer.id);
      if (isPossible && (!chosen || comesFirst(buyer, chosen))) chosen = buyer;
    }
    if (!chosen) continue;
    chosen.taken++;
    chosen.lastOfferAt = now.getTime();
    assigned.set(chosen.id, [...(assigned.get(chosen.id) ?? []), submissionId]);
  }
  return assigned;
}
