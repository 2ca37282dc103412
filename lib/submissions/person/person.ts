import type { ContactWish } from '../contact-wish/contact-wish';
import { isClosed, KINDS, type SubmissionKind } from '../kinds/kinds';
import type { SubmissionStatus } from '../kinds/statuses';

export interface ContactKeys {
  emailKey: string | null;
  phoneKey: string | null;
}

export interface Identified extends ContactKeys {
  id: string;
  kind: SubmissionKind;
  createdAt: Date;
  /** By a link that was sent to the address */
  isConfirmed: boolean;
  mergedInto: string | null;
}

export const hasSameKey = (a: ContactKeys, b: ContactKeys): boolean =>
  (a.emailKey !== null && a.emailKey === b.emailKey) ||
  (a.phoneKey !== null && a.phoneKey === b.phoneKey);

/** By address or number. Anyone can type both, so this is only a hint for employees. */
export const maybeSamePerson = <Other extends Identified>(
  submission: Identified,
  others: readonly Other[],
) => others.filter((other) => other.id !== submission.id && hasSameKey(submission, other));

/** One address, confirmed for both submissions, or merged by an employee. */
export function isSamePerson(one: Identified, other: Identified): boolean {
  const isMerged = (one.mergedInto ?? one.id) === (other.mergedInto ?? other.id);
  const isOneAddress = one.emailKey !== null && one.emailKey === other.emailKey;
  return isMerged || (isOneAddress && one.isConfirmed && other.isConfirmed);
}

export interface DatedWish extends ContactWish {
  submissionId: string;
  updatedAt: Date;
}

/**
 * The latest wish counts, across the person's submissions. 'No calls' holds for all of them, except
 * for a call that was asked for later.
 * @param others proven to be the same person's
 */
export function personWish(
  submission: Identified,
  others: readonly Identified[],
  wishes: ReadonlyMap<string, DatedWish>,
): ContactWish | undefined {
  const said = [submission, ...others].flatMap(({ id }) => wishes.get(id) ?? []);
  const [last] = said.toSorted((a, b) => +b.updatedAt - +a.updatedAt);
  if (!last) return undefined;
  const isForbidden = ({ submissionId, doNotCall, updatedAt }: DatedWish) =>
    doNotCall &&
    (submissionId === submission.id ||
      submission.kind !== 'callback' ||
      submission.createdAt < updatedAt);
  const { channel, times } = last;
  return { channel, times, doNotCall: said.some(isForbidden) };
}

function phaseOf(kind: SubmissionKind, status: string) {
  const { first, done } = KINDS[kind].progress;
  if (status === first) return 'first';
  if (status === done) return 'done';
  return isClosed(kind, status) ? 'over' : 'contacted';
}

/** The same status if the kind has it, otherwise the one of the same phase. */
export function statusAlong(
  kind: SubmissionKind,
  main: { kind: SubmissionKind; status: string },
): SubmissionStatus {
  const { all, first, done, contacted, ended } = KINDS[kind].progress;
  const same = all.find((status) => status === main.status);
  if (same) return same;
  const over = ended.find((status) => status !== done) ?? done;
  return { first, done, contacted, over }[phaseOf(main.kind, main.status)];
}
