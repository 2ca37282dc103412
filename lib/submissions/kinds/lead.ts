import { z } from 'zod';
import { formatArea } from '@/lib/platform/format/number';
import {
  optionalAgreement,
  optionalChoice,
  phone,
  postalCode,
  optionalText,
  text,
  email,
  optionalNumber,
  optionalYearBuilt,
} from '@/lib/platform/validation/fields';
import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import { MAX_ADDITIONAL_INFO, withoutUnasked } from '@/lib/submissions/forms/lead/steps';
import {
  LEAD_CONDITION_VALUES,
  LEAD_CONDITIONS,
  isLand,
  LEAD_PROPERTY_TYPE_VALUES,
  LEAD_PROPERTY_TYPES,
  TIMELINE_VALUES,
  TIMELINES,
} from '@/lib/submissions/forms/lead/options';
import { routes } from '@/lib/routes';
import { EMAIL, type Form, type Kind, labelOf, NAME, PHONE, pick, type Stored } from './kind';
import { SUBMISSION_PROGRESS } from './statuses';

function numberOrNothing(typed: unknown): number | undefined {
  const value = typeof typed === 'string' ? parseGermanNumber(typed) : typed;
  return typeof value === 'number' && !Number.isNaN(value) ? value : undefined;
}

/** Milliseconds in which the browser that sent a lead can correct it. */
export const REPEAT_WINDOW = 60_000;

/** m² */
const MAX_PLOT_AREA = 1_000_000;

const AREA_MISSING = 'Mindestens 20 m²';
const PLOT_WRONG = 'Bitte geben Sie die Größe des Grundstücks in Quadratmetern ein';
const YEAR_WRONG = 'Ungültiges Baujahr';

function squareMetres(typed: unknown): number | undefined {
  const value = numberOrNothing(typed);
  return value === undefined ? undefined : Math.round(value);
}

const leadFields = z.object({
  propertyType: z.enum(LEAD_PROPERTY_TYPE_VALUES, {
    error: 'Bitte wählen Sie einen Immobilientyp',
  }),
  postalCode: postalCode('Bitte geben Sie eine gültige PLZ ein'),
  city: text({ min: 2, max: 120, message: 'Bitte geben Sie Ihre Stadt ein' }),
  // Invalid numbers count as 0.
  area: z.preprocess(
    (typed) => squareMetres(typed) ?? 0,
    z
      .number({ error: AREA_MISSING })
      .refine((area) => area === 0 || area >= 20, { error: AREA_MISSING })
      .max(2000, { error: 'Maximal 2000 m²' }),
  ),
  plotArea: z.preprocess(
    squareMetres,
    optionalNumber({
      message: PLOT_WRONG,
      min: 1,
      max: MAX_PLOT_AREA,
      maxMessage: 'Maximal 1.000.000 m²',
    }),
  ),
  // Invalid numbers count as no answer.
  yearBuilt: z.preprocess(
    numberOrNothing,
    optionalYearBuilt({
      message: YEAR_WRONG,
      minMessage: YEAR_WRONG,
      maxMessage: () => 'Baujahr kann nicht in der Zukunft liegen',
    }),
  ),
  condition: optionalChoice(LEAD_CONDITION_VALUES, 'Bitte wählen Sie einen Zustand aus der Liste'),
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
});

type Sized = Partial<Pick<z.output<typeof leadFields>, 'propertyType' | 'area' | 'plotArea'>>;

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** Land may come with `area` from clients that do not know `plotArea`. */
const withSize = <Schema extends z.ZodType<Sized>>(schema: Schema) =>
  schema.superRefine(
    ({ propertyType, area, plotArea }, { addIssue, issues }) => {
      const [field, message] = isLand(propertyType)
        ? (['plotArea', PLOT_WRONG] as const)
        : (['area', AREA_MISSING] as const);
      const isMissing = area === 0 && (field === 'area' || plotArea === undefined);
      if (isMissing) addIssue({ code: 'custom', path: [field], message });
      const order = Object.keys(leadFields.shape);
      const place = ({ path }: { path?: PropertyKey[] }) => order.indexOf(String(path?.[0]));
      issues.sort((one, other) => place(one) - place(other));
    },
    // Checked even if other answers are invalid, so that all errors are shown at once.
    { when: ({ value }) => isObject(value) },
  );

