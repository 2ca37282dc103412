import 'server-only';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { keyedHash } from '@/lib/platform/secret';
import { phoneDigits } from '@/lib/submissions/reference';

/** Providers that ignore dots in addresses, by their domains. */
const WITHOUT_DOTS: Record<string, string> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/** Lower case, without a plus suffix */
export function mailbox(address: string): string {
  const written = address.trim().toLowerCase();
  const at = written.lastIndexOf('@');
  const host = written.slice(at + 1);
  const [name = ''] = written.slice(0, at).split('+');
  const known = WITHOUT_DOTS[host];
  return known ? `${name.replaceAll('.', '')}@${known}` : `${name}@${host}`;
}

/** E.164; only the digits of an invalid number */
export const dialled = (phone: string): string =>
  parsePhoneNumberFromString(phone, 'DE')?.number ?? phoneDigits(phone);

interface Recognised {
  email: string | null;
  phone: string | null;
  postalCode: string;
  propertyType: string;
}

/** Keyed hashes that recognise a lead by address and by number, sorted. */
export function fingerprintsOf({ email, phone, postalCode, propertyType }: Recognised): string[] {
  const ways = [email && `e:${mailbox(email)}`, phone && `t:${dialled(phone)}`];
  return ways
    .filter((way) => way)
    .map((way) => keyedHash(`lead:${way}|${postalCode}|${propertyType}`))
    .sort();
}
