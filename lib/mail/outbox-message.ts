import type { SubjectReference } from '@/lib/submissions/subject';

/** A mail that is due, held by the attempt that its token names. */
export interface ClaimedMessage extends SubjectReference {
  id: string;
  template: string;
  recipient: string;
  payload: unknown;
  /** This one included */
  attempts: number;
  createdAt: Date;
  leaseToken: string;
}
