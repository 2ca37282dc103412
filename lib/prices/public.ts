import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { enforceRateLimit } from '@/lib/platform/rate-limit/service';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { REGIONAL_DATA } from '@/lib/valuation/regional/data-state';
import { modelCard } from '@/lib/valuation/regional/model-card';
import type { Confidence } from '@/lib/valuation/regional/outcome';
import type { TypicalHome } from './level';
import { placeOfPostcode, type PricePlace } from './places';
import type { KindPrices } from './prices';
import { pricesOf } from './service';

/** Answers that a connection gets within ten minutes. */
export const PRICES_LIMIT = { name: 'prices', limit: 600, window: 600 };

/** One kind of home; money in whole euros, areas in m². */
interface PublicKind {
  pricePerSquareMetre: number;
  /** In which so many percent of the homes lie, for a square metre */
  range: { from: number; to: number; sharePct: 80 };
  /** Offers of this kind in the place itself */
  offers: number;
  /** Offers that the figures rest on, with those of the postcodes that share them */
  basedOnOffers: number;
  typicalHome: {
    propertyType: TypicalHome['propertyType'];
    livingArea: number;
    plotArea: number | null;
  };
  confidence: Confidence;
}

/** The public API of the prices in a place; docs/api-prices.md documents it, so fields only get added. */
export interface PublicPrices {
  /** Of a postcode only */
  postalCode: string | null;
  /** Without the postcode */
  place: string;
  district: string | null;
  state: string | null;
  house: PublicKind | null;
  flat: PublicKind | null;
  /** Whether the place itself has too few offers to stand for it */
  isThin: boolean;
  /** Other postcodes for which the same figures hold */
  sharesFiguresWith: readonly string[];
  unit: 'EUR/m²';
  /** What the figures are and of when, in German */
  basis: string;
  /** The quarter whose prices they are, '2. Quartal 2025' */
  priceLevel: string;
  /** The day on which they were calculated, 'YYYY-MM-DD' */
  fittedOn: string;
  /** A sentence to print below them, in German */
  source: string;
  page: string;
  card: string;
}

/** The address of a place's card, without the host. */
export const cardPath = ({ path }: PricePlace): string =>
  routes.priceCards + path.slice(routes.prices.length);

const publicKind = ({ price, from, to, offers, basis, typical, confidence }: KindPrices) =>
  ({
    ...{ pricePerSquareMetre: price, range: { from, to, sharePct: 80 }, offers },
    basedOnOffers: basis,
    typicalHome: {
      ...{ propertyType: typical.propertyType, livingArea: typical.area },
      plotArea: typical.plot ?? null,
    },
    confidence,
  }) satisfies PublicKind;

/** The name of the place of a level in which another one lies, or which it is. */
function nameAt(level: PricePlace['level'], place: PricePlace | undefined): string | null {
  if (!place) return null;
  if (place.level !== level) return nameAt(level, place.parent);
  return place.name.replace(/^Land /, '');
}

/** What others may show of the prices in a place. */
export function publicPrices(place: PricePlace): PublicPrices {
  const { name, url } = site();
  const { house, flat, isThin, together } = pricesOf(place);
  const isPostcode = place.level === 'postcode';
  const told = (kind: KindPrices | undefined) => (kind ? publicKind(kind) : null);
  const page = `${url}${place.path}`;
  return {
    postalCode: isPostcode ? place.slug : null,
    place: isPostcode ? place.name.slice(place.slug.length + 1) : place.name,
    ...{ district: nameAt('district', place), state: nameAt('state', place) },
    ...{ house: told(house), flat: told(flat), isThin, sharesFiguresWith: together },
    ...{ unit: 'EUR/m²', basis: REGIONAL_DATA, priceLevel: modelCard.priceIndex.to },
    fittedOn: modelCard.fittedOn,
    source: `Quelle: ${name}, ${page}. Grundlage: ${REGIONAL_DATA}.`,
    ...{ page, card: `${url}${cardPath(place)}` },
  };
}

/**
 * The prices at a postcode, for other websites.
 * @throws AppError `not_found` (404), `too_many` (429)
 */
export async function publicPricesAt(postalCode: string, caller: string): Promise<PublicPrices> {
  const place = placeOfPostcode(postalCode);
  if (!place) {
    throw new AppError('not_found', 'Zu dieser Postleitzahl gibt es keine Preise.');
  }
  await enforceRateLimit(PRICES_LIMIT, caller);
  return publicPrices(place);
}
