import { classEffect, type EnergyClass } from '@/lib/energy-effects';
import { formatEuros, formatPercent } from '@/lib/platform/format/number';
import { type Refinement, refinementOf, REFINEMENTS } from '../refinement';
import type { RefinementFactor, RegionalHome, RegionalOutcome, RegionalValuation } from './outcome';
import type { PlaceModel } from './place-model';
import { PRICE_INDEX } from './price-index';
import { continuationOf } from './limits';
import { bounded } from './surface';
import { toHundreds, toThousands, valueRegionally } from './value';
import { completeHome, homeKindOf, typeShares } from './wizard-home';

/**
 * Share of the price for a square metre of living area that one of land costs. Measured on 558 resold
 * terraced houses of 2024, each compared with others of its postcode (docs/valuation.md).
 */
const LAND_SHARE = 0.04;

/**
 * Difference between flats with and without, by answer. Half of it each way where the price of a place is
 * that of both; an assumption.
 */
const OF_FLATS = {
  outdoorSpace: { keine: -0.037 / 2, balkon: 0.037 / 2, garten: 0.037 / 2 + 0.034 },
  lift: { nein: -0.048 / 2, ja: 0.048 / 2 },
  occupancy: { frei: 0, vermietet: -0.1 },
};

/** Share of what age and condition say the same way that a class does not repeat; an assumption. */
const REPEATED = 0.5;

const BY_IMMOWELT = 'immowelt, Oktober 2023, Wohnungen der 14 größten Städte';

/** Shown where the answer is asked. */
export const REFINEMENT_SOURCES = {
  plotArea: 'eigene Auswertung der Angebote von 558 Reihenhäusern, 2024',
  energyClass: 'immowelt, März 2025, Angebote von 2024',
  outdoorSpace: BY_IMMOWELT,
  lift: BY_IMMOWELT,
  occupancy: 'Volksbank Immobilien, Ratgeber zum Wert einer Wohnung',
} as const;

/** `told`: what age and condition change already. Never turns the order of two effects. */
export function damped(effect: number, told: number): number {
  if (effect * told <= 0) return effect;
  const repeated = REPEATED * Math.min(Math.abs(effect), Math.abs(told));
  return effect - Math.sign(effect) * repeated;
}

/** Euros for a square metre of land. */
export const landPrice = ({ house: { country } }: PlaceModel) =>
  Math.round(((LAND_SHARE * Math.exp(country.here)) / country.area) * PRICE_INDEX.factor);

/** A large apartment house has as much land for each m² as the largest that was offered. */
const timesLargest = ({ house }: PlaceModel, home: RegionalHome) =>
  continuationOf(home, house.surfaces[home.propertyType]!.area[1]).times;

/** m² that are usual for the home. */
export function usualPlotOf(place: PlaceModel, home: RegionalHome): number {
  const { house } = place;
  const types = typeShares(home.propertyType, house);
  const priced = Math.min(home.area, house.surfaces[home.propertyType]!.area[1]);
  const { plot } = completeHome({ kind: 'house', types, area: priced }, house);
  return plot! * timesLargest(place, home);
}

/** What the land price adds to the plot as the model has it, whole euros. */
function landBeyond(place: PlaceModel, home: RegionalHome, value: number): number {
  const bounds = place.house.surfaces[home.propertyType]!.plot;
  if (home.plotArea == null || !bounds) return 0;
  const without = valueRegionally(place, { ...home, plotArea: null });
  if (!without.isPossible) return 0;
  const times = timesLargest(place, home);
  const more = bounded(home.plotArea / times, bounds) * times - usualPlotOf(place, home);
  const land = toHundreds(landPrice(place) * more);
  const measured = value - without.value;
  return (more > 0 ? Math.max(land, measured) : Math.min(land, measured)) - measured;
}

/** '+16 %', '−1,85 %' */
export function percent(share: number): string {
  const sign = share < 0 ? '−' : share > 0 ? '+' : '';
  return `${sign}${formatPercent(Math.round(Math.abs(share) * 10_000) / 100)}`;
}

function energyText(energyClass: EnergyClass, published: number, share: number): string {
  const text = `Klasse ${energyClass}: ${percent(published)} gegenüber Klasse D (${REFINEMENT_SOURCES.energyClass}).`;
  if (share === published) return text;
  return `${text} Baujahr und Zustand sagen einen Teil davon schon, deshalb ${percent(share)}.`;
}

type Effect = Pick<RefinementFactor, 'name' | 'label' | 'text'> & { share: number };

function effectsOf(home: RegionalHome, told: number): Effect[] {
  const given = refinementOf(home);
  return REFINEMENTS.flatMap(({ name, label, options }) => {
    const answer = given[name];
    if (!answer || name === 'plotArea') return [];
    if (name === 'energyClass') {
      const published = classEffect(homeKindOf(home.propertyType), answer as EnergyClass);
      const share = damped(published, told);
      return { name, label, share, text: energyText(answer as EnergyClass, published, share) };
    }
    const share = (OF_FLATS[name] as Record<string, number>)[answer] ?? 0;
    const words = options?.find(({ value }) => value === answer)?.label;
    const text = `${words}: ${percent(share)} gegenüber dem üblichen Preis (${REFINEMENT_SOURCES[name]}).`;
    return { name, label, share, text };
  });
}

/** Share by which year and condition change the value. */
function toldBy({ nationalMedian, factors }: RegionalValuation): number {
  const sum = (names: readonly string[]) =>
    factors.reduce((all, { name, euros }) => all + (names.includes(name) ? euros : 0), 0);
  const before = nationalMedian + sum(['region', 'type', 'area', 'plot', 'rooms']);
  return sum(['year', 'condition']) / before;
}

/** As `valueRegionally`, with what was given after the result. The range keeps its proportion. */
export function valueRefined(place: PlaceModel, home: RegionalHome): RegionalOutcome {
  const plain = valueRegionally(place, home);
  if (!plain.isPossible) return plain;
  const beyond =
    homeKindOf(home.propertyType) === 'house' ? landBeyond(place, home, plain.value) : 0;
  const told = toldBy(plain);
  let value = plain.value + beyond;
  const factors = plain.factors.map((factor) => {
    if (factor.name !== 'plot' || beyond === 0) return factor;
    const text = `${factor.text} Jeder m² zählt hier wenigstens ${formatEuros(landPrice(place))}.`;
    return { ...factor, text, euros: factor.euros + beyond };
  });
  for (const { share, ...effect } of effectsOf(home, told)) {
    const next = toHundreds(value * (1 + share));
    factors.push({ ...effect, euros: next - value, isAssumed: false });
    value = next;
  }
  const scaled = (euros: number) => toThousands((euros * value) / plain.value);
  return {
    ...plain,
    value,
    pricePerSquareMetre: Math.round(value / home.area),
    range: { from: scaled(plain.range.from), to: scaled(plain.range.to) },
    factors,
    ...(value !== plain.value && { isUntested: true as const }),
  };
}

/** Whole euros that an answer changes; undefined if the home has no value. */
export function effectOf(
  place: PlaceModel,
  home: RegionalHome,
  answer: Refinement,
): number | undefined {
  const nothing = Object.fromEntries(Object.keys(answer).map((name) => [name, null]));
  const [without, given] = [nothing, answer].map((each) =>
    valueRefined(place, { ...home, ...each }),
  );
  return without!.isPossible && given!.isPossible ? given!.value - without!.value : undefined;
}
