export interface Counted {
  price: number;
  from: number;
  to: number;
  offers: number;
}

/** Quantile of the normal distribution. */
const NINE_TENTHS = 1.281_551_565_5;
const FAR = 6;
const STEP = 0.001;

const heightAt = (z: number) => Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI);

const STRIPS: number[] = [0];
for (let left = -FAR; left < FAR; left += STEP)
  STRIPS.push(STRIPS.at(-1)! + STEP * heightAt(left + STEP / 2));

function shareOfBell(z: number): number {
  if (Math.abs(z) >= FAR) return z > 0 ? 1 : 0;
  const at = (z + FAR) / STEP;
  const [before, after] = [STRIPS[Math.floor(at)]!, STRIPS[Math.floor(at) + 1]!];
  return before + (at % 1) * (after - before);
}

function shareBelow(price: number, row: Counted): number {
  const tenth = price < row.price ? Math.log(row.price / row.from) : Math.log(row.to / row.price);
  return shareOfBell((NINE_TENTHS * Math.log(price / row.price)) / tenth);
}

const offersOf = (rows: readonly Counted[]) => rows.reduce((sum, { offers }) => sum + offers, 0);

export function middlePrice(rows: readonly Counted[]): number {
  const half = offersOf(rows) / 2;
  let below = 0;
  return rows.toSorted((a, b) => a.price - b.price).find(({ offers }) => (below += offers) >= half)!
    .price;
}

function together(rows: readonly Counted[]): Counted[] {
  const byPrices = new Map<string, Counted>();
  for (const { price, from, to, offers } of rows) {
    const name = [price, from, to].join();
    byPrices.set(name, { price, from, to, offers: offers + (byPrices.get(name)?.offers ?? 0) });
  }
  return [...byPrices.values()];
}

/** Closer than pages round: a price of exactly half a euro must fall to the same side. */
export function priceBelow(rows: readonly Counted[], share: number): number {
  const merged = together(rows);
  const wanted = share * offersOf(rows);
  let [low, high] = [1, 100_000];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    const below = merged.reduce((sum, row) => sum + row.offers * shareBelow(middle, row), 0);
    if (below < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
