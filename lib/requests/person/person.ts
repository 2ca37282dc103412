import type { ContactWish } from '../contact-wish/contact-wish';
import { isClosed, KINDS, type RequestKind } from '../kinds/kinds';
import type { RequestStatus } from '../kinds/statuses';

/** See contactKeys(). */
export interface ContactKeys {
  emailKey: string | null;
  phoneKey: string | null;
}

/** A request as far as it tells whose it is. */
export interface Identified extends ContactKeys {
  id: string;
  kind: RequestKind;
  createdAt: Date;
  /** Whether the address was confirmed by a link that was sent to it */
  isConfirmed: boolean;
  mergedInto: string | null;
}

/** Whether two requests come from the same address or number. */
export const hasSameKey = (a: ContactKeys, b: ContactKeys): boolean =>
  (a.emailKey !== null && a.emailKey === b.emailKey) ||
  (a.phoneKey !== null && a.phoneKey === b.phoneKey);

/**
 * Those of the others that may come from the same person: the same address or the same number. Anybody can
 * type both, so that this is a hint for employees and grants nothing.
 */
export const maybeSamePerson = <Other extends Identified>(
  request: Identified,
  others: readonly Other[],
) => others.filter((other) => other.id !== request.id && hasSameKey(request, other));

/** Whether two requests are proven to be one person's: one address, confirmed for both, or merged by an employee. */
export function isSamePerson(one: Identified, other: Identified): boolean {
  const isMerged = (one.mergedInto ?? one.id) === (other.mergedInto ?? other.id);
  const isOneAddress = one.emailKey !== null && one.emailKey === other.emailKey;
  return isMerged || (isOneAddress && one.isConfirmed && other.isConfirmed);
}

/** A wish, and when it was said last. */
export interface DatedWish extends ContactWish {
  requestId: string;
  updatedAt: Date;
}

/**
 * How a person wants to be reached, whichever of the requests it was said of: what was said last counts.
 * That nobody calls holds for all requests alike, but for a call that was asked for afterwards.
 * @param others proven to be the same person's
 * @returns nothing where nothing was ever wished
 */
export function personWish(
  request: Identified,
  others: readonly Identified[],
  wishes: ReadonlyMap<string, DatedWish>,
): ContactWish | undefined {
  const said = [request, ...others].flatMap(({ id }) => wishes.get(id) ?? []);
  const [last] = said.toSorted((a, b) => +b.updatedAt - +a.updatedAt);
  if (!last) return undefined;
  const isForbidden = ({ requestId, doNotCall, updatedAt }: DatedWish) =>
    doNotCall &&
    (requestId === request.id || request.kind !== 'callback' || request.createdAt < updatedAt);
  const { channel, times } = last;
  return { channel, times, doNotCall: said.some(isForbidden) };
}

/** How far a request has come, whatever its kind calls it. */
function stageOf(kind: RequestKind, status: string) {
  const { first, completed } = KINDS[kind].progress;
  if (status === first) return 'first';
  if (status === completed) return 'completed';
  return isClosed(kind, status) ? 'closed' : 'contacted';
}

/** The status of a request that is worked on together with another one, once that has this status. */
export function statusAlong(
  kind: RequestKind,
  main: { kind: RequestKind; status: string },
): RequestStatus {
  const { first, completed, contacted, closed } = KINDS[kind].progress;
  const over = closed.find((status) => status !== completed) ?? completed;
  return { first, completed, contacted, closed: over }[stageOf(main.kind, main.status)];
}
