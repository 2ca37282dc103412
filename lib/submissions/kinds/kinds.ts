import { callbackKind } from './callback';
import { contact } from './contact';
import { inquiry } from './inquiry';
import type { Kind, KindField } from './kind';
import { lead } from './lead';
import { type StoredValuation, valuation } from './valuation';
import { AppError } from '@/lib/platform/http/errors';
import { formatList } from '@/lib/platform/format/list';
import { conditionLabel } from '@/lib/valuation/options';
import type { HeadAnswer, StoredHead } from '@/lib/submissions/head';

/** Each kind has a database table of the same name. */
export const KINDS = { valuation, lead, callback: callbackKind, contact, inquiry };

export type SubmissionKind = keyof typeof KINDS;

/** Also the names in keys, consents, mails and the audit trail. */
export const SUBMISSION_KINDS = Object.keys(KINDS) as SubmissionKind[];

export const isSubmissionKind = (word: string): word is SubmissionKind =>
  Object.hasOwn(KINDS, word);

type DetailsOf<Name extends SubmissionKind> = {
  [Each in SubmissionKind]: (typeof KINDS)[Each] extends Kind<infer Details> ? Details : never;
}[Name];

type AnyDetails = Record<string, string | number | boolean | null>;

/** For code that does not depend on the kind; the cast drops the type of the details. */
export const kindOf = (kind: SubmissionKind) => KINDS[kind] as Kind<AnyDetails>;

export function kindOfSegment(segment: string): SubmissionKind | undefined {
  return SUBMISSION_KINDS.find((kind) => KINDS[kind].segment === segment);
}

export const isClosed = (kind: SubmissionKind, status: string): boolean =>
  KINDS[kind].progress.ended.some((each) => each === status);

export const ALREADY_CLOSED =
  'Diese Anfrage ist abgeschlossen. Bitte ändern Sie zuerst den Status.';

/** No appointments are possible any more. An answered message may continue. */
export const isSettled = (kind: SubmissionKind, status: string): boolean =>
  isClosed(kind, status) && !KINDS[kind].progress.resumable.some((each) => each === status);

export const isAboutSale = (kind: SubmissionKind) => kind === 'valuation' || kind === 'lead';

export const CONVERSATION_TITLE = 'Gespräch mit der KI-Beratung';

export type SubmissionOf<Name extends SubmissionKind> = StoredHead & {
  kind: Name;
  /** `null` for what was not answered */
  details: DetailsOf<Name>;
};

export type StoredSubmission = { [Name in SubmissionKind]: SubmissionOf<Name> }[SubmissionKind];

const NOTHING = 'nicht angegeben';

const isOfPerson = ({ name }: KindField<never>) =>
  name === 'name' || name === 'email' || name === 'phone';

/** In the order of the form, without the person. */
export const factFields = (kind: SubmissionKind) =>
  kindOf(kind).fields.filter((field) => !isOfPerson(field)) as readonly KindField<
    Record<string, HeadAnswer['value']>
  >[];

function answersTo(fields: ReturnType<typeof factFields>, details: object): HeadAnswer[] {
  const given = details as Record<string, HeadAnswer['value']>;
  return fields.map(({ name, label, value: valueOf, text, nothing = NOTHING }) => {
    const value = (valueOf ? valueOf(given) : given[name]) ?? null;
    const told = value === null || value === '' ? nothing : text?.(given) || String(value);
    return { field: name, label, value, text: told };
  });
}

const askedOf = (details: object, fields: ReturnType<typeof factFields>) =>
  fields.filter(({ isAsked = () => true }) => isAsked({ ...details }));

type Facts = Pick<StoredSubmission, 'kind' | 'details'>;

/** The same fields for every submission of a kind. */
export const everyFactOf = ({ kind, details }: Facts) => answersTo(factFields(kind), details);

/** Without what such a submission is not asked. */
export const factsOf = ({ kind, details }: Facts): HeadAnswer[] =>
  answersTo(askedOf(details, factFields(kind)), details);

