import { CONDITION_VALUES, PROPERTY_TYPE_VALUES } from '../../lib/valuation/options';
import type { RegionalHome } from '../../lib/valuation/regional/outcome';
import type { PlaceModel } from '../../lib/valuation/regional/place-model';
import { valueRegionally } from '../../lib/valuation/regional/value';

const GRID = {
  houses: [50, 80, 100, 132, 180, 260, 400, 500],
  apartmentHouses: [495, 496, 501, 700, 1200, 2000],
  flats: [20, 40, 60, 75, 100, 150, 240, 300],
  plots: [30, 100, 212, 350, 650, 1100, 2000, 50_000],
  rooms: [3, 5, 8],
  years: [undefined, 1900, 2020],
} as const;
const CONDITIONS = [undefined, ...CONDITION_VALUES] as const;

/** The largest share of the value that rooms may change. */
const ROOMS_AT_MOST = 0.06;

export const RULES = [
  'more land never lowers the value',
  'more living area never lowers the value',
  'more living area never lowers the value, the plot unknown',
  'a better condition never lowers the value',
  'rooms as usual change nothing',
  `rooms change at most ${100 * ROOMS_AT_MOST} %`,
  'beyond what was offered a plot changes nothing, and that is said',
] as const;
type Rule = (typeof RULES)[number];

export interface ValuationProof {
  values: number;
  checks: Record<Rule, number>;
  violations: { rule: Rule; home: RegionalHome; postalCode: string; from: number; to: number }[];
  rooms: number;
}

export const emptyProof = (): ValuationProof => ({
  values: 0,
  checks: Object.fromEntries(RULES.map((rule) => [rule, 0])) as ValuationProof['checks'],
  violations: [],
  rooms: 0,
});

export function proveAt(place: PlaceModel, proof: ValuationProof): void {
  const { postalCode } = place;
  const valued = (home: RegionalHome) => {
    proof.values += 1;
    const outcome = valueRegionally(place, home);
    return outcome.isPossible ? outcome : undefined;
  };
  const check = (rule: Rule, isKept: boolean, home: RegionalHome, from: number, to: number) => {
    proof.checks[rule] += 1;
    if (!isKept) proof.violations.push({ rule, home, postalCode, from, to });
  };
  for (const propertyType of PROPERTY_TYPE_VALUES) {
    const isFlat = propertyType === 'eigentumswohnung';
    const isLarge = propertyType === 'mehrfamilienhaus';
    const houses = isLarge ? [...GRID.houses.slice(0, -1), ...GRID.apartmentHouses] : GRID.houses;
    const areas = isFlat ? GRID.flats : houses;
    const roomsTried = isLarge ? [...GRID.rooms, 30] : GRID.rooms;
    const plots = isFlat ? [undefined] : [undefined, ...GRID.plots];
    for (const yearBuilt of GRID.years)
      for (const condition of CONDITIONS) {
        const before = new Map<string, number>();
        for (const area of areas) {
          const plain = new Map<number | undefined, number>();
          for (const rooms of [undefined, ...roomsTried]) {
            let smaller: { value: number; isBeyond: boolean; bound?: string } | undefined;
            for (const plotArea of plots) {
              const home = { propertyType, area, yearBuilt, condition, rooms, plotArea };
              const outcome = valued(home);
              if (!outcome) continue;
              const { value, beyond = {} } = outcome;
              if (rooms === undefined) plain.set(plotArea, value);
              else {
                const usual = plain.get(plotArea)!;
                const share = Math.abs(value / usual - 1);
                proof.rooms = Math.max(proof.rooms, share);
                check(RULES[5], share <= ROOMS_AT_MOST, home, usual, value);
                const text = outcome.factors.find(({ name }) => name === 'rooms')!;
                const said = Number(/üblichen ([\d,]+)/.exec(text.text)![1]!.replace(',', '.'));
                if (Math.abs(Math.log(rooms / said)) < 0.1)
                  check(RULES[4], value === usual, home, usual, value);
              }
              if (plotArea !== undefined) {
                const isBeyond = beyond.plotArea !== undefined;
                if (smaller) check(RULES[0], value >= smaller.value, home, smaller.value, value);
                if (smaller?.isBeyond && isBeyond && smaller.bound === beyond.plotArea)
                  check(RULES[6], value === smaller.value, home, smaller.value, value);
                smaller = { value, isBeyond, bound: beyond.plotArea };
              }
              const key = `${rooms} ${plotArea}`;
              const last = before.get(key);
              const rule = isFlat || plotArea !== undefined ? RULES[1] : RULES[2];
              if (last !== undefined) check(rule, value >= last, home, last, value);
              before.set(key, value);
            }
          }
          if (condition !== 'sehr_gut' || yearBuilt === undefined) continue;
          let better = Infinity;
          for (const worse of CONDITION_VALUES) {
            const home = { propertyType, area, yearBuilt, condition: worse };
            const value = valued(home)?.value;
            if (value === undefined) continue;
            check(RULES[3], value <= better, home, better, value);
            better = value;
          }
        }
      }
  }
}
