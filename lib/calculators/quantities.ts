import { formatNumber } from '@/lib/platform/format/number';

export const MONTHS_IN_YEAR = 12;

/** What a number of a calculator measures; the reader of chat messages looks for the same. */
export type Quantity =
  'euros' | 'eurosPerArea' | 'percent' | 'years' | 'year' | 'area' | 'count' | 'factor';

export const UNITS: Record<Quantity, string | undefined> = {
  euros: '€',
  eurosPerArea: '€/m²',
  percent: '%',
  years: 'Jahre',
  year: undefined,
  area: 'm²',
  count: undefined,
  factor: undefined,
};

/** Asks for it where nothing, or something else, was typed. */
export const QUESTIONS: Record<Quantity, string> = {
  euros: 'Bitte einen Betrag in Euro eingeben',
  eurosPerArea: 'Bitte einen Betrag in Euro je Quadratmeter eingeben',
  percent: 'Bitte einen Prozentsatz eingeben',
  years: 'Bitte eine Zahl von Jahren eingeben',
  year: 'Bitte ein Jahr mit vier Ziffern eingeben',
  area: 'Bitte eine Fläche in Quadratmetern eingeben',
  count: 'Bitte eine ganze Zahl eingeben',
  factor: 'Bitte eine Zahl eingeben',
};

function limitOf(quantity: Quantity, value: number): string {
  const shown = quantity === 'year' ? String(value) : formatNumber(value);
  const unit = quantity === 'years' && value === 1 ? 'Jahr' : UNITS[quantity];
  return [shown, unit].filter(Boolean).join(' ');
}

export const belowLeast = (quantity: Quantity, least: number) =>
  `Bitte mindestens ${limitOf(quantity, least)} eingeben`;

export const aboveMost = (quantity: Quantity, most: number) =>
  `Bitte höchstens ${limitOf(quantity, most)} eingeben`;

export const CHOOSE = 'Bitte eine der Möglichkeiten wählen';
