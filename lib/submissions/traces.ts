import 'server-only';
import { keyedHash } from '@/lib/platform/secret';
import { phoneDigits } from './reference';

export interface Contact {
  email?: string | null;
  phone?: string | null;
}

const hashed = (value: string) => (value ? keyedHash(value) : null);

/** Keyed hashes that recognise a person by address or number only. */
export function tracesOf({ email, phone }: Contact) {
  return {
    emailHash: hashed((email ?? '').trim().toLowerCase()),
    phoneHash: hashed(phoneDigits(phone ?? '')),
  };
}
