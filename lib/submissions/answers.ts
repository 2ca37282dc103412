import { formatList } from '@/lib/platform/format/list';
import { conditionLabel } from '@/lib/valuation/options';
import type { KindField } from './kinds/kind';
import { kindOf, type SubmissionKind } from './kinds/kinds';
import type { StoredValuation } from './kinds/valuation';
import type { HeadAnswer, StoredHead } from './head';
import type { StoredSubmission } from './submission';

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

type Facts = Pick<StoredSubmission, 'kind' | 'details'>;

/** The same fields for every submission of a kind. */
export const everyFactOf = ({ kind, details }: Facts) => answersTo(factFields(kind), details);

/** Without what such a submission is not asked. */
export const factsOf = ({ kind, details }: Facts): HeadAnswer[] =>
  answersTo(
    factFields(kind).filter(({ isAsked = () => true }) => isAsked({ ...details } as never)),
    details,
  );

/** For the privacy notice. */
export function asked(kind: SubmissionKind): string {
  const fields = factFields(kind);
  const named = fields.filter(({ notice }) => !notice);
  const [required, optional] = [false, true].map((isOptional) =>
    formatList(
      named.filter(({ control }) => !!control?.optional === isOptional).map(({ label }) => label),
    ),
  );
  const told = [required, optional && `${optional}, wenn Sie sie nennen`];
  return [...told, ...fields.map(({ notice }) => notice)].filter(Boolean).join('; ');
}

/** Without the remark, which may name the person. */
export const homeFields = factFields('valuation').filter(({ name }) => name !== 'notes');

export const homeAnswers = (home: object): HeadAnswer[] => answersTo(homeFields, home);

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
