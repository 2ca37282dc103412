import 'server-only';
import { keyedHash } from '@/lib/platform/secret';
import { phoneDigits } from '@/lib/requests/contact-keys';

/** What identified the person of a request. */
export interface Contact {
  email?: string | null;
  phone?: string | null;
}

const hashed = (value: string) => (value ? keyedHash(value) : null);

/** Keyed hashes by which a person is recognised who names address or number, and by nothing else. */
export function tracesOf({ email, phone }: Contact) {
  return {
    emailHash: hashed((email ?? '').trim().toLowerCase()),
    phoneHash: hashed(phoneDigits(phone ?? '')),
  };
}
