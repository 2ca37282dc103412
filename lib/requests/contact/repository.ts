import 'server-only';
import { storeSubmission, type SubmissionEffects } from '@/lib/submissions/repository';

export interface NewContact {
  id: string;
  name: string;
  email: string;
  propertyType?: string;
  message: string;
  /** With the adviser, if it was sent along */
  conversation?: string;
  status: string;
  quarantine?: string;
}

/** Stores a message and its effects in one transaction; resolves once it is committed. */
export async function createContact(contact: NewContact, effects: SubmissionEffects) {
  const { id, status } = contact;
  const subject = { type: 'contact', id, after: { status } } as const;
  await storeSubmission(subject, effects, (tx) => tx.contactRequest.create({ data: contact }));
}
