import { z } from 'zod';
import { ENERGY_CLASSES } from '@/lib/energy-effects';
import { optionalChoice, optionalNumber } from '@/lib/platform/validation/fields';

const OUTDOOR_SPACES = [
  { value: 'keine', label: 'Kein Balkon, keine Terrasse' },
  { value: 'balkon', label: 'Balkon, Terrasse oder Loggia' },
  { value: 'garten', label: 'Balkon oder Terrasse und eigener Garten' },
] as const;

const LIFTS = [
  { value: 'nein', label: 'Ohne Aufzug' },
  { value: 'ja', label: 'Mit Aufzug' },
] as const;

const OCCUPANCIES = [
  { value: 'frei', label: 'Frei' },
  { value: 'vermietet', label: 'Vermietet' },
] as const;

const valuesOf = <const Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value);

export const plotArea = optionalNumber({
  message: 'Bitte geben Sie die Grundstücksfläche als Zahl ein, zum Beispiel 500',
  min: 10,
  minMessage: 'Das Grundstück muss mindestens 10 m² groß sein',
  max: 100_000,
  maxMessage: 'Das Grundstück darf nicht größer als 100.000 m² sein',
});

const MESSAGE = 'Bitte wählen Sie eine Angabe aus der Liste';

/** Given after the result, for a more exact value; all may be left out. */
export const refinementSchema = z.object({
  plotArea,
  energyClass: optionalChoice(ENERGY_CLASSES, MESSAGE),
  outdoorSpace: optionalChoice(valuesOf(OUTDOOR_SPACES), MESSAGE),
  lift: optionalChoice(valuesOf(LIFTS), MESSAGE),
  occupancy: optionalChoice(valuesOf(OCCUPANCIES), MESSAGE),
});

type Answers = z.output<typeof refinementSchema>;

export type RefinementName = keyof Answers;

export type Refinement = { [Name in RefinementName]?: Answers[Name] | null };

interface RefinementQuestion {
  name: RefinementName;
  label: string;
  /** Missing: a number */
  options?: readonly { value: string; label: string }[];
  isAskedOf: (propertyType: string) => boolean;
}

const isFlat = (propertyType: string) => propertyType === 'eigentumswohnung';

/** In the order of the form. */
export const REFINEMENTS: readonly RefinementQuestion[] = [
  { name: 'plotArea', label: 'Grundstück', isAskedOf: (type) => !isFlat(type) },
  {
    name: 'energyClass',
    label: 'Energieklasse',
    options: ENERGY_CLASSES.map((value) => ({ value, label: value })),
    // What is published holds for flats and for the houses of owners.
    isAskedOf: (type) => type !== 'mehrfamilienhaus',
  },
  {
    name: 'outdoorSpace',
    label: 'Balkon und Garten',
    options: OUTDOOR_SPACES,
    isAskedOf: isFlat,
  },
  { name: 'lift', label: 'Aufzug', options: LIFTS, isAskedOf: isFlat },
  { name: 'occupancy', label: 'Frei oder vermietet', options: OCCUPANCIES, isAskedOf: isFlat },
];

export const refinementsOf = (propertyType: string) =>
  REFINEMENTS.filter(({ isAskedOf }) => isAskedOf(propertyType));

/** What was given of a home, without what such a home is not asked. */
export function refinementOf(home: { propertyType: string } & Refinement): Refinement {
  return Object.fromEntries(
    refinementsOf(home.propertyType).map(({ name }) => [name, home[name] ?? null]),
  );
}
