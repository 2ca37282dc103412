import 'server-only';
import { storeSubmission, type SubmissionEffects } from '@/lib/submissions/repository';
import type { CallbackSource } from './source';

export interface NewCallback {
  id: string;
  source: CallbackSource;
  name?: string;
  phone: string;
  /** Where the confirmation goes, if one is wanted */
  email?: string;
  propertyType?: string;
  /** None means as soon as possible */
  preferredTime?: Date;
  /** With the adviser, if it was sent along */
  conversation?: string;
  status: string;
  quarantine?: string;
}

/** Stores a request for a call and its effects in one transaction; resolves once it is committed. */
export async function createCallback(callback: NewCallback, effects: SubmissionEffects) {
  const { id, source, status } = callback;
  const subject = { type: 'callback', id, after: { source, status } } as const;
  await storeSubmission(subject, effects, (tx) => tx.callbackRequest.create({ data: callback }));
}
