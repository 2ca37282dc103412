import 'server-only';
import type { PricesOfPlace } from './prices';
import { levelsOf } from './service';
import { country } from './places';

const COUNT = 2;

/** Ratios to the country's price. */
const DEAR = 1.25;
const CHEAP = 0.75;
/** Ratio of the range's bounds. */
const WIDE = 2.6;

function againstCountry({ house, flat }: PricesOfPlace): number {
  const all = levelsOf(country);
  const [own, whole] = house ? [house, all.house] : [flat, all.flat];
  return own && whole ? own.price / whole.price : 1;
}

function* wanted(prices: PricesOfPlace): Generator<string> {
  const { house, flat, isThin } = prices;
  const ratio = againstCountry(prices);
  // Few or very different offers need another method.
  if (isThin || (house && house.to / house.from > WIDE))
    yield 'vergleichswert-sachwert-ertragswert';
  if ((flat?.offers ?? 0) > (house?.offers ?? 0)) yield 'vermieten-oder-abgeben';
  // Commission is high where homes are expensive; renovation seldom pays where they are cheap.
  if (ratio >= DEAR) yield 'maklerprovision';
  if (ratio <= CHEAP) yield 'renovieren-oder-lassen';
  yield* ['den-immobilienmarkt-lesen', 'fuenf-fehler-beim-preis', 'kostenlose-online-bewertung'];
}

/** `articles`: the published ones, since guides may be renamed or withdrawn. */
export const fittingGuides = <Guide extends { slug: string }>(
  prices: PricesOfPlace,
  articles: readonly Guide[],
): Guide[] =>
  [...wanted(prices)]
    .flatMap((slug) => articles.find((article) => article.slug === slug) ?? [])
    .slice(0, COUNT);
