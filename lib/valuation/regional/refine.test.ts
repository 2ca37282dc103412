import { formatArea } from '@/lib/platform/format/number';
import { CONDITION_VALUES, PROPERTY_TYPE_VALUES } from '../options';
import { classEffect, ENERGY_CLASSES } from '@/lib/energy-effects';
import type { RegionalHome, RegionalValuation } from './outcome';
import { damped, effectOf, landPrice, usualPlotOf, valueRefined } from './refine';
import { placeModel } from './service';
import { valueRegionally } from './value';

const place = (postalCode: string) => placeModel(postalCode)!;
const munich = place('81735');

function valued(home: RegionalHome, at = munich): RegionalValuation {
  const outcome = valueRefined(at, home);
  if (!outcome.isPossible) throw new Error(outcome.reason);
  return outcome;
}

function plainValue(home: RegionalHome, postalCode: string): number {
  const outcome = valueRegionally(place(postalCode), home);
  return outcome.isPossible ? outcome.value : NaN;
}

const sumOf = ({ nationalMedian, factors }: RegionalValuation) =>
  factors.reduce((sum, { euros }) => sum + euros, nationalMedian);

// immowelt, March 2025: A+ and H; a quarter of the way for each class between them and D.
test.each([
  ['house', 'A+', 0.16],
  ['house', 'B', 0.08],
  ['house', 'D', 0],
  ['house', 'F', -0.07],
  ['house', 'H', -0.14],
  ['flat', 'A+', 0.23],
  ['flat', 'C', 0.0575],
  ['flat', 'H', -0.04],
] as const)('%s of class %s: %d', (kind, energyClass, share) => {
  expect(classEffect(kind, energyClass)).toBeCloseTo(share, 10);
});

// Half of the smaller of both, where both point the same way.
test.each([
  [0.16, 0, 0.16],
  [0.16, -0.2, 0.16],
  [0.16, 0.1, 0.11],
  [0.16, 0.3, 0.08],
  [-0.14, -0.06, -0.11],
  [-0.14, -0.4, -0.07],
])('a class of %d where age and condition say %d counts %d', (effect, told, share) => {
  expect(damped(effect, told)).toBeCloseTo(share, 10);
});

test.each([
  // The year is unknown, so nothing is damped.
  [{ energyClass: 'A+' }, 0.16],
  [{ energyClass: 'D' }, 0],
  [{ energyClass: 'H' }, -0.14],
] as const)('a house with %j: %d', (given, share) => {
  const home = { propertyType: 'einfamilienhaus', area: 120 } as const;
  const { value } = valued(home);
  expect(Math.abs(effectOf(munich, home, given)! - value * share)).toBeLessThanOrEqual(50);
});

// immowelt, October 2023: balcony 3.7, garden 3.4, lift 4.8 %; half of it each way. Volksbank: let −10 %.
test.each([
  [{ outdoorSpace: 'keine' }, -0.0185],
  [{ outdoorSpace: 'balkon' }, 0.0185],
  [{ outdoorSpace: 'garten' }, 0.0525],
  [{ lift: 'nein' }, -0.024],
  [{ lift: 'ja' }, 0.024],
  [{ occupancy: 'frei' }, 0],
  [{ occupancy: 'vermietet' }, -0.1],
] as const)('a flat with %j: %d; a house is not changed by it', (given, share) => {
  const flat = { propertyType: 'eigentumswohnung', area: 80 } as const;
  const { value } = valued(flat);
  expect(Math.abs(effectOf(munich, flat, given)! - value * share)).toBeLessThanOrEqual(50);
  expect(effectOf(munich, { propertyType: 'villa', area: 200 }, given)).toBe(0);
});

test('each m² of a terraced house in Munich counts, up to what was offered', () => {
  const home = { propertyType: 'reihenhaus', area: 120 } as const;
  const [small, large] = [120, 400].map((plotArea) => valued({ ...home, plotArea }));
  const difference = large!.value - small!.value;
  expect(difference).toBeGreaterThan(80_000);
  expect(Math.abs(difference - 280 * landPrice(munich))).toBeLessThanOrEqual(100);
  const usual = valued({ ...home, plotArea: Math.round(usualPlotOf(munich, home)) });
  expect(Math.abs(usual.value - valued(home).value)).toBeLessThanOrEqual(300);
  expect(valued({ ...home, plotArea: 90_000 }).value).toBe(
    valued({ ...home, plotArea: 1400 }).value,
  );
});

test('the plot that is usual for an apartment house of any size changes nothing, and is the one shown', () => {
  for (const area of [300, 480, 900, 2000]) {
    const home: RegionalHome = { propertyType: 'mehrfamilienhaus', area };
    const usual = Math.round(usualPlotOf(munich, home));
    const without = valued(home);
    const given = valued({ ...home, plotArea: usual });
    expect(Math.abs(given.value / without.value - 1)).toBeLessThan(0.001);
    const { text } = without.factors.find(({ name }) => name === 'plot')!;
    expect(text).toContain(`${formatArea(usual)}, wie hier`);
  }
});

test('without an answer it is the fitted model, and the factors make up the value to the euro', () => {
  const house: RegionalHome = { propertyType: 'doppelhaus', area: 130, yearBuilt: 1965 };
  expect(valued(house)).toEqual(valueRegionally(munich, house));
  const given = { ...house, plotArea: 250, energyClass: 'G' } as const;
  const { value, range } = valued(given);
  expect(sumOf(valued(given))).toBe(value);
  expect(range.from).toBeLessThan(value);
  expect(range.to).toBeGreaterThan(value);
});

test('a better class or more land never lower the value, nor a year or condition that the model values more', () => {
  const plots = [20, 60, 120, 200, 300, 450, 700, 1000, 2000, 8000, 100_000];
  const falls: unknown[] = [];
  const rising = (homes: RegionalHome[], postalCode: string) => {
    let before = 1;
    for (const home of homes) {
      const { value } = valued(home, place(postalCode));
      if (value < before) falls.push({ postalCode, home, before, value });
      before = value;
    }
  };
  for (const postalCode of ['81735', '45127', '03046', '26571', '25980', '17094']) {
    for (const propertyType of PROPERTY_TYPE_VALUES) {
      for (const yearBuilt of [1900, 1965, 2005, 2023]) {
        for (const condition of ['sanierungsbedürftig', 'gut', null] as const) {
          const home = { propertyType, area: 110, yearBuilt, condition };
          const best = [...ENERGY_CLASSES].reverse();
          const classes = best.map((energyClass) => ({ ...home, energyClass }));
          rising(classes, postalCode);
          rising(
            plots.map((plotArea) => ({ ...home, plotArea })),
            postalCode,
          );
        }
      }
      for (const energyClass of ['A+', 'H'] as const) {
        const home = { propertyType, area: 110, energyClass };
        const others = [1950, 1975, 1990, 2005, 2015].flatMap((yearBuilt) =>
          CONDITION_VALUES.map((condition) => ({ ...home, yearBuilt, condition })),
        );
        // The model itself says which of two years is worth more.
        const plain = new Map(others.map((each) => [each, plainValue(each, postalCode)]));
        rising(
          others.sort((a, b) => plain.get(a)! - plain.get(b)!),
          postalCode,
        );
      }
    }
  }
  expect(falls).toEqual([]);
});
