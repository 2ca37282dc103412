import type { z } from 'zod';
import type { ConsentPurpose } from './wordings';
import type { RateLimitRule } from '@/lib/platform/rate-limit/repository';
import type { Length } from '@/lib/platform/format/number';
import type { HeadAnswer, DueFor, StoredHead } from '../head';
import type { StatusProgress } from './statuses';

export type Stored<Input> = {
  [Name in keyof Input]-?: undefined extends Input[Name]
    ? Exclude<Input[Name], undefined> | null
    : Input[Name];
};

export type Option = { value: string; label: string };

export type ActionName =
  'contact' | 'call' | 'mail' | 'callback' | 'expertValue' | 'appointment' | 'valuationMail';

export interface Control {
  type: 'text' | 'email' | 'tel' | 'number' | 'postal-code' | 'textarea' | 'select';
  label?: string;
  options?: readonly Option[];
  optional?: boolean;
  hint?: string;
  autoComplete?: string;
  /** Asked only of land, or only of a home */
  of?: 'land' | 'home';
}

export interface KindField<Stored> {
  /** Also the column's name */
  name: (keyof Stored & string) | 'name' | 'email' | 'phone';
  label: string;
  /** Overrides the stored value; `undefined` for no answer */
  value?: (details: Stored) => HeadAnswer['value'];
  text?: (details: Stored) => string | false | undefined;
  /** Missing: always */
  isAsked?: (details: Stored) => boolean;
  nothing?: string;
  /** In an export */
  column?: string;
  /** Asked after the result */
  isRefinement?: boolean;
  /** Missing: cannot be corrected */
  control?: Control;
  /** For the privacy notice; missing: the label */
  notice?: string;
}

export interface Form<Details extends object, Input extends object> {
  kind: string;
  path: string;
  /** Name of the submission in the API's answer */
  envelope: string;
  schema: z.ZodType<Input>;
  rule: RateLimitRule;
  /** Browsers fill in every required field, so a short fill time does not mean spam */
  isAutofilled?: boolean;
  sourcePage(input: Input): string;
  consents(input: Input): ConsentPurpose[];
  /** To the sender; the notice to the office is always sent */
  mails(input: Input): { template: string; recipient: string; payload?: object }[];
  more?(input: Input): Partial<Details>;
  /** For the audit trail; no personal data */
  audited?: (details: Partial<Details>) => Record<string, string | number>;
  /** Together with the address it recognises a repeated submission */
  about?(input: Input): { postalCode: string; propertyType: string };
  /**
   * Lets the browser that sent a submission correct it for `window` milliseconds; an empty answer does
   * not erase `keeps`. The audit trail gets no personal data.
   */
  repeat?: {
    window: number;
    keeps: readonly (keyof Details & string)[];
    consent: { purpose: ConsentPurpose; field: keyof Details & string };
    trail: readonly (keyof Details & string)[];
  };
}

export interface Kind<Details extends object> {
  title: string;
  /** Continues a sentence: 'zu Ihrer Bewertungsanfrage' */
  about: string;
  thanks: string;
  /** In addresses of the API */
  segment: string;
  /** In the address of the list */
  list: string;
  listTitle: string;
  empty: string;
  file: string;
  progress: StatusProgress;
  /** What is due first */
  promise: DueFor;
  hasReference?: boolean;
  note: { field: 'notes' | 'response'; label: string };
  /** Missing: the title of the list */
  navigation?: string;
  form: Form<Details, object>;
  fields: readonly KindField<Details>[];
  /** By the rules of the form */
  correction: z.ZodType<object>;
  /** Recalculated whenever answers change */
  follows?: (answers: Details) => Partial<Details>;
  /** For lists; empty parts are left out */
  summary: (submission: StoredHead & { details: Details }) => unknown[];
  /** Beside name, address, number and reference */
  searched: (details: Details) => (string | null)[];
  /** Fields of the API's answer that other kinds do not have */
  wire: (submission: StoredHead & { details: Details }) => Record<string, unknown>;
  mailPurpose?: ConsentPurpose;
  callPurpose?: ConsentPurpose;
  /** Template of the mail to a new address */
  confirmation: string;
  actions: readonly ActionName[];
  letters: readonly string[];
  /** `length` counts from the last change */
  retention: { what: string; length: Length; purpose: string };
}

export const pick = <Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  ...names: Name[]
) => Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;

/** An outdated value is shown as it is. */
export const labelOf = (options: readonly Option[], value: string | null) =>
  options.find((option) => option.value === value)?.label ?? value ?? undefined;

export const NAME: KindField<object> = {
  name: 'name',
  label: 'Name',
  control: { type: 'text', autoComplete: 'name' },
};
export const EMAIL: KindField<object> & { control: Control } = {
  name: 'email',
  label: 'E-Mail',
  control: {
    type: 'email',
    autoComplete: 'email',
    hint: 'An eine neue Adresse schicken wir einen Link, mit dem Sie sie bestätigen.',
  },
};
export const PHONE: KindField<object> = {
  name: 'phone',
  label: 'Telefon',
  control: { type: 'tel', autoComplete: 'tel' },
};