/** For the privacy notice. */
export function asked(kind: SubmissionKind): string {
  const fields = factFields(kind);
  const refining = fields.filter(({ isRefinement }) => isRefinement).map(({ label }) => label);
  const named = fields.filter(({ notice, isRefinement }) => !notice && !isRefinement);
  const [required, optional] = [false, true].map((isOptional) =>
    formatList(
      named.filter(({ control }) => !!control?.optional === isOptional).map(({ label }) => label),
    ),
  );
  const told = [required, optional && `${optional}, wenn Sie sie nennen`];
  const later = refining.length > 0 && `${formatList(refining)}, wenn Sie den Wert genauer machen`;
  return [...told, ...fields.map(({ notice }) => notice), later].filter(Boolean).join('; ');
}

/** Without the remark, which may name the person. */
const homeFields = factFields('valuation').filter(({ name }) => name !== 'notes');

export const homeAnswers = (home: object): HeadAnswer[] =>
  answersTo(askedOf(home, homeFields), home);

/** For the result page: without contact data. @throws AppError `not_found` (404) for another kind */
export function valuationIn(submission: StoredSubmission | undefined): StoredValuation {
  if (submission?.kind !== 'valuation') {
    throw new AppError('not_found', 'Bewertung nicht gefunden');
  }
  const { id, reference, createdAt, details } = submission;
  const home = Object.fromEntries(
    homeFields.map(({ name }) => [name, details[name as keyof typeof details]]),
  ) as Omit<StoredValuation, 'id' | 'reference' | 'estimatedValue' | 'createdAt'>;
  const { estimatedValue } = details;
  return { ...home, id, reference: reference ?? '', estimatedValue, createdAt };
}

/** For the result page and its PDF. */
export function homeFacts(valuation: Omit<StoredValuation, 'id'>, place?: string) {
  return homeAnswers(valuation).map(({ field, label, text }) => {
    if (field === 'postalCode' && place) return { field, label, value: `${text} ${place}` };
    // The wizard has its own words for no answer.
    if (field === 'condition') return { field, label, value: conditionLabel(valuation.condition) };
    return { field, label, value: text };
  });
}

export const personOf = ({ name, email, phone }: Pick<StoredHead, 'name' | 'email' | 'phone'>) => ({
  name: name ?? undefined,
  email: email ?? undefined,
  phone: phone ?? undefined,
});

export function personAnswers({
  name,
  email,
  phone,
}: Pick<StoredHead, 'name' | 'email' | 'phone'>) {
  return [
    { field: 'name', label: 'Name', value: name },
    { field: 'email', label: 'E-Mail', value: email },
    { field: 'phone', label: 'Telefon', value: phone },
  ].flatMap(({ value, ...rest }): HeadAnswer[] => (value ? [{ ...rest, value, text: value }] : []));
}

function stored(kind: SubmissionKind, fields: readonly { name: string }[], input: object) {
  const given = input as Record<string, unknown>;
  const answers = Object.fromEntries(fields.map(({ name }) => [name, given[name] ?? null]));
  return { ...answers, ...kindOf(kind).follows?.(answers as never) };
}

/** What was left empty is `null`. */
export const detailsOf = (kind: SubmissionKind, input: object): Record<string, unknown> =>
  stored(kind, factFields(kind), input);

export const correctedDetails = (kind: SubmissionKind, input: object): Record<string, unknown> =>
  stored(
    kind,
    factFields(kind).filter(({ control }) => control),
    input,
  );

export function propertyTypesOf(kind: SubmissionKind) {
  const field = factFields(kind).find(({ name }) => name === 'propertyType');
  return (field?.control?.options ?? []).filter(({ value }) => value !== '');
}

export const conversationOf = ({ details }: StoredSubmission): string | undefined =>
  'conversation' in details ? (details.conversation ?? undefined) : undefined;

export function wireOf(submission: StoredSubmission): Record<string, unknown> {
  const { status, assignedTo, createdAt, updatedAt, dueAt, dueFor, version } = submission;
  return {
    ...kindOf(submission.kind).wire(submission as never),
    status,
    assignedTo,
    createdAt,
    updatedAt,
    dueAt,
    dueFor,
    version,
  };
}
