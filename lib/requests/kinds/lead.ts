import { z } from 'zod';
import { formatArea } from '@/lib/platform/format/number';
import { optionalAgreement } from '@/lib/platform/validation/agreement';
import { optionalChoice } from '@/lib/platform/validation/choice';
import { email } from '@/lib/platform/validation/email';
import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import { requiredNumber } from '@/lib/platform/validation/number';
import { phone } from '@/lib/platform/validation/phone';
import { postalCode } from '@/lib/platform/validation/postal-code';
import { optionalText, text } from '@/lib/platform/validation/text';
import { optionalYearBuilt } from '@/lib/platform/validation/year-built';
import { MAX_ADDITIONAL_INFO } from '@/lib/requests/forms/lead/steps';
import {
  CONDITION_VALUES,
  CONDITIONS,
  PROPERTY_TYPE_VALUES,
  PROPERTY_TYPES,
  TIMELINE_VALUES,
  TIMELINES,
} from '@/lib/requests/forms/lead/options';
import { routes } from '@/lib/routes';
import { EMAIL, type Form, type Kind, labelOf, NAME, PHONE, pick, type Stored } from './kind';
import { REQUEST_PROGRESS } from './statuses';

/** The number that was meant, or `undefined` for everything that is none. */
export function numberOrNothing(typed: unknown): number | undefined {
  const value = typeof typed === 'string' ? parseGermanNumber(typed) : typed;
  return typeof value === 'number' && !Number.isNaN(value) ? value : undefined;
}

/** Milliseconds in which the browser that sent a lead corrects it by sending again. */
export const REPEAT_WINDOW = 60_000;

const AREA_MISSING = 'Mindestens 20 m²';
const YEAR_WRONG = 'Ungültiges Baujahr';

