import dataState from './deliveries.json';
import table from './house-price-index.json';

interface IndexTable {
  /** Who publishes it, and what it is called */
  source: string;
  /** The day of the latest figure, 'YYYY-MM-DD' */
  published: string;
  /** By quarter, '2024-Q2', against each other */
  levels: Readonly<Record<string, number>>;
}

const QUARTER = /^\d{4}-Q[1-4]$/;

/** '2. Quartal 2024' from '2024-Q2' */
const inWords = (quarter: string) => `${quarter.slice(-1)}. Quartal ${quarter.slice(0, 4)}`;

/**
 * The factor from offers of a month, 'YYYY-MM', to the latest quarter of the index; 1 for offers
 * younger than it.
 * @throws Error with a sentence when the table has no level for their quarter, or a wrong one
 */
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

/** The day on which the index was published, 'YYYY-MM-DD'. */
export const INDEX_PUBLISHED = table.published;

/**
 * The factor from the level of the listings to today, for the whole country. The listings name no
 * month, so the month of their delivery counts.
 */
export const PRICE_INDEX = priceIndex(dataState.deliveries['listings-2024'], table);
