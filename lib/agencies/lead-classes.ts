import { formatEuros } from '@/lib/platform/format/number';
import { LEAD_PRICES, PREMIUM_LIMITS } from './constants';

export const CRITERIA = [
  { id: 'contact', label: 'Kontakt' },
  { id: 'property', label: 'Objektdaten' },
  { id: 'intent', label: 'Verkaufsabsicht' },
  { id: 'value', label: 'Wert' },
] as const;

export type CriterionId = (typeof CRITERIA)[number]['id'];

export const TOP_LEVEL = 3;

interface Criterion {
  text: string;
  /** From 0 to {@link TOP_LEVEL} */
  level: number;
}

export interface LeadClass {
  /** File name in public/images/lead-klassen */
  id: keyof typeof LEAD_PRICES;
  name: string;
  /** Whole euros, without VAT */
  price: number;
  criteria: Readonly<Record<CriterionId, Criterion>>;
}

const { value, months } = PREMIUM_LIMITS;

export const LEAD_CLASSES: readonly LeadClass[] = [
  {
    id: 'premium',
    name: 'Premium A+',
    price: LEAD_PRICES.premium,
    criteria: {
      contact: { text: 'Eigentümer bestätigt', level: 3 },
      property: { text: 'vollständige Objektdaten', level: 3 },
      intent: { text: `Verkauf innerhalb von ${months}\u00a0Monaten`, level: 3 },
      value: { text: `über ${formatEuros(value)}`, level: 3 },
    },
  },
  {
    id: 'standard',
    name: 'Standard A',
    price: LEAD_PRICES.standard,
    criteria: {
      contact: { text: 'Kontakt verifiziert', level: 2 },
      property: { text: 'Basis-Objektdaten', level: 2 },
      intent: { text: 'Verkaufsinteresse bestätigt', level: 2 },
      value: { text: 'jeder Wert', level: 0 },
    },
  },
  {
    id: 'basic',
    name: 'Basis B',
    price: LEAD_PRICES.basic,
    criteria: {
      contact: { text: 'Kontaktdaten, Erstkontakt', level: 1 },
      property: { text: 'Postleitzahl und Immobilientyp', level: 1 },
      intent: { text: 'Bewertungsanfrage', level: 1 },
      value: { text: 'keine Vorgabe', level: 0 },
    },
  },
];
