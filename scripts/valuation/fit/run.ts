import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { districts } from '../../../lib/places/districts';
import { postcodes } from '../../../lib/places/postcodes';
import { stateName } from '../../../lib/places/states';
import { estimate } from '../../../lib/valuation/estimate';
import {
  packRegion,
  type Coefficients,
  type KindTable,
} from '../../../lib/valuation/regional/coefficients';
import { quantities, TYPES, type Kind } from '../../../lib/valuation/regional/features';
import { foldPrice, logPrice } from '../../../lib/valuation/regional/fold';
import { densityClass } from '../../../lib/valuation/regional/spread';
import { PRICE_INDEX } from '../../../lib/valuation/regional/price-index';
import { readListings } from '../listings';
import { median, type Pair } from '../metrics';
import { fitQuantiles, fitStateWidths, fitSpread, spreadOf, type LeftOut } from './calibrate';
import { fitGuesses } from './guesses';
import { compare } from './compare';
import { FOLDS, foldOf, mean, round } from './numbers';
import { fitThePast } from './past';
import { fitPrices, OUTPUTS, regionOfFit, type PriceFit } from './price-fit';
import { countByPostcode, sampleOf } from './sample';
import { divide, LISTINGS_AT_LEAST } from './territory';

const VERSION = '2026-11';
const FITTED_ON = '2026-11-22';
const KINDS = ['house', 'flat'] as const;
const LEVEL = { house: 0, flat: 2 } as const;
/** What whoever uses the figures has to know; the method page says it at more length. */
const WEAKNESSES = [
  'Angebotspreise, nicht gezahlte Preise; die Angebote von 2024 nennen keinen Monat.',
  'Genauer als die Postleitzahl ist die Lage nicht bekannt.',
  'Baujahr und Zustand wirken wie bei den Häusern von 2020; für Wohnungen sind sie von dort übernommen.',
  'Der Zustand beruht auf Niedersachsen; „sehr gut“ zählt wie „gut“, „sanierungsbedürftig“ ist gesetzt.',
  'In Sachsen, Sachsen-Anhalt und Thüringen liegen die Häuser am weitesten auseinander.',
  'Mieten von Mehrfamilienhäusern, Energie, Ausstattung und Rechte sind nicht bekannt.',
  'Häuser unter 75 m² und Wohnungen unter 40 m² haben den Quadratmeterpreis dieser Grenze.',
];
const OUT = {
  coefficients: 'lib/valuation/regional/coefficients.json',
  card: 'lib/valuation/regional/model-card.json',
  past: 'scripts/valuation/past-effects.json',
};

