import { formatClock } from '@/lib/platform/format/date';
import { type SaleState, saleState } from './qualification';
import type { Qualification } from './qualification-repository';

export interface WithSale {
  id: string;
  createdAt: Date;
  sale?: Qualification;
}

/** How far the permission of the owner has led. */
const PROGRESS: Record<SaleState, number> = {
  stopped: 0,
  joined: 0,
  expired: 1,
  unclear: 2,
  checking: 2,
  'on-sale': 3,
  offered: 3,
  sold: 4,
};

const progress = ({ sale }: WithSale, now: Date) => (sale ? PROGRESS[saleState(sale, now)] : 0);

const isSameHome = (one: Qualification, other: Qualification) =>
  one.postalCode === other.postalCode && one.propertyType === other.propertyType;

function conflict(kept: WithSale, other: WithSale, now: Date): string | undefined {
  if (!kept.sale || !other.sale || progress(other, now) === 0) return undefined;
  const which = `Die Anfrage vom ${formatClock(other.createdAt)}`;
  if (other.sale.soldAt) return `${which} ist schon an ein anderes Büro übergeben.`;
  return isSameHome(kept.sale, other.sale)
    ? undefined
    : `${which} betrifft eine andere Immobilie, und auch deren Weitergabe ist erlaubt. Bitte bearbeiten Sie beide für sich.`;
}

interface Merge {
  /** The submission that keeps the others, so that a permission and its clock stay visible */
  kept: string;
  /** Of the latest wish; none if there is nothing to sell */
  clock?: Pick<Qualification, 'wishedAt' | 'endsAt'>;
}

/** @param submissions the open one first, which keeps the others unless one of them is further */
export function mergeOf(
  submissions: readonly [WithSale, ...WithSale[]],
  now: Date,
): Merge | { refusal: string } {
  const [first] = submissions;
  const kept = submissions.reduce(
    (best, each) => (progress(each, now) > progress(best, now) ? each : best),
    first,
  );
  for (const other of submissions) {
    const refusal = other === kept ? undefined : conflict(kept, other, now);
    if (refusal) return { refusal };
  }
  if (progress(kept, now) === 0 || kept.sale?.soldAt) return { kept: kept.id };
  const [latest] = submissions
    .flatMap((each) => (each.sale && progress(each, now) > 0 ? [each.sale] : []))
    .toSorted((one, other) => Number(other.wishedAt) - Number(one.wishedAt));
  return {
    kept: kept.id,
    clock: latest && { wishedAt: latest.wishedAt, endsAt: latest.endsAt },
  };
}
