import { LEAD_PACKAGES } from '@/lib/agents/packages';
import {
  CONDITIONS as LEAD_CONDITIONS,
  PROPERTY_TYPES as LEAD_TYPES,
  TIMELINES,
} from '@/lib/leads/options';
import { PROPERTY_TYPE_OPTIONS } from '@/lib/requests/property-type-options';
import type { SubjectType } from '@/lib/submissions/subject';
import { CONDITIONS, PROPERTY_TYPES } from '@/lib/valuation/options';
import type { OwnRequest } from '../own-request';

type Option = { value: string; label: string };

/** A field of the form in which a person corrects what was said. */
export interface CorrectionField {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'number' | 'postal-code' | 'textarea' | 'select';
  options?: readonly Option[];
  optional: boolean;
  hint?: string;
  autoComplete?: string;
  /** As it is typed */
  value: string;
}

type Rule = Omit<CorrectionField, 'value'>;

const field = (
  name: string,
  label: string,
  kind: Rule['kind'],
  more: Partial<Rule> = {},
): Rule => ({
  name,
  label,
  kind,
  optional: false,
  ...more,
});
const choice = (name: string, label: string, options: readonly Option[], optional = false) =>
  field(name, label, 'select', { options, optional });

const optional = { optional: true };
const NO_ANSWER = { value: '', label: 'Keine Angabe' };

const NAME = field('name', 'Name', 'text', { autoComplete: 'name' });
const EMAIL = field('email', 'E-Mail', 'email', {
  autoComplete: 'email',
  hint: 'An eine neue Adresse schicken wir einen Link, mit dem Sie sie bestätigen.',
});
const PHONE = field('phone', 'Telefon', 'tel', { autoComplete: 'tel' });
const POSTAL_CODE = field('postalCode', 'Postleitzahl', 'postal-code', {
  autoComplete: 'postal-code',
});
const YEAR_BUILT = field('yearBuilt', 'Baujahr', 'number', optional);

const RULES: Record<SubjectType, readonly Rule[]> = {
  valuation: [
    choice('propertyType', 'Immobilientyp', PROPERTY_TYPES),
    POSTAL_CODE,
    field('area', 'Wohnfläche in m²', 'number'),
    YEAR_BUILT,
    field('rooms', 'Zimmer', 'number', optional),
    choice('condition', 'Zustand', CONDITIONS, true),
    field('notes', 'Anmerkung', 'textarea', optional),
    NAME,
    EMAIL,
    PHONE,
  ],
  lead: [
    choice('propertyType', 'Immobilientyp', LEAD_TYPES),
    POSTAL_CODE,
    field('city', 'Ort', 'text', { autoComplete: 'address-level2' }),
    field('area', 'Fläche in m²', 'number'),
    YEAR_BUILT,
    choice('condition', 'Zustand', [NO_ANSWER, ...LEAD_CONDITIONS], true),
    choice('timeline', 'Wann möchten Sie verkaufen?', TIMELINES),
    field('additionalInfo', 'Anmerkung', 'textarea', optional),
    NAME,
    EMAIL,
    PHONE,
  ],
  callback: [
    NAME,
    PHONE,
    { ...EMAIL, ...optional },
    choice('propertyType', 'Immobilienart', PROPERTY_TYPE_OPTIONS, true),
  ],
  contact: [
    NAME,
    EMAIL,
    choice('propertyType', 'Immobilienart', PROPERTY_TYPE_OPTIONS, true),
    field('message', 'Nachricht', 'textarea'),
  ],
  inquiry: [
    choice(
      'package',
      'Paket',
      LEAD_PACKAGES.map(({ id, name }) => ({ value: id, label: name })),
    ),
    field('postalArea', 'Postleitzahlgebiet', 'text'),
    field('office', 'Maklerbüro', 'text', { autoComplete: 'organization' }),
    NAME,
    EMAIL,
    PHONE,
    field('message', 'Nachricht', 'textarea', optional),
  ],
};

/** As a German types it: a comma before the decimals. */
const typed = (value: string | number | boolean | null | undefined) =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');

/** The fields in which what was said can be corrected, each with what is stored now. */
export function correctionFields({ type, answers }: OwnRequest): CorrectionField[] {
  const stored = new Map(answers.map(({ field: name, value }) => [name, value]));
  return RULES[type].map((rule) => ({ ...rule, value: typed(stored.get(rule.name)) }));
}
