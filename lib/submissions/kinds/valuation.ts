import type { z } from 'zod';
import { formatArea, formatNumber } from '@/lib/platform/format/number';
import {
  optionalAgreement,
  requiredAgreement,
  phone,
  optionalText,
  text,
  email,
} from '@/lib/platform/validation/fields';
import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import { routes } from '@/lib/routes';
import { estimate } from '@/lib/valuation/estimate';
import { MAX_NOTES, type ValuationFormValues } from '@/lib/valuation/steps';
import {
  conditionLabel,
  CONDITIONS,
  PROPERTY_TYPES,
  propertyTypeLabel,
} from '@/lib/valuation/options';
import { type Refinement, REFINEMENTS } from '@/lib/valuation/refinement';
import { homeSchema } from '@/lib/valuation/schema';
import {
  EMAIL,
  type Form,
  type Kind,
  type KindField,
  labelOf,
  NAME,
  PHONE,
  pick,
  type Stored,
} from './kind';
import { SUBMISSION_PROGRESS } from './statuses';

export const valuationSchema = homeSchema.extend({
  name: text({ min: 2, max: 120, message: 'Der Name muss mindestens 2 Zeichen lang sein' }),
  email: email('Bitte gib eine gültige E-Mail-Adresse ein'),
  phone: phone({ min: 6, message: 'Bitte gib eine gültige Telefonnummer ein' }),
  notes: optionalText({
    max: MAX_NOTES,
    message: 'Bitte gib deine Anmerkungen als Text ein',
    multiline: true,
  }),
  privacyConsent: requiredAgreement('Sie müssen der Datenschutzerklärung zustimmen'),
  contactConsent: requiredAgreement('Sie müssen der Kontaktaufnahme zustimmen'),
  marketingConsent: optionalAgreement('Bitte antworte mit Ja oder Nein'),
});

/** The body to send: numbers as numbers, without empty answers. */
export function asSent(values: ValuationFormValues): object {
  const { area, yearBuilt, rooms, condition, notes } = values;
  const number = (typed: string) => {
    const value = parseGermanNumber(typed);
    // The server answers with the error.
    return Number.isNaN(value) ? typed : value;
  };
  return {
    ...values,
    area: number(area),
    yearBuilt: number(yearBuilt),
    rooms: number(rooms),
    condition: condition || undefined,
    notes: notes || undefined,
  };
}

export type ValuationInput = z.output<typeof valuationSchema>;

const correction = valuationSchema.omit({
  privacyConsent: true,
  contactConsent: true,
  marketingConsent: true,
});

type Answers = Omit<z.output<typeof correction>, 'name' | 'email' | 'phone'>;

export interface ValuationDetails extends Stored<Answers>, Refinement {
  /** Euros */
  estimatedValue: number;
  /** An employee's estimate in euros */
  expertValue: number | null;
  expertReason: string | null;
  expertBy: number | null;
  expertAt: Date | null;
}

/** For the result page: no contact data, because anyone with the link can open it. */
export interface StoredValuation
  extends Omit<Stored<Answers>, 'propertyType' | 'condition' | 'notes'>, Refinement {
  id: string;
  reference: string;
  /** Old submissions may have types that the wizard no longer offers */
  propertyType: string;
  condition: string | null;
  estimatedValue: number;
  createdAt: Date;
}

export const valuationForm: Form<ValuationDetails, ValuationInput> = {
  kind: 'valuation',
  path: routes.api.valuationRequests,
  envelope: 'valuationRequest',
  schema: valuationSchema,
  // Generous, because an office or a mobile network shares one address.
  rule: { name: 'valuation', limit: 30, window: 600 },
  sourcePage: () => routes.valuation,
  consents: ({ marketingConsent }) =>
    marketingConsent ? ['privacy', 'contact', 'marketing'] : ['privacy', 'contact'],
  mails: ({ email: recipient }) => [{ template: 'valuation-confirmation', recipient }],
  audited: ({ estimatedValue = 0 }) => ({ estimatedValue }),
  about: ({ postalCode, propertyType }) => ({ postalCode, propertyType }),
};

