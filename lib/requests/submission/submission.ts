import 'server-only';
import { keyedHash } from '@/lib/platform/secret';
import type { Source } from '@/lib/requests/consent/repository';
import type { Form } from '@/lib/requests/kinds/kind';
import type { ConsentPurpose } from '@/lib/requests/kinds/wordings';
import { SENDERS } from '@/lib/requests/reference';
import type { Quarantine } from './spam';

/** What a form leaves besides its request, written in the same transaction. */
export interface SubmissionEffects extends Source {
  consents: ConsentPurpose[];
  mails: { template: string; recipient: string; payload?: object }[];
  /** Set when a spam check tripped: the mails wait until an employee has released the request */
  quarantine?: Quarantine;
  idempotency?: {
    key: string;
    requestHash: string;
    /** Whether others may know the key too; the newest row has it */
    isTyped?: boolean;
  };
}

/** A form as it is stored. */
export interface Submission {
  form: Form<Record<string, unknown>, never>;
  person: { name?: string; email?: string; phone?: string };
  details: Record<string, unknown>;
  about?: { postalCode: string; propertyType: string };
}

/** Names who sends, about the same property. */
export function senderKey(
  { form: { kind }, person: { email = '' }, about }: Submission,
  { quarantine }: SubmissionEffects,
) {
  if (!about) return undefined;
  // What looks like spam is no repeat of a person's, nor the other way round.
  const isAside = Boolean(quarantine);
  const sender = [email.toLowerCase(), about.postalCode, about.propertyType, isAside];
  return { scope: `${kind}${SENDERS}`, key: keyedHash(JSON.stringify(sender)) };
}
