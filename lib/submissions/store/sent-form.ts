import 'server-only';
import { keyedHash } from '@/lib/platform/secret';
import { type ConsentSource } from '@/lib/submissions/consent/repository';
import { type Form } from '@/lib/submissions/kinds/kind';
import { type ConsentPurpose } from '@/lib/submissions/kinds/wordings';
import { SENDERS } from '@/lib/submissions/reference';
import type { Quarantine } from './spam';

/** Written in the transaction of the submission. */
export interface SubmissionEffects extends ConsentSource {
  consents: ConsentPurpose[];
  mails: { template: string; recipient: string; payload?: object }[];
  /** Mails are held until an employee releases the submission */
  quarantine?: Quarantine;
  idempotency?: {
    key: string;
    submissionHash: string;
    /** Others may know the key */
    isTyped?: boolean;
  };
}

export interface SentForm {
  form: Form<Record<string, unknown>, never>;
  person: { name?: string; email?: string; phone?: string };
  details: Record<string, unknown>;
  about?: { postalCode: string; propertyType: string };
}

export function senderKey(
  { form: { kind }, person: { email = '' }, about }: SentForm,
  { quarantine }: SubmissionEffects,
) {
  if (!about) return undefined;
  // Spam and genuine submissions are never repeats of each other.
  const isAside = Boolean(quarantine);
  const sender = [email.toLowerCase(), about.postalCode, about.propertyType, isAside];
  return { scope: `${kind}${SENDERS}`, key: keyedHash(JSON.stringify(sender)) };
}