export const leadSchema = withSize(leadFields);

export type LeadInput = z.output<typeof leadSchema>;

export type LeadDetails = Stored<Omit<LeadInput, 'name' | 'email' | 'phone'>>;

/** Old submissions have the size of land in `area`. */
const plotOf = ({ propertyType, area, plotArea }: LeadDetails) =>
  plotArea ?? (isLand(propertyType) && area > 0 ? area : null);

const isHome = ({ propertyType }: LeadDetails) => !isLand(propertyType);

export const leadForm: Form<LeadDetails, LeadInput> = {
  kind: 'lead',
  path: routes.api.adLeads,
  envelope: 'adLead',
  schema: leadSchema,
  // Generous, because an office or a mobile network shares one address.
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
    trail: ['area', 'plotArea', 'yearBuilt', 'condition', 'timeline', 'partnerConsent'],
  },
};

const typeLabel = ({ propertyType }: LeadDetails) => labelOf(LEAD_PROPERTY_TYPES, propertyType);

export const lead: Kind<LeadDetails> = {
  title: 'Verkaufsanfrage',
  about: 'zu Ihrer Verkaufsanfrage',
  thanks: 'Ihre Verkaufsanfrage',
  segment: 'leads',
  list: 'leads',
  listTitle: 'Verkaufsanfragen',
  empty: 'Keine Verkaufsanfragen vorhanden',
  file: 'verkaufsanfragen',
  progress: SUBMISSION_PROGRESS,
  promise: 'first_contact',
  note: { field: 'notes', label: 'Notizen' },
  form: leadForm,
  fields: [
    {
      name: 'propertyType',
      label: 'Immobilientyp',
      text: typeLabel,
      control: { type: 'select', options: LEAD_PROPERTY_TYPES },
    },
    {
      name: 'postalCode',
      label: 'Postleitzahl',
      control: { type: 'postal-code', autoComplete: 'postal-code' },
    },
    { name: 'city', label: 'Ort', control: { type: 'text', autoComplete: 'address-level2' } },
    {
      name: 'plotArea',
      label: 'Grundstücksfläche',
      isAsked: (details) => plotOf(details) !== null,
      value: plotOf,
      text: (details) => formatArea(plotOf(details) ?? 0),
      column: 'Grundstücksfläche (m²)',
      control: { type: 'number', label: 'Grundstücksfläche in m²', of: 'land' },
      notice: 'bei einem Grundstück statt der Wohnfläche dessen Größe',
    },
    {
      name: 'area',
      label: 'Wohnfläche',
      isAsked: isHome,
      value: (details) => (isHome(details) ? details.area : null),
      text: ({ area }) => formatArea(area),
      column: 'Wohnfläche (m²)',
      control: { type: 'number', label: 'Wohnfläche in m²', of: 'home' },
    },
    {
      name: 'yearBuilt',
      label: 'Baujahr',
      isAsked: (details) => isHome(details) || details.yearBuilt !== null,
      control: { type: 'number', optional: true, of: 'home' },
    },
    {
      name: 'condition',
      label: 'Zustand',
      isAsked: (details) => isHome(details) || details.condition !== null,
      text: ({ condition }) => labelOf(LEAD_CONDITIONS, condition),
      control: {
        type: 'select',
        options: [{ value: '', label: 'Keine Angabe' }, ...LEAD_CONDITIONS],
        optional: true,
        of: 'home',
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
  correction: z.preprocess(
    (typed) => (isObject(typed) ? withoutUnasked(typed as object) : typed),
    withSize(leadFields.omit({ partnerConsent: true })),
  ),
  summary: ({ details }) => [
    typeLabel(details),
    formatArea(plotOf(details) ?? details.area),
    `${details.postalCode} ${details.city}`,
  ],
  searched: ({ postalCode: place }) => [place],
  wire: ({ id, name, email: address, phone: number, notes, details }) => ({
    id,
    ...pick(details, 'propertyType', 'postalCode', 'city', 'area', 'plotArea'),
    ...pick(details, 'yearBuilt', 'condition'),
    name,
    email: address,
    phone: number,
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
