import { writeFileSync } from 'node:fs';
import { dayInBerlin } from '../../../lib/platform/format/berlin-day';
import {
  fitted as before,
  packRegion,
  type Coefficients,
} from '../../../lib/valuation/regional/coefficients';
import { yearsOf } from '../../../lib/valuation/regional/data-state';
import { modelCard } from '../../../lib/valuation/regional/model-card';
import { priceIndex } from '../../../lib/valuation/regional/price-index';
import indexTable from '../../../lib/valuation/regional/house-price-index.json';
import { priceDataIn, type PriceData } from '../deliveries';
import { FORM_NAMES } from '../listing-forms';
import { readListings } from '../listings';
import { errorsOf2024, weaknesses } from './card';
import { tableOfKind, type Fitted } from './kind-table';
import { FOLDS, foldOf, round } from './numbers';
import { fitThePast } from './past';
import { fitPrices, regionOfFit } from './price-fit';
import { sampleOf, type SampleRow } from './sample';
import { divide, LISTINGS_AT_LEAST, type FitTerritory } from './territory';

const OUT = {
  coefficients: 'lib/valuation/regional/coefficients.json',
  card: 'lib/valuation/regional/model-card.json',
  state: 'lib/valuation/regional/deliveries.json',
  past: 'tools/valuation/past-effects.json',
};

const started = Date.now();
const tell = (text: string) =>
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${text}`);

function densityClassesOf(rows: readonly SampleRow[], { points, regionOf }: FitTerritory) {
  const density = rows
    .filter(({ isNew }) => !isNew)
    .map(({ postcode }) => points[regionOf[postcode]!]!.character[1]!)
    .sort((a, b) => a - b);
  const third = (share: number) => round(density[Math.floor(density.length * share)]!, 2);
  return [third(1 / 3), third(2 / 3)] as const;
}

function fitAll({ rows, rooms }: ReturnType<typeof sampleOf>, territory: FitTerritory): Fitted {
  const full = fitPrices(rows, territory, () => true);
  tell('fitted to all of them');
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const fit = fitPrices(rows, territory, (i) => foldOf(i) !== fold);
    tell(`fitted without part ${fold + 1} of ${FOLDS}`);
    return fit;
  });
  return { rows, rooms, territory, full, folds, densityClasses: densityClassesOf(rows, territory) };
}

function dayOf(found: Coefficients): string {
  const [now, last] = [found, before].map((each) => JSON.stringify({ ...each, version: '' }));
  return now === last ? modelCard.fittedOn : dayInBerlin(new Date());
}

function run(data: PriceData): void {
  for (const form of FORM_NAMES) tell(`${form} of ${data[form].date}: ${data[form].file}`);
  const { date } = data['listings-2024'];
  const index = priceIndex(date, indexTable);
  const file2024 = readListings(data['listings-2024'].file);
  const sample = sampleOf(file2024.listings);
  const { rows } = sample;
  const territory = divide(rows);
  tell(`${rows.length} listings of 2024, ${territory.points.length} regions`);

  const fitted = fitAll(sample, territory);
  const house = tableOfKind(fitted, 'house');
  const flat = tableOfKind(fitted, 'flat');
  tell('ranges calibrated');

  const base: Coefficients = {
    version: '',
    kinds: { house: house.table, flat: flat.table },
    densityClasses: [...fitted.densityClasses],
    // Neutral until the houses of 2020 are fitted, which need the model of 2024.
    age: { slopes: [], byLevel: 0, middle: 0, middleByLevel: 0 },
    condition: {} as Coefficients['condition'],
    narrower: { year: 1, condition: 1, both: 1 },
    regions: territory.points.map((_, region) =>
      packRegion(regionOfFit(fitted.full, territory, region)),
    ),
    regionOf: territory.regionOf,
  };
  const past = fitThePast(data, base);
  tell('houses of 2020 fitted');
  const found: Coefficients = { ...base, ...past.effects };
  const fittedOn = dayOf(found);
  const version = fittedOn.slice(0, 7);
  writeFileSync(OUT.coefficients, `${JSON.stringify({ ...found, version })}\n`);
  writeFileSync(OUT.past, `${JSON.stringify(past.stored)}\n`);

  const pairs = new Map([...house.pairs, ...flat.pairs]);
  const { errors, byType, byConfidence, byState } = errorsOf2024(rows, pairs, territory.regionOf);
  const card = {
    version,
    fittedOn,
    sources: [
      {
        name: `Angebotspreise ${yearsOf([date])}, öffentlich zugänglicher Forschungsdatensatz`,
        rows: file2024.listings.length + file2024.unreadable.length,
        used: rows.length,
        date: yearsOf([date]),
      },
      ...past.sources,
    ],
    priceIndex: index,
    regions: territory.points.length,
    listingsPerRegionAtLeast: LISTINGS_AT_LEAST,
    errors: { ...errors, ...past.errors },
    byType,
    byConfidence,
    weaknesses: weaknesses(yearsOf([date]), yearsOf(past.sources.map((source) => source.date))),
    byState,
  };
  writeFileSync(OUT.card, `${JSON.stringify(card, null, 2)}\n`);
  const dates = FORM_NAMES.map((form) => [form, data[form].date]);
  const state = { version, deliveries: Object.fromEntries(dates) };
  writeFileSync(OUT.state, `${JSON.stringify(state, null, 2)}\n`);
  for (const [group, { regional, baseFormula }] of Object.entries(card.errors)) {
    tell(
      `${group.padEnd(26)} ${regional.medianAbsoluteErrorPct} % (Grundformel ${baseFormula.medianAbsoluteErrorPct} %), range ${regional.coverage80Pct} % of ${regional.n}`,
    );
  }
}

run(priceDataIn(process.argv[2] ?? ''));
