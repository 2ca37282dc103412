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

/** Per connection, in ten minutes. */
export const PRICES_LIMIT = { name: 'prices', limit: 600, window: 600 };

/** Whole euros, m². */
interface PublicKind {
  pricePerSquareMetre: number;
  /** Per square metre */
  range: { from: number; to: number; sharePct: 80 };
  /** In the place itself */
  offers: number;
  /** Including postcodes that share the figures */
  basedOnOffers: number;
  typicalHome: {
    propertyType: TypicalHome['propertyType'];
    livingArea: number;
    plotArea: number | null;
  };
  confidence: Confidence;
}

/** Public API, documented in docs/api-prices.md: fields may be added, not changed. */
export interface PublicPrices {
  postalCode: string | null;
  place: string;
  district: string | null;
  state: string | null;
  house: PublicKind | null;
  flat: PublicKind | null;
  /** Too few offers of its own */
  isThin: boolean;
  sharesFiguresWith: readonly string[];
  /** Places whose figures these are, '26548 Norderney'; empty if they are its own */
  borrowedFrom: readonly string[];
  unit: 'EUR/m²';
  /** German */
  basis: string;
  /** '2. Quartal 2025' */
  priceLevel: string;
  /** 'YYYY-MM-DD' */
  fittedOn: string;
  /** To be printed with the figures, German */
  source: string;
  page: string;
  card: string;
}

export const cardPath = ({ path }: PricePlace): string =>
  routes.priceCards + path.slice(routes.prices.length);

const publicKind = ({ price, from, to, offers, basis, typical, confidence }: KindPrices) =>
  ({
    pricePerSquareMetre: price,
    range: { from, to, sharePct: 80 },
    offers,
    basedOnOffers: basis,
    typicalHome: {
      propertyType: typical.propertyType,
      livingArea: typical.area,
      plotArea: typical.plot ?? null,
    },
    confidence,
  }) satisfies PublicKind;

function nameAt(level: PricePlace['level'], place: PricePlace | undefined): string | null {
  if (!place) return null;
  if (place.level !== level) return nameAt(level, place.parent);
  return place.name.replace(/^Land /, '');
}

export function publicPrices(place: PricePlace): PublicPrices {
  const { name, url } = site();
  const { house, flat, isThin, together, borrowed } = pricesOf(place);
  const isPostcode = place.level === 'postcode';
  const told = (kind: KindPrices | undefined) => (kind ? publicKind(kind) : null);
  const page = `${url}${place.path}`;
  return {
    postalCode: isPostcode ? place.slug : null,
    place: isPostcode ? place.name.slice(place.slug.length + 1) : place.name,
    district: nameAt('district', place),
    state: nameAt('state', place),
    house: told(house),
    flat: told(flat),
    isThin,
    sharesFiguresWith: together,
    borrowedFrom: borrowed?.from ?? [],
    unit: 'EUR/m²',
    basis: REGIONAL_DATA,
    priceLevel: modelCard.priceIndex.to,
    fittedOn: modelCard.fittedOn,
    source: `Quelle: ${name}, ${page}. Grundlage: ${REGIONAL_DATA}.`,
    page,
    card: `${url}${cardPath(place)}`,
  };
}

/** Throws AppError `not_found` (404), `too_many` (429). */
export async function publicPricesAt(postalCode: string, caller: string): Promise<PublicPrices> {
  const place = placeOfPostcode(postalCode);
  if (!place) {
    throw new AppError('not_found', 'Zu dieser Postleitzahl gibt es keine Preise.');
  }
  await enforceRateLimit(PRICES_LIMIT, caller);
  return publicPrices(place);
}
