import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import {
  firstSlot,
  isOfficeOpen,
  lastSlot,
  OFFICE_HOURS,
} from '@/lib/submissions/forms/callback/slots';
import { type SubmissionKind, isClosed, KINDS } from '@/lib/submissions/kinds/kinds';
import type { Due } from '@/lib/submissions/head';

/** Hours */
const FIRST_CONTACT = 24;

/** Minutes of office hours */
const CALLBACK = 5;

interface Asked {
  kind: SubmissionKind;
  createdAt: Date;
  /** Start of the half hour chosen for a call */
  details: { preferredTime?: Date | null } | object;
}

function soonestCall(asked: Date): Date {
  return isOfficeOpen(asked) ? addMinutes(asked, CALLBACK) : firstSlot(asked);
}

/**
 * At the end of the promise or, if that is outside office hours, in the last half hour of agency
 * time before it. Over a weekend there is none, so it is due at the next opening.
 */
function firstContact(asked: Date): Date {
  const promise = addHours(asked, FIRST_CONTACT);
  if (isOfficeOpen(promise)) return promise;
  const last = lastSlot(promise);
  return last > asked ? last : firstSlot(asked);
}

/** Hours in which a person can still be reached on the same day */
const NOTICE = 2;

/**
 * What the person reads: 24 hours later or, outside office hours, the end of an agency day that
 * leaves time to call.
 */
export function contactedBy(asked: Date): Date {
  const promise = addHours(asked, FIRST_CONTACT);
  if (isOfficeOpen(promise)) return promise;
  const last = lastSlot(promise);
  if (last >= addHours(asked, NOTICE)) return last;
  return lastSlot(addHours(firstSlot(promise), OFFICE_HOURS.to - OFFICE_HOURS.from));
}

/** First contact within 24 hours; a call at the chosen time or within 5 minutes of office hours. */
export function promiseEnd({ kind, createdAt, details }: Asked): Date {
  if (KINDS[kind].promise !== 'callback') return addHours(createdAt, FIRST_CONTACT);
  const chosen = 'preferredTime' in details ? details.preferredTime : null;
  return chosen ?? soonestCall(createdAt);
}

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

function arranged(submission: Standing): Due | undefined {
  const { dueAt, dueFor } = submission;
  if (!dueAt || (dueFor !== 'callback' && dueFor !== 'appointment')) return undefined;
  return isSame(promisedDue(submission), submission) ? undefined : { at: dueAt, for: dueFor };
}

const isPromiseOpen = (kind: SubmissionKind, status: string) =>
  KINDS[kind].progress.promised.some((each) => each === status);

/**
 * Nothing for a closed submission. Otherwise an arranged call or meeting stays, and a reopened submission
 * gets back a meeting that is still ahead. Without one, the promise is due until the person has
 * been contacted.
 * @param submission before the change
 */
export function dueAfter(
  submission: Standing,
  status: string,
  { appointment, now }: { appointment?: Date; now: Date },
): Due | undefined {
  const { kind } = submission;
  if (isClosed(kind, status)) return undefined;
  const standing = arranged(submission);
  if (standing) return standing;
  if (appointment && appointment > now) return { at: appointment, for: 'appointment' };
  return isPromiseOpen(kind, status) ? promisedDue(submission) : undefined;
}
