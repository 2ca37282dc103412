import {
  fourDecimals,
  type Home,
  type Model,
  offeredHomes,
  readRegion,
  type PriceSetting,
  settingOf,
  type SettingSite,
  usualPlot,
  within,
} from './setting';
import { risingTable, type Table } from './shape';
import { type DescribedTerm, MIDDLE, sumOfProducts, priceTerms } from './terms';

/** Whole euros, and euros per m². */
export interface Valued {
  value: number;
  price: number;
  from: number;
  to: number;
  /** Half the range, logarithmic */
  half: number;
}

/** m² of the price table; prices in between are log-linear. */
const AREAS = {
  house: [60, 75, 87, 100, 113, 127, 142, 160, 185, 220, 270, 350, 500],
  flat: [40, 46, 52, 58, 65, 72, 80, 90, 102, 120, 145, 185, 300],
};
const PLOTS = [60, 100, 150, 200, 260, 330, 430, 560, 730, 950, 1300, 2000, 4000, 12_000];

/** The price grows by at least this share of the area's growth. */
const RISE = 0.25;

const AGES = [0, 4, 10, 20, 30, 40, 55, 75, 100];

const inSteps = (step: number, value: number) => Math.round(value / step) * step;
const bell = (distance: number, width: number) => Math.exp(-((distance / width) ** 2) / 2);

/** ln of euros per m² of a resold home. */
function regression({ kind, own, site }: PriceSetting, home: DescribedTerm): number {
  const { level, slopes, character } = readRegion(site, kind);
  const { linear, products, urban, ...terms } = priceTerms(home);
  let [sum, at] = [level + sumOfProducts(slopes, terms.slopes), 0];
  const count = (factor: number, group: number[]) => {
    sum += factor * sumOfProducts(group, own.beta.slice(at, at + group.length));
    at += group.length;
  };
  // The zeros stand before the coefficients of new buildings, which no page is about.
  for (const factor of [1, 0, level, level ** 2, 0]) count(factor, linear);
  for (const factor of [1, 0]) count(factor, products);
  for (const factor of character.flatMap((each) => [each, 0])) count(factor, urban);
  if (at !== own.beta.length) throw new Error(`${at} coefficients, not ${own.beta.length}`);
  return sum;
}

function weightOf(setting: PriceSetting, area: number, plot: number): number {
  const ofArea = bell(Math.log(area / setting.own.median.area), 0.4);
  if (setting.kind === 'flat') return ofArea + 0.01;
  return ofArea * bell(Math.log(plot) - usualPlot(setting, area), 0.6) + 0.001;
}

/** ln of whole euros in whole thousandths, never falling with more area or more land. */
function corners(setting: PriceSetting): Table {
  const { kind, types } = setting;
  const areas = AREAS[kind];
  const plots = kind === 'house' ? PLOTS : [1];
  const rise = (area: number) => RISE * Math.log(area / areas[0]!);
  const fitted = areas.map((area) =>
    plots.map(
      (plot) => regression(setting, { kind, types, area, plot }) + Math.log(area) - rise(area),
    ),
  );
  const weights = areas.map((area) => plots.map((plot) => weightOf(setting, area, plot)));
  return risingTable(fitted, weights).map((row, i) =>
    row.map((value) => (Math.round(1000 * value) + Math.ceil(1000 * rise(areas[i]!))) / 1000),
  );
}

function between(at: readonly number[], value: number) {
  const bounded = within(value, [at[0]!, at.at(-1)!]);
  const next = Math.max(
    1,
    at.findIndex((each) => each >= bounded),
  );
  const share = Math.log(bounded / at[next - 1]!) / Math.log(at[next]! / at[next - 1]!);
  return { next, share };
}

const mix = (from: number, to: number, share: number) => from + share * (to - from);

function logPrice(setting: PriceSetting, table: Table, area: number, plot: number): number {
  const offered = offeredHomes(setting);
  const priced = within(area, offered.area);
  const i = between(AREAS[setting.kind], priced);
  const j = between(PLOTS, setting.kind === 'house' ? within(plot, offered.plot) : PLOTS[0]!);
  const alongRow = (row: number[]) =>
    setting.kind === 'house' ? mix(row[j.next - 1]!, row[j.next]!, j.share) : row[0]!;
  const large = mix(alongRow(table[i.next - 1]!), alongRow(table[i.next]!), i.share);
  return large + Math.min(0, Math.log(area / priced));
}

function ageEffect({ age, kinds }: Model, { kind, site }: PriceSetting, year: number | undefined) {
  if (year === undefined) return 0;
  const years = within(2024 - year, [0, 150]);
  const level = readRegion(site, kind).level - kinds[kind].middleLevel;
  const ofAge = sumOfProducts(
    AGES.map((bend) => Math.max(0, years - bend)),
    age.slopes,
  );
  const ofLevel = age.byLevel * (Math.min(100, years) / 100) - age.middleByLevel;
  return ofAge - age.middle + level * ofLevel;
}

function spreadOf(setting: PriceSetting, area: number, plot: number) {
  const { kind, own, site, types } = setting;
  const { level, character, offers, borrowed } = readRegion(site, kind);
  const offered = offeredHomes(setting);
  const size = Math.log(Math.min(area, offered.area[1])) - MIDDLE[kind].area;
  const ground = Math.log(within(plot, offered.plot)) - MIDDLE.house.plot;
  const relative = level - own.middleLevel;
  const ofPlot = kind === 'house' ? [ground, ground ** 2, 0] : [];
  const ofHome = [...types, ...[size, size ** 2, 0], ...ofPlot];
  const ofRegion = [1, relative, relative ** 2, character[1]!, Math.log(offers)];
  const logarithm =
    sumOfProducts(ofHome, own.spread) +
    fourDecimals(
      sumOfProducts(ofRegion, own.spread.slice(-5)) + Math.log(own.stateWidths[site.state] ?? 1),
    );
  return Math.hypot(within(Math.exp(logarithm), [0.08, 0.8]), borrowed);
}

function boundsOf(
  { densityClasses }: Model,
  { kind, own, site }: PriceSetting,
  isPlotKnown: boolean,
) {
  const density = readRegion(site, kind).character[1]!;
  const classOf = densityClasses.filter((bound) => density >= bound).length;
  const known = kind === 'flat' || isPlotKnown ? 'noRooms' : 'neither';
  return own.quantiles[known][classOf] as [number, number];
}

export function valuer(model: Model, index: number) {
  const tables = new Map<string, Table>();
  return (site: SettingSite, home: Home): Valued => {
    const setting = settingOf(model, site, home);
    const name = `${home.propertyType} ${site.region.join()}`;
    const table = tables.get(name) ?? corners(setting);
    tables.set(name, table);
    const known = Math.min(home.area, offeredHomes(setting).area[1]);
    const plot = home.plot ?? (setting.kind === 'house' ? Math.exp(usualPlot(setting, known)) : 1);
    const logarithm =
      logPrice(setting, table, home.area, plot) + ageEffect(model, setting, home.year);
    const value = inSteps(100, Math.exp(logarithm) * index);
    const [low, high] = boundsOf(model, setting, home.plot !== undefined);
    const spread = spreadOf(setting, home.area, plot);
    return {
      value,
      price: Math.round(value / home.area),
      from: inSteps(1000, value * Math.exp(low * spread)),
      to: inSteps(1000, value * Math.exp(high * spread)),
      half: ((high - low) / 2) * spread,
    };
  };
}
