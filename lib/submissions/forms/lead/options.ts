export const LEAD_PROPERTY_TYPES = [
  { value: 'einfamilienhaus', label: 'Einfamilienhaus' },
  { value: 'mehrfamilienhaus', label: 'Mehrfamilienhaus' },
  { value: 'eigentumswohnung', label: 'Eigentumswohnung' },
  { value: 'reihenhaus', label: 'Reihenhaus' },
  { value: 'doppelhaus', label: 'Doppelhaus' },
  { value: 'villa', label: 'Villa' },
  { value: 'bungalow', label: 'Bungalow' },
  { value: 'grundstuck', label: 'Grundstück' },
] as const;

export const isLand = (propertyType: unknown) => propertyType === 'grundstuck';

export const LEAD_PROPERTY_TYPE_VALUES = LEAD_PROPERTY_TYPES.map(({ value }) => value);

export const LEAD_CONDITIONS = [
  { value: 'neuwertig', label: 'Neuwertig' },
  { value: 'sehr_gut', label: 'Sehr gut' },
  { value: 'gut', label: 'Gut' },
  { value: 'befriedigend', label: 'Befriedigend' },
  { value: 'renovierungsbedurftig', label: 'Renovierungsbedürftig' },
] as const;

export const LEAD_CONDITION_VALUES = LEAD_CONDITIONS.map(({ value }) => value);

export const TIMELINES = [
  { value: 'sofort', label: 'Sofort' },
  { value: '3_monate', label: 'In den nächsten 3\u00a0Monaten' },
  { value: '6_monate', label: 'In den nächsten 6\u00a0Monaten' },
  { value: '12_monate', label: 'In den nächsten 12\u00a0Monaten' },
  { value: 'noch_offen', label: 'Noch offen' },
] as const;

export const TIMELINE_VALUES = TIMELINES.map(({ value }) => value);
