/** Stored value and label, in display order. */
export const PROPERTY_TYPES = [
  { value: 'einfamilienhaus', label: 'Einfamilienhaus' },
  { value: 'doppelhaus', label: 'Doppelhaus' },
  { value: 'reihenhaus', label: 'Reihenhaus' },
  { value: 'eigentumswohnung', label: 'Eigentumswohnung' },
  { value: 'mehrfamilienhaus', label: 'Mehrfamilienhaus' },
  { value: 'villa', label: 'Villa' },
  { value: 'bungalow', label: 'Bungalow' },
] as const;

export type PropertyType = (typeof PROPERTY_TYPES)[number]['value'];

export const PROPERTY_TYPE_VALUES = PROPERTY_TYPES.map(({ value }) => value);

export const CONDITIONS = [
  { value: 'sehr_gut', label: 'Sehr gut' },
  { value: 'gut', label: 'Gut' },
  { value: 'durchschnittlich', label: 'Durchschnittlich' },
  { value: 'renovierungsbedürftig', label: 'Renovierungsbedürftig' },
  { value: 'sanierungsbedürftig', label: 'Sanierungsbedürftig' },
  { value: '', label: 'Keine Angabe' },
] as const;

export type Condition = Exclude<(typeof CONDITIONS)[number]['value'], ''>;

export const CONDITION_VALUES = CONDITIONS.map(({ value }) => value).filter(
  (value): value is Condition => value !== '',
);

/** Old submissions may have types that the wizard lacks. */
const RESULT_LABELS = new Map<string, string>([
  ['doppelhaushälfte', 'Doppelhaushälfte'],
  ...PROPERTY_TYPES.map(({ value, label }) => [value, label] as const),
]);

export function propertyTypeLabel(value: string): string {
  return RESULT_LABELS.get(value) ?? value;
}

export function conditionLabel(value: string | null): string {
  return CONDITIONS.find((condition) => condition.value === value)?.label ?? 'Keine Angabe';
}

export function isPropertyType(value: string): value is PropertyType {
  return PROPERTY_TYPES.some((type) => type.value === value);
}
