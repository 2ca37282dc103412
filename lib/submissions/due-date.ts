import { addHours } from 'date-fns/addHours';
import { dueOf, FIRST_CONTACT } from '@/lib/submissions/forms/callback/slots';
import { type SubmissionKind, isClosed, KINDS } from '@/lib/submissions/kinds/kinds';
import { contactSaidBy } from '@/lib/submissions/kinds/statuses';
import type { Due } from '@/lib/submissions/head';

interface Asked {
  kind: SubmissionKind;
  createdAt: Date;
  /** Start of the half hour chosen for a call */
  details: { preferredTime?: Date | null } | object;
}

export function promisedDue({ kind, createdAt, details }: Asked): Due {
  const chosen = 'preferredTime' in details ? details.preferredTime : null;
  return dueOf(KINDS[kind].promise, createdAt, chosen);
}

/** First contact within 24 hours; a call at the chosen time or within 5 minutes of office hours. */
export function promiseEnd(asked: Asked): Date {
  const { at, for: promise } = promisedDue(asked);
  return promise === 'callback' ? at : addHours(asked.createdAt, FIRST_CONTACT);
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
  return contactSaidBy(status) === 'before' ? promisedDue(submission) : undefined;
}
