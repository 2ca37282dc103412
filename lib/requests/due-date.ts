import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { firstSlot, isOfficeOpen, lastSlot } from '@/lib/requests/forms/callback/slots';
import { type RequestKind, isClosed, KINDS } from '@/lib/requests/kinds/kinds';
import type { Due } from '@/lib/requests/head';

/** Hours within which everybody hears from us, specification 9. */
const FIRST_CONTACT = 24;

/** Minutes within which somebody is called back while the office is open, specification 9. */
const CALLBACK = 5;

/** A request as far as a promise depends on it. */
interface Asked {
  kind: RequestKind;
  createdAt: Date;
  /** Where a half hour was chosen for a call, its start */
  details: { preferredTime?: Date | null } | object;
}

/** When somebody is called who asked at this moment to be called as soon as possible. */
function soonestCall(asked: Date): Date {
  return isOfficeOpen(asked) ? addMinutes(asked, CALLBACK) : firstSlot(asked);
}

/**
 * Until when somebody is in touch: the end of the promise or, where nobody works then, the last half hour
 * of office time before it. Of what comes in over a weekend there is none: then it is the next opening.
 */
function firstContact(asked: Date): Date {
  const promise = addHours(asked, FIRST_CONTACT);
  if (isOfficeOpen(promise)) return promise;
  const last = lastSlot(promise);
  return last > asked ? last : firstSlot(asked);
}

/**
 * Until when a new request is promised something: a first contact within 24 hours; a call at the time that
 * was chosen or, where none was, within five minutes while the office is open and otherwise when it opens
 * next (specification 9).
 */
export function promiseEnd({ kind, createdAt, details }: Asked): Date {
  if (KINDS[kind].promise !== 'callback') return addHours(createdAt, FIRST_CONTACT);
  const chosen = 'preferredTime' in details ? details.preferredTime : null;
  return chosen ?? soonestCall(createdAt);
}

/** When that is due for whoever works in the office. */
export function promisedDue(asked: Asked): Due {
  const { promise } = KINDS[asked.kind];
  const at = promise === 'callback' ? promiseEnd(asked) : firstContact(asked.createdAt);
  return { at, for: promise };
}

interface Standing extends Asked {
  status: string;
  dueAt: Date | null;
  dueFor: string | null;
}

const isSame = (due: Due, { dueAt, dueFor }: Standing) =>
  due.at.getTime() === dueAt?.getTime() && due.for === dueFor;

/** What an employee has arranged beyond the promise, if anything. */
function arranged(request: Standing): Due | undefined {
  const { dueAt, dueFor } = request;
  if (!dueAt || (dueFor !== 'callback' && dueFor !== 'appointment')) return undefined;
  return isSame(promisedDue(request), request) ? undefined : { at: dueAt, for: dueFor };
}

const isPromiseOpen = (kind: RequestKind, status: string) =>
  KINDS[kind].progress.promised.some((each) => each === status);

/**
 * What is due after a status was set. Closed: nothing. Otherwise what was arranged stays, a call or a
 * meeting; reopened, a meeting that is still ahead is due again. Where nothing was arranged, the promise
 * is due until somebody has been contacted, counted from the day the request came in; 'contacted' has met
 * it.
 * @param request as it stood before
 * @param appointment start of the meeting that is arranged, if there is one
 */
export function dueAfter(
  request: Standing,
  status: string,
  { appointment, now }: { appointment?: Date; now: Date },
): Due | undefined {
  const { kind } = request;
  if (isClosed(kind, status)) return undefined;
  const standing = arranged(request);
  if (standing) return standing;
  if (appointment && appointment > now) return { at: appointment, for: 'appointment' };
  return isPromiseOpen(kind, status) ? promisedDue(request) : undefined;
}
