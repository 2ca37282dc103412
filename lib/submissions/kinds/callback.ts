import { z } from 'zod';
import { optionalChoice, phone, text, optionalEmail } from '@/lib/platform/validation/fields';
import { findSlot, toSlotValue } from '@/lib/submissions/forms/callback/slots';
import { routes } from '@/lib/routes';
import { PROPERTY_TYPE_VALUES, propertyTypeLabel } from '@/lib/valuation/options';
import { INCOMPLETE, phoneProblem } from '../forms/broker-callback';
import { FORM_SOURCES, type FormSource } from '../forms/callback/form';
import { longDay, timeOf } from '../forms/callback/time-labels';
import { conversation } from '../forms/conversation-schema';
import { PROPERTY_TYPE_OPTIONS } from '../forms/property-type-options';
import { EMAIL, type Form, type Kind, NAME, PHONE, pick, type Stored } from './kind';
import { SUBMISSION_PROGRESS } from './statuses';

const NOT_OFFERED = 'Bitte wählen Sie eine der angebotenen Zeiten';
const NO_TIME = 'Bitte wählen Sie auch eine Uhrzeit';
const PASSED = 'Diese Zeit ist inzwischen vorbei. Bitte wählen Sie eine andere';

function refusal(value: string, now: Date): string {
  // The form holds only a day until a time is chosen.
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return NO_TIME;
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value);
  return isMoment && value < toSlotValue(now) ? PASSED : NOT_OFFERED;
}

/** Turns an available slot into its start; empty means as soon as possible. */
function preferredTime() {
  return z
    .string({ error: NOT_OFFERED })
    .nullish()
    .transform((value, context) => {
      if (!value) return undefined;
      // At each parse, because the slots depend on the time.
      const now = new Date();
      const slot = findSlot(value, now);
      if (slot) return slot.start;
      context.addIssue({ code: 'custom', message: refusal(value, now) });
      return z.NEVER;
    })
    .optional();
}

export const callbackSchema = z.object({
  name: text({ min: 2, max: 120, message: 'Bitte geben Sie Ihren Namen ein' }),
  phone: phone({ min: 6, message: 'Bitte geben Sie eine gültige Telefonnummer ein' }),
  email: optionalEmail('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
  preferredTime: preferredTime(),
  propertyType: optionalChoice(
    PROPERTY_TYPE_VALUES,
    'Bitte wählen Sie einen Immobilientyp aus der Liste',
  ),
  source: optionalChoice(
    FORM_SOURCES,
    'Bitte nennen Sie als Herkunft guide, valuation oder adviser',
  ).transform((source) => source ?? 'guide'),
  conversation: conversation(),
});

export type CallbackInput = z.output<typeof callbackSchema>;

export const brokerCallbackSchema = z.object({
  phone: phone({ min: 1, message: INCOMPLETE }).superRefine((number, context) => {
    const message = phoneProblem(number);
    if (message) context.addIssue({ code: 'custom', message });
  }),
});

export interface CallbackDetails extends Stored<
  Pick<CallbackInput, 'preferredTime' | 'propertyType' | 'conversation'>
> {
  /** 'makler' is the agencies' page */
  source: FormSource | 'makler';
}

/** Without the id of an article or a valuation. */
const SOURCE_PAGES: Record<FormSource, string> = {
  guide: routes.guides,
  valuation: routes.valuationResults,
  adviser: routes.advice,
};

const audited = ({ source = 'guide' }: Partial<CallbackDetails>) => ({ source });

export const callbackForm: Form<CallbackDetails, CallbackInput> = {
  kind: 'callback',
  path: routes.api.callbackRequests,
  envelope: 'callbackRequest',
  schema: callbackSchema,
  // Each submission takes an employee's time.
  rule: { name: 'callback', limit: 20, window: 600 },
  isAutofilled: true,
  sourcePage: ({ source }) => SOURCE_PAGES[source],
  consents: () => ['callback'],
  mails: ({ email: recipient }) =>
    recipient ? [{ template: 'callback-confirmation', recipient }] : [],
  more: (input) => pick(input, 'source', 'conversation'),
  audited,
};

export const brokerCallbackForm: Form<CallbackDetails, z.output<typeof brokerCallbackSchema>> = {
  kind: 'callback',
  path: routes.api.brokerCallbacks,
  envelope: 'callbackRequest',
  schema: brokerCallbackSchema,
  // Fewer than messages, because the calls are made at once.
  rule: { name: 'broker-callback', limit: 10, window: 600 },
  isAutofilled: true,
  sourcePage: () => routes.agencies,
  consents: () => ['callback'],
  mails: () => [],
  more: () => ({ source: 'makler' }),
  audited,
};

const slotOf = ({ preferredTime: time }: CallbackDetails) => time && toSlotValue(time);

function whenAsked(details: CallbackDetails): string | undefined {
  const slot = slotOf(details);
  return slot ? `${longDay(slot.slice(0, 10))}, ab ${timeOf(slot)}\u00a0Uhr` : undefined;
}

const AS_SOON_AS_POSSIBLE = 'so bald wie möglich';

const typeLabel = ({ propertyType }: { propertyType: string | null }) =>
  propertyType ? propertyTypeLabel(propertyType) : undefined;

export const callbackKind: Kind<CallbackDetails> = {
  title: 'Rückrufbitte',
  about: 'zu Ihrer Rückrufbitte',
  thanks: 'Ihre Bitte um einen Rückruf',
  segment: 'callbacks',
  list: 'rueckrufe',
  listTitle: 'Rückrufanfragen',
  empty: 'Keine Rückrufanfragen vorhanden',
  file: 'rueckrufanfragen',
  progress: SUBMISSION_PROGRESS,
  promise: 'callback',
  note: { field: 'notes', label: 'Notizen' },
  form: callbackForm,
  fields: [
    ...[NAME, PHONE, { ...EMAIL, control: { ...EMAIL.control, optional: true } }],
    {
      name: 'preferredTime',
      label: 'Gewünschte Zeit',
      value: slotOf,
      text: whenAsked,
      nothing: AS_SOON_AS_POSSIBLE,
      notice: 'die gewünschte Zeit',
    },
    {
      name: 'propertyType',
      label: 'Immobilientyp',
      text: typeLabel,
      control: { type: 'select', options: PROPERTY_TYPE_OPTIONS, optional: true },
      notice: 'die Art der Immobilie, wenn Sie sie nennen',
    },
  ],
  correction: callbackSchema.omit({ preferredTime: true, source: true, conversation: true }),
  summary: ({ details }) => [
    `Anruf ${whenAsked(details) ?? AS_SOON_AS_POSSIBLE}`,
    typeLabel(details),
    details.source === 'makler' && 'von der Seite für Maklerbüros',
    details.source === 'adviser' && 'aus der KI-Beratung',
  ],
  searched: () => [],
  wire: ({ id, name, phone: number, email, notes, details }) => ({
    id,
    name,
    phone: number,
    email,
    ...pick(details, 'propertyType', 'preferredTime', 'source'),
    notes,
  }),
  mailPurpose: 'callback',
  callPurpose: 'callback',
  confirmation: 'address-confirmation',
  actions: ['call', 'mail', 'callback', 'appointment'],
  letters: ['answer', 'not-reached', 'documents', 'refusal'],
  retention: {
    what: 'Bitten um einen Rückruf',
    length: { months: 6 },
    purpose: 'zurückrufen und noch einmal erreichbar sein, wenn etwas offen blieb',
  },
};
