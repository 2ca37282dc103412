import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import { CONDITIONS, PROPERTY_TYPES } from './options';

export const EMPTY_WIZARD_FORM = {
  /** null: skipped */
  propertyType: '' as string | null,
  postalCode: '',
  area: '',
  yearBuilt: '',
  rooms: '',
  /** null: not answered; empty: 'Keine Angabe' */
  condition: null as string | null,
  name: '',
  email: '',
  phone: '',
  notes: '',
  privacyConsent: false as boolean,
  contactConsent: false as boolean,
  marketingConsent: false as boolean,
};

export type ValuationFormValues = typeof EMPTY_WIZARD_FORM;

export type ValuationField = keyof ValuationFormValues;

export const MAX_NOTES = 4000;

interface StepInput {
  type?: 'email' | 'tel';
  inputMode?: 'numeric' | 'decimal';
  autoComplete?: string;
  suffix?: string;
}

export interface WizardStepDefinition {
  id: string;
  question: string;
  label: string;
  hint?: string;
  fields: readonly [ValuationField, ...ValuationField[]];
  /** Missing: the question has its own component (components/valuation/steps) */
  input?: StepInput;
  optional: boolean;
  options?: readonly { value: string; label: string }[];
  missing: string;
  /** Enough to continue; the schema decides about validity */
  isReady: (values: ValuationFormValues) => boolean;
}

const isPositive = (typed: string) => (parseGermanNumber(typed) ?? 0) > 0;
const isEmptyOrPositive = (typed: string) => typed.trim() === '' || isPositive(typed);

export const WIZARD_STEPS = [
  {
    id: 'property-type',
    question: 'Was für eine Immobilie möchtest du bewerten?',
    label: 'Immobilientyp',
    fields: ['propertyType'],
    options: PROPERTY_TYPES,
    optional: false,
    missing: 'Wähle einen Immobilientyp, dann geht es weiter.',
    isReady: ({ propertyType }) => Boolean(propertyType),
  },
  {
    id: 'postal-code',
    question: 'Wo liegt deine Immobilie?',
    label: 'Postleitzahl',
    hint: 'Die fünfstellige Postleitzahl genügt.',
    fields: ['postalCode'],
    optional: false,
    missing: 'Gib die fünf Ziffern der Postleitzahl ein, dann geht es weiter.',
    isReady: ({ postalCode }) => postalCode.trim().length >= 5,
  },
  {
    id: 'area',
    question: 'Wie groß ist die Wohnfläche?',
    label: 'Wohnfläche',
    hint: 'Sie steht im Grundriss, im Kaufvertrag oder in der letzten Nebenkostenabrechnung. Keller, Garage und Garten zählen nicht mit.',
    fields: ['area'],
    input: { inputMode: 'decimal', suffix: 'm²' },
    optional: false,
    missing: 'Gib die Wohnfläche in Quadratmetern ein, dann geht es weiter.',
    isReady: ({ area }) => isPositive(area),
  },
  {
    id: 'year-built',
    question: 'Wann wurde das Gebäude gebaut?',
    label: 'Baujahr',
    hint: 'Wenn du es nicht weißt, rechnet die Grundformel mit 1980.',
    fields: ['yearBuilt'],
    input: { inputMode: 'numeric' },
    optional: true,
    missing: 'Gib das Baujahr als Jahreszahl ein oder lass das Feld leer.',
    isReady: ({ yearBuilt }) => isEmptyOrPositive(yearBuilt),
  },
  {
    id: 'rooms',
    question: 'Wie viele Zimmer hat deine Immobilie?',
    label: 'Zimmer',
    hint: 'Ohne Küche, Bad und Flur. Halbe Zimmer zählen mit.',
    fields: ['rooms'],
    input: { inputMode: 'decimal' },
    optional: true,
    missing: 'Gib die Zimmerzahl als Zahl ein oder lass das Feld leer.',
    isReady: ({ rooms }) => isEmptyOrPositive(rooms),
  },
  {
    id: 'condition',
    question: 'In welchem Zustand ist deine Immobilie?',
    label: 'Zustand',
    fields: ['condition'],
    options: CONDITIONS,
    optional: true,
    missing: '',
    isReady: () => true,
  },
  {
    id: 'name',
    question: 'Wie heißt du?',
    label: 'Name',
    hint: 'Vor- und Nachname, damit wir dich richtig ansprechen.',
    fields: ['name'],
    input: { autoComplete: 'name' },
    optional: false,
    missing: 'Gib deinen Namen ein, dann geht es weiter.',
    isReady: ({ name }) => name.trim() !== '',
  },
  {
    id: 'email',
    question: 'Wohin dürfen wir die Bewertung schicken?',
    label: 'E-Mail',
    hint: 'An diese Adresse schicken wir deine ausführliche Bewertung.',
    fields: ['email'],
    input: { type: 'email', autoComplete: 'email' },
    optional: false,
    missing: 'Gib deine E-Mail-Adresse ein, dann geht es weiter.',
    isReady: ({ email }) => email.trim() !== '',
  },
  {
    id: 'phone',
    question: 'Unter welcher Nummer erreichen wir dich?',
    label: 'Telefon',
    hint: 'Unsere Fachleute rufen an, wenn sie zu deinen Angaben eine Frage haben.',
    fields: ['phone'],
    input: { type: 'tel', autoComplete: 'tel' },
    optional: false,
    missing: 'Gib deine Telefonnummer ein, dann geht es weiter.',
    isReady: ({ phone }) => phone.trim() !== '',
  },
  {
    id: 'consent',
    question: 'Möchtest du noch etwas ergänzen?',
    label: 'Anmerkung',
    hint: 'Zum Beispiel eine Einliegerwohnung, ein neues Dach oder ein besonderes Grundstück.',
    fields: ['notes', 'privacyConsent', 'contactConsent'],
    optional: false,
    missing: 'Stimme bitte noch beiden Punkten zu.',
    isReady: ({ privacyConsent, contactConsent }) => privacyConsent && contactConsent,
  },
] as const satisfies readonly WizardStepDefinition[];

export type WizardStepId = (typeof WIZARD_STEPS)[number]['id'];

export function firstOpenStep(values: ValuationFormValues): number {
  const index = WIZARD_STEPS.findIndex((step) => !step.isReady(values));
  return index === -1 ? WIZARD_STEPS.length - 1 : index;
}

export function isSkippable(step: WizardStepDefinition, values: ValuationFormValues): boolean {
  return step.optional && step.fields.every((field) => !String(values[field] ?? '').trim());
}

export function stepById(id: WizardStepId): WizardStepDefinition {
  return WIZARD_STEPS.find((step) => step.id === id)!;
}
