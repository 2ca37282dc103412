import { valuesOf } from '../history';
import type { Due } from '@/lib/requests/head';
import type { StoredRequest } from '@/lib/requests/request';

/** What was due when a status was set, beside that status in the audit trail; nothing where nothing was. */
export const dueInTrail = ({ dueAt, dueFor }: Pick<StoredRequest, 'dueAt' | 'dueFor'>) =>
  dueAt && { dueAt: dueAt.toISOString(), dueFor };

/** A step in the audit trail. */
interface Step {
  action: string;
  before: unknown;
  after: unknown;
}

/**
 * What was due before a status was set that is now taken back: no rule knows of a call that was arranged,
 * or of the next try. Nothing where the step was another one; a meeting is known by itself.
 * @param step the last one that may have changed what is due
 */
export function dueTakenBack(
  step: Step | null,
  { from, to }: { from: string; to: string },
): Due | undefined {
  if (step?.action !== 'status-changed') return undefined;
  const [before, after] = [valuesOf(step.before), valuesOf(step.after)];
  const { dueAt, dueFor } = before;
  if (before.status !== to || after.status !== from || typeof dueAt !== 'string') return undefined;
  if (dueFor !== 'callback' && dueFor !== 'first_contact') return undefined;
  return { at: new Date(dueAt), for: dueFor };
}
