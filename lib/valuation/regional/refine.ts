import { formatEuros, formatPercent } from '@/lib/platform/format/number';
import { ENERGY_CLASSES, type EnergyClass, type Refinement, refinementOf } from '../refinement';
import type { HomeKind } from './features';
import type { RefinementFactor, RegionalHome, RegionalOutcome, RegionalValuation } from './outcome';
import type { PlaceModel } from './place-model';
import { PRICE_INDEX } from './price-index';
import { bounded } from './surface';
import { toHundreds, toThousands, valueRegionally } from './value';
import { completeHome, homeKindOf, typeShares } from './wizard-home';

/**
 * Share of the price for a square metre of living area that one of land costs. Measured on 558 resold
 * terraced houses of 2024, each compared with others of its postcode (docs/valuation.md).
 */
const LAND_SHARE = 0.04;

/** Of the price of class D. immowelt, March 2025, offers of 2024. */
const ENERGY: Record<HomeKind, { best: number; worst: number }> = {
  house: { best: 0.16, worst: -0.14 },
  flat: { best: 0.23, worst: -0.04 },
};
/** immowelt, October 2023, flats of the 14 largest cities. */
const BALCONY = 0.037;
const GARDEN = 0.034;
const LIFT = 0.048;
/** Volksbank Immobilien, guide to the value of a flat. */
const LET = -0.1;

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

/** Published for A+, D and H; even steps between are an assumption. */
export function energyEffect(kind: HomeKind, energyClass: EnergyClass): number {
  const middle = ENERGY_CLASSES.indexOf('D');
  const steps = middle - ENERGY_CLASSES.indexOf(energyClass);
  const { best, worst } = ENERGY[kind];
  return (steps > 0 ? best : -worst) * (steps / middle);
}

/** `told`: what age and condition change already. Never turns the order of two effects. */
export function damped(effect: number, told: number): number {
  if (effect * told <= 0) return effect;
  const repeated = REPEATED * Math.min(Math.abs(effect), Math.abs(told));
  return effect - Math.sign(effect) * repeated;
}

/** Euros for a square metre of land. */
export const landPrice = ({ house: { country } }: PlaceModel) =>
  Math.round(((LAND_SHARE * Math.exp(country.here)) / country.area) * PRICE_INDEX.factor);

/** m² that are usual for the home. */
export function usualPlot({ house }: PlaceModel, { propertyType, area }: RegionalHome): number {
  const types = typeShares(propertyType, house);
  const priced = Math.min(area, house.surfaces[propertyType]!.area[1]);
  return completeHome({ kind: 'house', types, area: priced }, house).plot!;
}

/** What the land price adds to the plot as the model has it, whole euros. */
function landBeyond(place: PlaceModel, home: RegionalHome, value: number): number {
  const without = valueRegionally(place, { ...home, plotArea: null });
  const bounds = place.house.surfaces[home.propertyType]!.plot;
  if (!without.isPossible || home.plotArea == null || !bounds) return 0;
  const more = bounded(home.plotArea, bounds) - usualPlot(place, home);
  const land = toHundreds(landPrice(place) * more);
  const measured = value - without.value;
  return (more > 0 ? Math.max(land, measured) : Math.min(land, measured)) - measured;
}

const percent = (share: number) =>
  `${share > 0 ? '+' : ''}${formatPercent(Math.round(share * 1000) / 10)}`;

interface Effect extends Pick<RefinementFactor, 'name' | 'label' | 'text'> {
  share: number;
}

function energyOf(kind: HomeKind, energyClass: EnergyClass, told: number): Effect {
  const published = energyEffect(kind, energyClass);
  const share = damped(published, told);
  const rest =
    share === published
      ? ''
      : ` Baujahr und Zustand sagen einen Teil davon schon, deshalb ${percent(share)}.`;
  const text = `Klasse ${energyClass}: ${percent(published)} gegenüber Klasse D (${REFINEMENT_SOURCES.energyClass}).${rest}`;
  return { name: 'energyClass', label: 'Energieklasse', text, share };
}

/** The price of a place is that of homes with and without, so each side gets half of the difference. */
const halves = (isWith: boolean, difference: number) => (isWith ? difference : -difference) / 2;

function effectsOf(home: RegionalHome, told: number): Effect[] {
  const kind = homeKindOf(home.propertyType);
  const { energyClass, outdoorSpace, lift, occupancy } = refinementOf(home);
  const effects: Effect[] = energyClass ? [energyOf(kind, energyClass, told)] : [];
  const published = (name: 'outdoorSpace' | 'lift', label: string, share: number, what: string) => {
    const text = `${what}: ${percent(share)} gegenüber einer Wohnung, von der das nicht bekannt ist (${REFINEMENT_SOURCES[name]}).`;
    effects.push({ name, label, share, text });
  };
  if (outdoorSpace) {
    const garden = outdoorSpace === 'garten' ? GARDEN : 0;
    const words = { keine: 'Ohne', balkon: 'Balkon oder Terrasse', garten: 'Dazu ein Garten' };
    const share = halves(outdoorSpace !== 'keine', BALCONY) + garden;
    published('outdoorSpace', 'Balkon und Garten', share, words[outdoorSpace]);
  }
  if (lift) {
    const isWith = lift === 'ja';
    published('lift', 'Aufzug', halves(isWith, LIFT), isWith ? 'Mit Aufzug' : 'Ohne Aufzug');
  }
  if (occupancy === 'vermietet') {
    const text = `Vermietet: ${percent(LET)} gegenüber einer freien Wohnung (${REFINEMENT_SOURCES.occupancy}).`;
    effects.push({ name: 'occupancy', label: 'Vermietung', share: LET, text });
  }
  return effects;
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
    const text = `${factor.text} Jeder m² zählt hier ${formatEuros(landPrice(place))}.`;
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
