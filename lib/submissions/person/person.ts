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

function stageOf(kind: SubmissionKind, status: string) {
  const { first, completed } = KINDS[kind].progress;
  if (status === first) return 'first';
  if (status === completed) return 'completed';
  return isClosed(kind, status) ? 'closed' : 'contacted';
}

/** The status of a merged submission once its main submission has this status. */
export function statusAlong(
  kind: SubmissionKind,
  main: { kind: SubmissionKind; status: string },
): SubmissionStatus {
  const { first, completed, contacted, closed } = KINDS[kind].progress;
  const over = closed.find((status) => status !== completed) ?? completed;
  return { first, completed, contacted, closed: over }[stageOf(main.kind, main.status)];
}