const started = Date.now();
const tell = (text: string) =>
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${text}`);

export function run(folder: string): void {
  const file2024 = readListings(join(folder, 'listings-2024.csv.gz'));
  const rows = sampleOf(file2024.listings);
  const territory = divide(countByPostcode(rows));
  tell(`${rows.length} listings of 2024, ${territory.points.length} regions`);

  const full = fitPrices(rows, territory, () => true);
  tell('fitted to all of them');
  const folds: PriceFit[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    folds.push(fitPrices(rows, territory, (i) => foldOf(i) !== fold));
    tell(`fitted without part ${fold + 1} of ${FOLDS}`);
  }

  const density = rows
    .filter(({ isNew }) => !isNew)
    .map(({ postcode }) => territory.points[territory.regionOf[postcode]!]!.character[1]!)
    .sort((a, b) => a - b);
  const densityClasses = [1 / 3, 2 / 3].map((share) =>
    round(density[Math.floor(density.length * share)]!, 2),
  ) as [number, number];

  const leftOut = (kind: Kind, middleLevel: number) =>
    rows.flatMap((row, i): (LeftOut & { index: number })[] => {
      if (row.kind !== kind) return [];
      const fit = folds[foldOf(i)]!;
      const region = regionOfFit(fit, territory, territory.regionOf[row.postcode]!);
      const price = foldPrice(kind, fit.beta[kind], region, row.isNew);
      const residual: LeftOut['residual'] = (home) => row.logPrice - logPrice(price, home);
      const level = region.levels[LEVEL[kind]]!;
      const state = postcodes[row.postcode]!.district.slice(0, 2);
      return [
        { index: i, home: row.home, isNew: row.isNew, region, level, middleLevel, state, residual },
      ];
    });

  const pairs = new Map<number, Pair>();
  const table = (kind: Kind): KindTable => {
    const resale = rows.filter((row) => row.kind === kind && !row.isNew);
    const middleLevel = round(
      mean(
        resale.map(
          ({ postcode }) => full.levels[territory.regionOf[postcode]! * OUTPUTS + LEVEL[kind]]!,
        ),
      ),
    );
    const guesses = fitGuesses(rows, full, territory, kind);
    const out = leftOut(kind, middleLevel);
    const spread = fitSpread(out.filter(({ isNew }) => !isNew));
    const quantiles = fitQuantiles(out, kind, spread, guesses, densityClasses);
    const stateWidths = fitStateWidths(out, spread, quantiles.all, densityClasses);
    for (const one of out) {
      const { price, home, logPrice: asked } = rows[one.index]!;
      const log = asked - one.residual(home);
      const [low, high] =
        quantiles[one.isNew ? 'new' : 'all'][
          densityClass(one.region.character[1]!, densityClasses)
        ]!;
      const s = spreadOf(one, spread) * (stateWidths[one.state] ?? 1);
      const at = (z: number) => home.area * Math.exp(log + z * s);
      pairs.set(one.index, { price, value: at(0), low: at(low), high: at(high) });
    }
    const plots = resale
      .filter(({ home }) => quantities(home).hasPlot)
      .map(({ home }) => home.plot!);
    return {
      beta: [...full.beta[kind]].map((value) => round(value)),
      rooms: guesses.rooms.map((value) => round(value)),
      plot: guesses.plot.map((value) => round(value)),
      spread: spread.map((value) => round(value)),
      quantiles: Object.fromEntries(
        Object.entries(quantiles).map(([key, classes]) => [
          key,
          classes.map(([low, high]) => [round(low), round(high)]),
        ]),
      ) as unknown as KindTable['quantiles'],
      stateWidths,
      middleLevel,
      median: {
        price: Math.round(median(resale.map(({ price }) => price))),
        area: round(median(resale.map(({ home }) => home.area)), 1),
        rooms: median(resale.map(({ home }) => home.rooms)),
        plot: plots.length > 0 ? Math.round(median(plots)) : 0,
      },
      typeShares: TYPES[kind].map((_, type) =>
        round(resale.filter(({ home }) => home.types[type] === 1).length / resale.length),
      ),
      listings: resale.length,
    };
  };
  const kinds = { house: table('house'), flat: table('flat') };
  tell('ranges calibrated');

  const coefficients: Coefficients = {
    version: VERSION,
    kinds,
    densityClasses,
    age: { slopes: [], byLevel: 0, middle: 0, middleByLevel: 0 },
    condition: {} as Coefficients['condition'],
    narrower: { year: 1, condition: 1, both: 1 },
    regions: territory.points.map((_, region) => packRegion(regionOfFit(full, territory, region))),
    regionOf: territory.regionOf,
  };
  const past = fitThePast(folder, coefficients);
  tell('houses of 2020 fitted');
  writeFileSync(OUT.coefficients, `${JSON.stringify({ ...coefficients, ...past.effects })}\n`);
  writeFileSync(OUT.past, `${JSON.stringify(past.stored)}\n`);

  const figures = (indices: readonly number[]) =>
    compare(
      indices.map((i) => pairs.get(i)!),
      indices.map((i) => ({ price: rows[i]!.price, value: estimate(rows[i]!.home).value })),
    );
  const resale = (kind: Kind) =>
    rows.flatMap((row, i) => (row.kind === kind && !row.isNew ? [i] : []));
  const states = [...new Set(rows.map(({ postcode }) => stateOf(postcode)))].sort((a, b) =>
    a.localeCompare(b, 'de'),
  );
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
    errors: {
      'house resale': figures(resale('house')),
      'flat resale': figures(resale('flat')),
      ...past.errors,
    },
    byType: Object.fromEntries(
      KINDS.flatMap((kind) =>
        TYPES[kind].map((type, at) => [
          type,
          figures(resale(kind).filter((i) => rows[i]!.home.types[at] === 1)),
        ]),
      ),
    ),
    weaknesses: WEAKNESSES,
    byState: Object.fromEntries(
      states.map((state) => [
        state,
        Object.fromEntries(
          KINDS.map(
            (kind) =>
              [
                `${kind} resale`,
                resale(kind).filter((i) => stateOf(rows[i]!.postcode) === state),
              ] as const,
          )
            .filter(([, indices]) => indices.length > 0)
            .map(([group, indices]) => [group, figures(indices)]),
        ),
      ]),
    ),
  };
  writeFileSync(OUT.card, `${JSON.stringify(card, null, 2)}\n`);
  for (const [group, { regional, baseFormula }] of Object.entries(card.errors)) {
    tell(
      `${group.padEnd(26)} ${regional.medianAbsoluteErrorPct} % (Grundformel ${baseFormula.medianAbsoluteErrorPct} %), range ${regional.coverage80Pct} % of ${regional.n}`,
    );
  }
}

const stateOf = (postcode: number) =>
  stateName(districts.get(postcodes[postcode]!.district)!.state);

// Behind '--data', which scripts/valuation-fit.mjs has looked at.
run(process.argv[3] ?? '');