const refinements = REFINEMENTS.map(
  ({ name, label, options, isAskedOf }): KindField<ValuationDetails> => ({
    name,
    label,
    column: options ? label : `${label} (m²)`,
    isRefinement: true,
    // Shown once it is given: most homes are valued without.
    isAsked: (details) => details[name] != null && isAskedOf(details.propertyType),
    text: ({ [name]: given }) =>
      typeof given === 'number' ? formatArea(given) : labelOf(options ?? [], given ?? null),
  }),
);

export const valuation: Kind<ValuationDetails> = {
  title: 'Bewertungsanfrage',
  about: 'zu Ihrer Bewertungsanfrage',
  thanks: 'Ihre Bewertungsanfrage',
  segment: 'valuations',
  list: 'bewertungen',
  listTitle: 'Bewertungsanfragen',
  empty: 'Keine Bewertungsanfragen vorhanden',
  file: 'bewertungsanfragen',
  progress: SUBMISSION_PROGRESS,
  promise: 'first_contact',
  hasReference: true,
  note: { field: 'notes', label: 'Notizen' },
  form: valuationForm,
  fields: [
    {
      name: 'propertyType',
      label: 'Immobilientyp',
      text: ({ propertyType }) => propertyTypeLabel(propertyType),
      control: { type: 'select', options: PROPERTY_TYPES },
    },
    {
      name: 'postalCode',
      label: 'Postleitzahl',
      control: { type: 'postal-code', autoComplete: 'postal-code' },
    },
    {
      name: 'area',
      label: 'Wohnfläche',
      text: ({ area }) => formatArea(area),
      column: 'Wohnfläche (m²)',
      control: { type: 'number', label: 'Wohnfläche in m²' },
    },
    { name: 'yearBuilt', label: 'Baujahr', control: { type: 'number', optional: true } },
    {
      name: 'rooms',
      label: 'Zimmer',
      text: ({ rooms }) => rooms !== null && formatNumber(rooms),
      control: { type: 'number', optional: true },
    },
    {
      name: 'condition',
      label: 'Zustand',
      text: ({ condition }) => conditionLabel(condition),
      control: { type: 'select', options: CONDITIONS, optional: true },
    },
    {
      name: 'notes',
      label: 'Anmerkung',
      control: { type: 'textarea', optional: true },
      notice: 'Ihre Anmerkung',
    },
    ...refinements,
    ...[NAME, EMAIL, PHONE],
  ],
  correction,
  follows: (given) => ({ estimatedValue: estimate(given).value }),
  summary: ({ details: { propertyType, area, postalCode: place } }) => [
    propertyTypeLabel(propertyType),
    formatArea(area),
    place,
  ],
  searched: ({ postalCode: place }) => [place],
  wire: ({ id, reference, name, email: address, phone: number, notes, details }) => ({
    id,
    reference,
    contactName: name,
    contactEmail: address,
    contactPhone: number,
    ...pick(details, 'propertyType', 'postalCode', 'area', 'yearBuilt', 'rooms', 'condition'),
    ...pick(details, 'estimatedValue', 'expertValue', 'expertReason'),
    ownerRemark: details.notes,
    notes: notes ?? details.notes,
  }),
  mailPurpose: 'privacy',
  callPurpose: 'contact',
  confirmation: 'valuation-confirmation',
  actions: ['call', 'mail', 'callback', 'expertValue', 'appointment', 'valuationMail'],
  letters: ['answer', 'not-reached', 'discuss', 'documents', 'meeting', 'refusal'],
  retention: {
    what: 'Anfragen zur Bewertung',
    length: { months: 12 },
    purpose: 'die Bewertung besprechen und Rückfragen beantworten',
  },
};
