import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packRegion, type Coefficients } from '../../../lib/valuation/regional/coefficients';
import { PRICE_INDEX } from '../../../lib/valuation/regional/price-index';
import { readListings } from '../listings';
import { errorsOf2024, WEAKNESSES } from './card';
import { tableOfKind, type Fitted } from './kind-table';
import { FOLDS, foldOf, round } from './numbers';
import { fitThePast } from './past';
import { fitPrices, regionOfFit } from './price-fit';
import { sampleOf, type SampleRow } from './sample';
import { divide, LISTINGS_AT_LEAST, type Territory } from './territory';

const VERSION = '2026-11';
const FITTED_ON = '2026-11-22';
const OUT = {
  coefficients: 'lib/valuation/regional/coefficients.json',
  card: 'lib/valuation/regional/model-card.json',
  past: 'scripts/valuation/past-effects.json',
};

const started = Date.now();
const tell = (text: string) =>
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${text}`);

/** Thirds of the resold homes by the density of their region. */
function densityClassesOf(rows: readonly SampleRow[], { points, regionOf }: Territory) {
  const density = rows
    .filter(({ isNew }) => !isNew)
    .map(({ postcode }) => points[regionOf[postcode]!]!.character[1]!)
    .sort((a, b) => a - b);
  const third = (share: number) => round(density[Math.floor(density.length * share)]!, 2);
  return [third(1 / 3), third(2 / 3)] as const;
}

function fitAll({ rows, rooms }: ReturnType<typeof sampleOf>, territory: Territory): Fitted {
  const full = fitPrices(rows, territory, () => true);
  tell('fitted to all of them');
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const fit = fitPrices(rows, territory, (i) => foldOf(i) !== fold);
    tell(`fitted without part ${fold + 1} of ${FOLDS}`);
    return fit;
  });
  return { rows, rooms, territory, full, folds, densityClasses: densityClassesOf(rows, territory) };
}

/** Fits the regional valuation to the files of a folder and writes what it found, and how good it is. */
export function run(folder: string): void {
  const file2024 = readListings(join(folder, 'listings-2024.csv.gz'));
  const sample = sampleOf(file2024.listings);
  const { rows } = sample;
  const territory = divide(rows);
  tell(`${rows.length} listings of 2024, ${territory.points.length} regions`);

  const fitted = fitAll(sample, territory);
  const house = tableOfKind(fitted, 'house');
  const flat = tableOfKind(fitted, 'flat');
  tell('ranges calibrated');

  const coefficients: Coefficients = {
    version: VERSION,
    kinds: { house: house.table, flat: flat.table },
    densityClasses: [...fitted.densityClasses],
    // Neutral until the houses of 2020 are fitted, which are compared with the model of 2024.
    age: { slopes: [], byLevel: 0, middle: 0, middleByLevel: 0 },
    condition: {} as Coefficients['condition'],
    narrower: { year: 1, condition: 1, both: 1 },
    regions: territory.points.map((_, region) =>
      packRegion(regionOfFit(fitted.full, territory, region)),
    ),
    regionOf: territory.regionOf,
  };
  const past = fitThePast(folder, coefficients);
  tell('houses of 2020 fitted');
  writeFileSync(OUT.coefficients, `${JSON.stringify({ ...coefficients, ...past.effects })}\n`);
  writeFileSync(OUT.past, `${JSON.stringify(past.stored)}\n`);

  const { errors, byType, byState } = errorsOf2024(rows, new Map([...house.pairs, ...flat.pairs]));
  const card = {
    version: VERSION,
    fittedOn: FITTED_ON,
    sources: [
      {
        name: 'Angebotspreise 2024, öffentlich zugänglicher Forschungsdatensatz',
        rows: file2024.listings.length + file2024.unreadable.length,
        used: rows.length,
        date: '2024',
      },
      ...past.sources,
    ],
    priceIndex: PRICE_INDEX,
    regions: territory.points.length,
    listingsPerRegionAtLeast: LISTINGS_AT_LEAST,
    errors: { ...errors, ...past.errors },
    byType,
    weaknesses: WEAKNESSES,
    byState,
  };
  writeFileSync(OUT.card, `${JSON.stringify(card, null, 2)}\n`);
  for (const [group, { regional, baseFormula }] of Object.entries(card.errors)) {
    tell(
      `${group.padEnd(26)} ${regional.medianAbsoluteErrorPct} % (Grundformel ${baseFormula.medianAbsoluteErrorPct} %), range ${regional.coverage80Pct} % of ${regional.n}`,
    );
  }
}

// Behind '--data', which scripts/valuation-fit.ts has looked at.
run(process.argv[3] ?? '');
