import 'server-only';
import type { PricesOfPlace } from './prices';
import { levelsOf } from './service';
import { country } from './places';

/** How many are named beside the prices of a place. */
const COUNT = 2;

/** From so much of the country's price on a place counts as dear, and up to so much as cheap. */
const DEAR = 1.25;
const CHEAP = 0.75;
/** From so much on between its bounds (dearer one to cheaper one) a range is wide. */
const WIDE = 2.6;

/** What a price is to that of the whole country, of houses, or of flats where no houses are offered. */
function againstCountry({ house, flat }: PricesOfPlace): number {
  const all = levelsOf(country);
  const [own, whole] = house ? [house, all.house] : [flat, all.flat];
  return own && whole ? own.price / whole.price : 1;
}

/** The guides that fit these prices, by what the figures say. */
function* wanted(prices: PricesOfPlace): Generator<string> {
  const { house, flat, isThin } = prices;
  const ratio = againstCountry(prices);
  // Few offers, or very different ones: another way to a value is needed.
  if (isThin || (house && house.to / house.from > WIDE))
    yield 'vergleichswert-sachwert-ertragswert';
  if ((flat?.offers ?? 0) > (house?.offers ?? 0)) yield 'vermieten-oder-abgeben';
  // Where homes are dear the commission is, where they are cheap a renovation seldom comes back.
  if (ratio >= DEAR) yield 'maklerprovision';
  if (ratio <= CHEAP) yield 'renovieren-oder-lassen';
  yield* ['den-immobilienmarkt-lesen', 'fuenf-fehler-beim-preis', 'kostenlose-online-bewertung'];
}

/**
 * Two guides for the page of a place.
 * @param articles the published ones: a guide may be renamed or withdrawn
 */
export const fittingGuides = <Guide extends { slug: string }>(
  prices: PricesOfPlace,
  articles: readonly Guide[],
): Guide[] =>
  [...wanted(prices)]
    .flatMap((slug) => articles.find((article) => article.slug === slug) ?? [])
    .slice(0, COUNT);
