import { z } from 'zod';
import { optionalChoice, text, email } from '@/lib/platform/validation/fields';
import { routes } from '@/lib/routes';
import { PROPERTY_TYPE_VALUES, propertyTypeLabel } from '@/lib/valuation/options';
import { MAX_CONTACT_MESSAGE } from '../forms/contact';
import { conversation } from '../forms/conversation-schema';
import { PROPERTY_TYPE_OPTIONS } from '../forms/property-type-options';
import { EMAIL, type Form, type Kind, NAME, pick, type Stored } from './kind';
import { MESSAGE_PROGRESS } from './statuses';

/** Needs no consent: the answer was asked for (Art. 6 (1) b and f GDPR). */
export const contactSchema = z.object({
  name: text({ min: 2, max: 120, message: 'Bitte geben Sie Ihren Namen ein' }),
  email: email('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
  propertyType: optionalChoice(
    PROPERTY_TYPE_VALUES,
    'Bitte wählen Sie einen Immobilientyp aus der Liste',
  ),
  message: text({
    min: 10,
    max: MAX_CONTACT_MESSAGE,
    message: 'Bitte schreiben Sie eine Nachricht von mindestens 10 Zeichen',
    multiline: true,
  }),
  conversation: conversation(),
});

export type ContactInput = z.output<typeof contactSchema>;

export type ContactDetails = Stored<
  Pick<ContactInput, 'message' | 'propertyType' | 'conversation'>
>;

export const contactForm: Form<ContactDetails, ContactInput> = {
  kind: 'contact',
  path: routes.api.contactRequests,
  envelope: 'contactRequest',
  schema: contactSchema,
  // Fewer than valuations, because an employee reads each.
  rule: { name: 'contact', limit: 20, window: 600 },
  sourcePage: () => routes.imprint,
  consents: () => [],
  mails: ({ email: recipient }) => [{ template: 'contact-confirmation', recipient }],
  more: (input) => pick(input, 'conversation'),
};

const EXCERPT = 140;

function excerpt(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT) return line;
  const cut = line.slice(0, EXCERPT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT / 2))} …`;
}

const typeLabel = ({ propertyType }: { propertyType: string | null }) =>
  propertyType ? propertyTypeLabel(propertyType) : undefined;

export const contact: Kind<ContactDetails> = {
  title: 'Nachricht',
  about: 'zu Ihrer Nachricht',
  thanks: 'Ihre Nachricht',
  segment: 'contacts',
  list: 'kontakte',
  listTitle: 'Kontaktanfragen',
  empty: 'Keine Kontaktanfragen vorhanden',
  file: 'kontaktanfragen',
  progress: MESSAGE_PROGRESS,
  promise: 'first_contact',
  note: { field: 'response', label: 'Antwort' },
  form: contactForm,
  fields: [
    ...[NAME, EMAIL],
    {
      name: 'message',
      label: 'Nachricht',
      control: { type: 'textarea' },
      notice: 'Ihre Nachricht',
    },
    {
      name: 'propertyType',
      label: 'Immobilientyp',
      text: typeLabel,
      control: { type: 'select', options: PROPERTY_TYPE_OPTIONS, optional: true },
      notice: 'die Art der Immobilie, wenn Sie sie nennen',
    },
  ],
  correction: contactSchema.omit({ conversation: true }),
  summary: ({ details }) => [typeLabel(details), excerpt(details.message)],
  searched: () => [],
  wire: ({ id, name, email: address, notes, details }) => ({
    id,
    name,
    email: address,
    ...pick(details, 'propertyType', 'message'),
    response: notes,
  }),
  confirmation: 'address-confirmation',
  actions: ['mail', 'appointment'],
  letters: ['answer', 'documents', 'meeting', 'refusal'],
  retention: {
    what: 'Nachrichten',
    length: { months: 6 },
    purpose: 'antworten und an den Wechsel anknüpfen',
  },
};
