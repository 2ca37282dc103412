import { join } from 'node:path';
import { estimate } from '../../../lib/valuation/estimate';
import { AGE_BENDS, ageOf, cappedAge } from '../../../lib/valuation/regional/age-and-condition';
import type { Coefficients } from '../../../lib/valuation/regional/coefficients';
import { CONDITION_VALUES, type Condition } from '../../../lib/valuation/options';
import { listingModel } from '../listing-model';
import { readListings } from '../listings';
import type { Pair } from '../metrics';
import { conditionOfPast, pastFeatures, pastGroup, YEAR_OF_PAST } from '../past-features';
import { bounds } from './calibrate';
import { compare } from './compare';
import { FOLDS, foldOf, mean, round } from './numbers';
import { fitPast, pastEffect } from './past-fit';
import { LISTINGS_AT_LEAST } from './territory';

/** No house of the data stands for 'sanierungsbedürftig': what a renovation takes off, by so much more. */
const REFURBISHMENT = 1.6;

/** Curves of age and condition, and what brings the level of 2024 back to 2020. */
export function fitThePast(folder: string, coefficients: Coefficients) {
  const model = listingModel(coefficients);
  const files = ['germany', 'niedersachsen'].map((name) =>
    readListings(join(folder, `houses-2020-${name}.csv.gz`)),
  );
  const items = files.flatMap(({ listings }) =>
    listings.flatMap((listing) => {
      const view = model.pastView(listing);
      return view ? [{ listing, view, asked: Math.log(listing.price / listing.area) }] : [];
    }),
  );
  const rowsWith = (use: { year: boolean; condition: boolean }) =>
    items.map(({ listing, view, asked }) => ({
      columns: pastFeatures(listing, view.home, view.level, view.place, use),
      residual: asked - view.logPrice,
    }));
  const leftOut = (use: { year: boolean; condition: boolean }) => {
    const rows = rowsWith(use);
    const errors = new Array<number>(rows.length).fill(0);
    for (let fold = 0; fold < FOLDS; fold++) {
      const effects = fitPast(rows.filter((_, i) => foldOf(i) !== fold));
      rows.forEach((row, i) => {
        if (foldOf(i) === fold) errors[i] = row.residual - pastEffect(effects, row.columns);
      });
    }
    return errors;
  };
  const [both, year, condition, none] = [
    { year: true, condition: true },
    { year: true, condition: false },
    { year: false, condition: true },
    { year: false, condition: false },
  ].map(leftOut) as [number[], number[], number[], number[]];
  const complete = items.flatMap(({ listing }, i) =>
    listing.yearBuilt !== undefined && listing.condition ? [i] : [],
  );
  const width = (errors: readonly number[]) => {
    const [low, high] = bounds(complete.map((i) => errors[i]!));
    return high - low;
  };
  const effects = fitPast(rowsWith({ year: true, condition: true }));
  const of = (name: string) => effects.get(name) ?? 0;

  const aged = items.filter(({ listing }) => listing.isResale && listing.yearBuilt !== undefined);
  const slopes = AGE_BENDS.map((bend) => round(of(`age ${bend}`), 5));
  const ages = aged.map(({ listing }) => ageOf(listing.yearBuilt!, YEAR_OF_PAST));
  const byLevel = round(of('age level'));
  const age = {
    slopes,
    byLevel,
    middle: round(
      mean(
        ages.map((years) =>
          slopes.reduce((sum, slope, k) => sum + slope * Math.max(0, years - AGE_BENDS[k]!), 0),
        ),
      ),
    ),
    middleByLevel: round(byLevel * mean(ages.map(cappedAge))),
  };
  const named = items.filter(
    ({ listing }) => listing.isResale && listing.source === '2020-niedersachsen',
  );
  const raw = (value: Condition) => {
    if (value === 'sanierungsbedürftig') {
      return REFURBISHMENT * of('condition renovierungsbedürftig');
    }
    // Offers do not tell the two apart.
    return of(`condition ${value === 'sehr_gut' ? 'gut' : value}`);
  };
  const middle = mean(
    named.map(({ listing }) => {
      const value = conditionOfPast(listing);
      return value ? raw(value) : 0;
    }),
  );
  const knowledge = ({ listing }: (typeof items)[number]) => pastGroup(listing);
  const groups = [...new Set(items.map(knowledge))].sort();
  const scaled = (i: number) => both[i]! / items[i]!.view.spread;
  const ofSource = (source: string) =>
    items.flatMap((item, i) => (item.listing.source === source ? [i] : []));
  const quantiles = Object.fromEntries(
    groups.map((group) => {
      const own = items.flatMap((item, i) => (knowledge(item) === group ? [i] : []));
      const used = own.length >= 100 ? own : ofSource(items[own[0]!]!.listing.source);
      return [group, bounds(used.map(scaled)).map((z) => round(z)) as [number, number]];
    }),
  );
  const pairOf = (i: number): Pair => {
    const { listing, view } = items[i]!;
    const log = Math.log(listing.price) - both[i]!;
    const [low, high] = quantiles[knowledge(items[i]!)]!;
    return {
      price: listing.price,
      value: Math.exp(log),
      low: Math.exp(log + low * view.spread),
      high: Math.exp(log + high * view.spread),
    };
  };
  const figures = (source: string) =>
    compare(
      ofSource(source).map(pairOf),
      ofSource(source).map((i) => ({
        price: items[i]!.listing.price,
        value: estimate(items[i]!.listing).value,
      })),
    );
  /** An effect of few houses would show single ones. */
  const counts = new Map<string, number>();
  for (const { columns } of rowsWith({ year: true, condition: true }))
    for (const [name] of columns) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    effects: {
      age,
      condition: Object.fromEntries(
        CONDITION_VALUES.map((value) => [value, round(raw(value) - middle)]),
      ),
      narrower: {
        year: round(Math.min(1, width(year) / width(none)), 3),
        condition: round(Math.min(1, width(condition) / width(none)), 3),
        both: round(Math.min(1, width(both) / width(none)), 3),
      },
    },
    stored: {
      effects: Object.fromEntries(
        [...effects]
          .filter(([name]) => counts.get(name)! >= LISTINGS_AT_LEAST)
          .map(([name, value]) => [name, round(value, 5)]),
      ),
      quantiles,
    },
    sources: files.map(({ listings, unreadable }, k) => ({
      name:
        k === 0
          ? 'Angebotspreise von Häusern in Deutschland, öffentlich zugänglicher Forschungsdatensatz'
          : 'Angebotspreise von Häusern in Niedersachsen, öffentlich zugänglicher Forschungsdatensatz',
      rows: listings.length + unreadable.length,
      used: ofSource(k === 0 ? '2020-germany' : '2020-niedersachsen').length,
      date: k === 0 ? '2020-07' : '2020-04',
    })),
    errors: {
      'house 2020': figures('2020-germany'),
      'house 2020 Niedersachsen': figures('2020-niedersachsen'),
    },
  };
}
