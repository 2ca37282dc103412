import { z } from 'zod';
import { postalAreas } from '@/lib/agencies/postal-areas';
import { MAX_INQUIRY_MESSAGE } from '@/lib/submissions/forms/inquiry';
import { LEAD_PACKAGES } from '@/lib/agencies/packages';
import { phone, optionalText, text, email } from '@/lib/platform/validation/fields';
import { routes } from '@/lib/routes';
import { EMAIL, type Form, type Kind, NAME, PHONE, pick, type Stored } from './kind';
import { SUBMISSION_PROGRESS } from './statuses';

const AREAS = 'Bitte nennen Sie Postleitzahlen oder deren erste Ziffern, durch Kommas getrennt';

export const inquirySchema = z.object({
  package: z.enum(
    LEAD_PACKAGES.map(({ id }) => id),
    { error: 'Bitte wählen Sie ein Paket' },
  ),
  postalArea: text({ max: 300, message: AREAS })
    .refine((typed) => postalAreas(typed), { error: AREAS })
    .transform((typed) => postalAreas(typed)?.join(', ') ?? ''),
  office: text({
    min: 2,
    max: 120,
    message: 'Bitte geben Sie den Namen Ihres Maklerbüros ein',
  }),
  name: text({ min: 2, max: 120, message: 'Bitte geben Sie Ihren Namen ein' }),
  email: email('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
  phone: phone({ min: 6, message: 'Bitte geben Sie eine gültige Telefonnummer ein' }),
  message: optionalText({
    max: MAX_INQUIRY_MESSAGE,
    message: 'Bitte schreiben Sie Ihre Nachricht als Text',
    multiline: true,
  }),
});

export type InquiryInput = z.output<typeof inquirySchema>;

export type InquiryDetails = Stored<
  Pick<InquiryInput, 'package' | 'postalArea' | 'office' | 'message'>
>;

export const inquiryForm: Form<InquiryDetails, InquiryInput> = {
  kind: 'inquiry',
  path: routes.api.agencyInquiries,
  envelope: 'agentInquiry',
  schema: inquirySchema,
  rule: { name: 'inquiry', limit: 20, window: 600 },
  sourcePage: (input) => routes.agencyInquiry(input.package),
  consents: () => ['inquiry'],
  mails: ({ email: recipient }) => [{ template: 'inquiry-confirmation', recipient }],
  audited: (details) => ({ package: details.package ?? '' }),
};

const packageName = ({ package: chosen }: { package: string }) =>
  LEAD_PACKAGES.find(({ id }) => id === chosen)?.name;

export const inquiry: Kind<InquiryDetails> = {
  title: 'Paketanfrage',
  about: 'zu Ihrer Paketanfrage',
  thanks: 'Ihre Paketanfrage',
  segment: 'inquiries',
  list: 'maklerbueros',
  listTitle: 'Anfragen von Maklerbüros',
  navigation: 'Maklerbüros',
  empty: 'Keine Anfragen von Maklerbüros vorhanden',
  file: 'maklerbuero-anfragen',
  progress: SUBMISSION_PROGRESS,
  promise: 'first_contact',
  note: { field: 'notes', label: 'Notizen' },
  form: inquiryForm,
  fields: [
    {
      name: 'package',
      label: 'Paket',
      text: packageName,
      control: {
        type: 'select',
        options: LEAD_PACKAGES.map(({ id, name }) => ({ value: id, label: name })),
      },
    },
    { name: 'postalArea', label: 'Postleitzahlgebiet', control: { type: 'text' } },
    {
      name: 'office',
      label: 'Maklerbüro',
      control: { type: 'text', autoComplete: 'organization' },
    },
    ...[NAME, EMAIL, PHONE],
    {
      name: 'message',
      label: 'Nachricht',
      control: { type: 'textarea', optional: true },
      notice: 'Ihre Nachricht, wenn Sie eine schreiben',
    },
  ],
  correction: inquirySchema,
  summary: ({ details }) => [
    details.office,
    packageName(details),
    details.postalArea && `Gebiet ${details.postalArea}`,
  ],
  searched: ({ office, postalArea }) => [office, postalArea],
  wire: ({ id, name, email: address, phone: number, notes, details }) => ({
    id,
    office: details.office,
    name,
    email: address,
    phone: number,
    ...pick(details, 'postalArea', 'package', 'message'),
    notes,
  }),
  mailPurpose: 'inquiry',
  callPurpose: 'inquiry',
  confirmation: 'address-confirmation',
  actions: ['call', 'mail', 'appointment'],
  letters: ['answer', 'not-reached', 'offer', 'refusal'],
  retention: {
    what: 'Anfragen von Maklerbüros',
    length: { months: 12 },
    purpose: 'ein Angebot machen und darüber sprechen',
  },
};
