import 'server-only';
import { storeSubmission, type SubmissionTrail } from '@/lib/submissions/repository';

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

/** Stores a message and its trail in one transaction; resolves once it is committed. */
export async function createContact(contact: NewContact, trail: SubmissionTrail) {
  const { id, status } = contact;
  const subject = { type: 'contact', id, after: { status } } as const;
  await storeSubmission(subject, trail, (tx) => tx.contactRequest.create({ data: contact }));
}