/** The lead form, specification 5. Messages are shown at the field as they stand. */
export const leadSchema = z.object(
  {
    propertyType: z.enum(PROPERTY_TYPE_VALUES, { error: 'Bitte wählen Sie einen Immobilientyp' }),
    postalCode: postalCode('Bitte geben Sie eine gültige PLZ ein'),
    city: text({ min: 2, max: 120, message: 'Bitte geben Sie Ihre Stadt ein' }),
    // Whole square metres; what is no number counts as 0, specification 2.
    area: z.preprocess(
      (typed) => Math.round(numberOrNothing(typed) ?? 0),
      requiredNumber({
        message: AREA_MISSING,
        min: 20,
        minMessage: AREA_MISSING,
        max: 2000,
        maxMessage: 'Maximal 2000 m²',
      }),
    ),
    // What is no number counts as no answer, specification 2.
    yearBuilt: z.preprocess(
      numberOrNothing,
      optionalYearBuilt({
        message: YEAR_WRONG,
        minMessage: YEAR_WRONG,
        maxMessage: () => 'Baujahr kann nicht in der Zukunft liegen',
      }),
    ),
    condition: optionalChoice(CONDITION_VALUES, 'Bitte wählen Sie einen Zustand aus der Liste'),
    name: text({ min: 2, max: 120, message: 'Bitte geben Sie Ihren Namen ein' }),
    email: email('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
    phone: phone({ min: 10, message: 'Bitte geben Sie eine gültige Telefonnummer ein' }),
    timeline: z.enum(TIMELINE_VALUES, { error: 'Bitte wählen Sie einen Zeitraum' }),
    additionalInfo: optionalText({
      max: MAX_ADDITIONAL_INFO,
      message: 'Bitte geben Sie Ihre Anmerkungen als Text ein',
      multiline: true,
    }),
    partnerConsent: optionalAgreement('Bitte antworten Sie mit Ja oder Nein'),
  },
  { error: 'Bitte senden Sie die Angaben als JSON-Objekt' },
);

export type LeadInput = z.output<typeof leadSchema>;

export type LeadDetails = Stored<Omit<LeadInput, 'name' | 'email' | 'phone'>>;

export const leadForm: Form<LeadDetails, LeadInput> = {
  kind: 'lead',
  path: routes.api.adLeads,
  envelope: 'adLead',
  schema: leadSchema,
  // Generous, because an office or a mobile network shares one connection.
  rule: { name: 'lead', limit: 30, window: 600 },
  sourcePage: () => routes.leadForm,
  consents: ({ partnerConsent }) => (partnerConsent ? ['inquiry', 'partner'] : ['inquiry']),
  mails: ({ email: recipient, partnerConsent: partner }) => [
    { template: 'lead-confirmation', recipient, payload: { partner } },
  ],
  more: (input) => pick(input, 'partnerConsent'),
  about: (input) => pick(input, 'postalCode', 'propertyType'),
  repeat: {
    window: REPEAT_WINDOW,
    keeps: ['additionalInfo'],
    consent: { purpose: 'partner', field: 'partnerConsent' },
    trail: ['area', 'yearBuilt', 'condition', 'timeline', 'partnerConsent'],
  },
};

const typeLabel = ({ propertyType }: LeadDetails) => labelOf(PROPERTY_TYPES, propertyType);

export const lead: Kind<LeadDetails> = {
  title: 'Verkaufsanfrage',
  about: 'zu Ihrer Verkaufsanfrage',
  thanks: 'Ihre Verkaufsanfrage',
  segment: 'leads',
  list: 'leads',
  listTitle: 'Verkaufsanfragen',
  empty: 'Keine Verkaufsanfragen vorhanden',
  file: 'verkaufsanfragen',
  progress: REQUEST_PROGRESS,
  promise: 'first_contact',
  note: { field: 'notes', label: 'Notizen' },
  form: leadForm,
  fields: [
    {
      name: 'propertyType',
      label: 'Immobilientyp',
      text: typeLabel,
      control: { type: 'select', options: PROPERTY_TYPES },
    },
    {
      name: 'postalCode',
      label: 'Postleitzahl',
      control: { type: 'postal-code', autoComplete: 'postal-code' },
    },
    { name: 'city', label: 'Ort', control: { type: 'text', autoComplete: 'address-level2' } },
    {
      name: 'area',
      label: 'Fläche',
      text: ({ area }) => formatArea(area),
      column: 'Fläche (m²)',
      control: { type: 'number', label: 'Fläche in m²' },
    },
    { name: 'yearBuilt', label: 'Baujahr', control: { type: 'number', optional: true } },
    {
      name: 'condition',
      label: 'Zustand',
      text: ({ condition }) => labelOf(CONDITIONS, condition),
      control: {
        type: 'select',
        options: [{ value: '', label: 'Keine Angabe' }, ...CONDITIONS],
        optional: true,
      },
    },
    {
      name: 'timeline',
      label: 'Verkauf',
      text: ({ timeline }) => labelOf(TIMELINES, timeline),
      control: { type: 'select', label: 'Wann möchten Sie verkaufen?', options: TIMELINES },
      notice: 'wann Sie verkaufen möchten',
    },
    {
      name: 'additionalInfo',
      label: 'Anmerkung',
      control: { type: 'textarea', optional: true },
      notice: 'Ihre Anmerkung',
    },
    ...[NAME, EMAIL, PHONE],
  ],
  correction: leadSchema.omit({ partnerConsent: true }),
  summary: ({ details }) => [
    typeLabel(details),
    formatArea(details.area),
    `${details.postalCode} ${details.city}`,
  ],
  searched: ({ postalCode: place }) => [place],
  wire: ({ id, name, email: address, phone: number, notes, details }) => ({
    id,
    ...pick(details, 'propertyType', 'postalCode', 'city', 'area', 'yearBuilt', 'condition'),
    ...{ name, email: address, phone: number },
    ...pick(details, 'timeline', 'partnerConsent', 'additionalInfo'),
    notes,
  }),
  mailPurpose: 'inquiry',
  callPurpose: 'inquiry',
  confirmation: 'address-confirmation',
  actions: ['contact', 'mail', 'callback', 'appointment'],
  letters: ['answer', 'not-reached', 'documents', 'meeting', 'refusal'],
  retention: {
    what: 'Anfragen zum Verkauf',
    length: { months: 12 },
    purpose: 'den Verkauf vorbereiten und Rückfragen beantworten',
  },
};
