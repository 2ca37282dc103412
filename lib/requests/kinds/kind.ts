import type { z } from 'zod';
import type { ConsentPurpose } from './wordings';
import type { RateLimitRule } from '@/lib/platform/rate-limit/service';
import type { Length } from '@/lib/platform/format/number';
import type { Answer, DueFor, RequestHead } from '../head';
import type { Progress } from './statuses';

/** Answers as they are stored: what was left out is `null`. */
export type Stored<Input> = {
  [Name in keyof Input]-?: undefined extends Input[Name]
    ? Exclude<Input[Name], undefined> | null
    : Input[Name];
};

export type Option = { value: string; label: string };

/** What employees do with a request, by the names of their forms. */
export type ActionName =
  'contact' | 'call' | 'mail' | 'callback' | 'expertValue' | 'appointment' | 'valuationMail';

/** How an answer is typed where a person corrects it. */
export interface Control {
  type: 'text' | 'email' | 'tel' | 'number' | 'postal-code' | 'textarea' | 'select';
  /** Where it is not that of the field */
  label?: string;
  options?: readonly Option[];
  optional?: boolean;
  hint?: string;
  autoComplete?: string;
  /** It is asked of land alone, or of a home alone */
  of?: 'land' | 'home';
}

/** A question of a form: of what the person is, or of what it is about. */
export interface Field<Stored> {
  /** Wire name, which is that of the column as well */
  name: (keyof Stored & string) | 'name' | 'email' | 'phone';
  label: string;
  /** The value to show where it differs from the stored one; none where nothing was said */
  value?: (details: Stored) => Answer['value'];
  text?: (details: Stored) => string | false | undefined;
  /** Whether it is asked of what the person has sent; none: always */
  isAsked?: (details: Stored) => boolean;
  /** What an empty answer means */
  nothing?: string;
  /** Title of its column in an export */
  column?: string;
  /** None: it is not corrected */
  control?: Control;
  /** What the privacy notice says of it, where that is more than its name */
  notice?: string;
}

/** What stands around the answers of a form when it is sent. */
export interface Form<Details extends object, Input extends object> {
  /** One of REQUEST_KINDS */
  kind: string;
  /** Where it is sent to */
  path: string;
  /** What the answer calls the request */
  envelope: string;
  /** Messages are shown at the field as they stand */
  schema: z.ZodType<Input>;
  rule: RateLimitRule;
  /** A browser fills in every field that is required: sent at once, it is still a person's */
  isAutofilled?: boolean;
  /** The page on which the consents stood */
  sourcePage(input: Input): string;
  consents(input: Input): ConsentPurpose[];
  /** To the sender; a notice to the office is always sent */
  mails(input: Input): { template: string; recipient: string; payload?: object }[];
  /** What is stored beside the answers to the kind's fields */
  more?(input: Input): Partial<Details>;
  /** What the audit trail keeps of a new request beside its status; no personal data */
  audited?: (details: Partial<Details>) => Record<string, string | number>;
  /** What the request is about, where sending it again is recognised by that and by the address */
  about?(input: Input): { postalCode: string; propertyType: string };
  /**
   * Set where the browser that sent a request corrects it by sending again: milliseconds for which it may,
   * answers that an empty one does not erase, the consent that can change by it, and what the audit trail
   * keeps; nothing that names the person.
   */
  repeat?: {
    window: number;
    keeps: readonly (keyof Details & string)[];
    consent: { purpose: ConsentPurpose; field: keyof Details & string };
    trail: readonly (keyof Details & string)[];
  };
}

/** Everything that makes a kind of request what it is. */
export interface Kind<Details extends object> {
  /** In front of the person who sent it */
  title: string;
  /** 'zu Ihrer Bewertungsanfrage' and 'Ihre Bewertungsanfrage', in a sentence */
  about: string;
  thanks: string;
  /** In the addresses of the API */
  segment: string;
  /** In the address of the list */
  list: string;
  /** Of the list */
  listTitle: string;
  empty: string;
  /** Of the file that the list is exported as */
  file: string;
  progress: Progress;
  /** What is due first: a call, or that somebody is in touch */
  promise: DueFor;
  /** Whether it has a number to be read out on the phone */
  hasReference?: boolean;
  /** What an employee writes down: its wire name and its title */
  note: { field: 'notes' | 'response'; label: string };
  /** What its own page is called in the navigation where that is not the title of the list */
  navigation?: string;
  form: Form<Details, object>;
  /** Of the form that the kind is sent with, in the order in which answers are shown */
  fields: readonly Field<Details>[];
  /** What a person may correct, by the rules of the form */
  correction: z.ZodType<object>;
  /** What is calculated from the answers, whenever they change */
  follows?: (answers: Details) => Partial<Details>;
  /** In one line, part by part; empty ones are left out */
  summary: (request: RequestHead & { details: Details }) => unknown[];
  /** Under which it is found beside name, address, number and reference */
  searched: (details: Details) => (string | null)[];
  /** As the API answers it, before what all requests have */
  wire: (request: RequestHead & { details: Details }) => Record<string, unknown>;
  /** The consents that a mail and a call rest on */
  mailPurpose?: ConsentPurpose;
  callPurpose?: ConsentPurpose;
  /** The mail that asks for a new address to be confirmed */
  confirmation: string;
  /** What employees can do with it, in the order of a working day (components/back-office/request) */
  actions: readonly ActionName[];
  /** Mails that are written beforehand (lib/requests/back-office/actions/mail-templates.ts) */
  letters: readonly string[];
  /** For how long it is kept after its last change, and what for */
  retention: { what: string; length: Length; purpose: string };
}

/** Parts of an object by their names, in that order. */
export const pick = <Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  ...names: Name[]
) => Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;

/** The label of a chosen option; a value that is no longer offered is shown as it is. */
export const labelOf = (options: readonly Option[], value: string | null) =>
  options.find((option) => option.value === value)?.label ?? value ?? undefined;

/** The fields by which people are reached, the same in every form. */
export const NAME: Field<object> = {
  name: 'name',
  label: 'Name',
  control: { type: 'text', autoComplete: 'name' },
};
export const EMAIL: Field<object> & { control: Control } = {
  name: 'email',
  label: 'E-Mail',
  control: {
    type: 'email',
    autoComplete: 'email',
    hint: 'An eine neue Adresse schicken wir einen Link, mit dem Sie sie bestätigen.',
  },
};
export const PHONE: Field<object> = {
  name: 'phone',
  label: 'Telefon',
  control: { type: 'tel', autoComplete: 'tel' },
};
