import dataState from './deliveries.json';
import table from './house-price-index.json';

interface IndexTable {
  /** Publisher and name */
  source: string;
  /** 'YYYY-MM-DD', of the latest figure */
  published: string;
  /** By quarter ('2024-Q2') */
  levels: Readonly<Record<string, number>>;
}

const QUARTER = /^\d{4}-Q[1-4]$/;

/** '2. Quartal 2024' from '2024-Q2' */
const inWords = (quarter: string) => `${quarter.slice(-1)}. Quartal ${quarter.slice(0, 4)}`;

/** To the latest quarter; 1 for younger offers. Throws an Error for a missing or wrong level. */
export function priceIndex(offers: string, { source, published, levels }: IndexTable) {
  const day = new Date(`${published}T00:00:00Z`);
  if (Number.isNaN(+day) || day.toISOString().slice(0, 10) !== published)
    throw new Error(`house-price-index.json: "published" is no day: ${published}.`);
  for (const [quarter, level] of Object.entries(levels))
    if (!QUARTER.test(quarter) || !(level > 0))
      throw new Error(`house-price-index.json: ${quarter} is no quarter, or ${level} no level.`);
  const from = `${offers.slice(0, 4)}-Q${Math.ceil(Number(offers.slice(5)) / 3)}`;
  const latest = Object.keys(levels).toSorted().at(-1);
  const to = latest && latest > from ? latest : from;
  const [before, after] = from > (latest ?? '') ? [1, 1] : [levels[from], levels[to]];
  if (!before || !after)
    throw new Error(`house-price-index.json has no level for ${from}, the quarter of the offers.`);
  const [year, month, date] = published.split('-');
  return {
    factor: Number((after / before).toFixed(4)),
    from: inWords(from),
    to: inWords(to),
    source: `${source}, ${date}.${month}.${year}`,
  };
}

export const INDEX_PUBLISHED = table.published;

/** For the whole country. Listings have no month, so the month of delivery counts. */
export const PRICE_INDEX = priceIndex(dataState.deliveries['listings-2024'], table);
