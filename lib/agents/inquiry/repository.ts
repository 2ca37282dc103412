import 'server-only';
import { storeSubmission, type SubmissionEffects } from '@/lib/submissions/repository';
import type { PackageId } from '../packages';

export interface NewInquiry {
  id: string;
  package: PackageId;
  postalArea: string;
  office: string;
  name: string;
  email: string;
  phone: string;
  message?: string;
  status: string;
  quarantine?: string;
}

/** Stores an inquiry and its effects in one transaction; resolves once it is committed. */
export async function createInquiry(inquiry: NewInquiry, effects: SubmissionEffects) {
  const { id, status } = inquiry;
  const subject = { type: 'inquiry', id, after: { package: inquiry.package, status } } as const;
  await storeSubmission(subject, effects, (tx) => tx.agentInquiry.create({ data: inquiry }));
}
