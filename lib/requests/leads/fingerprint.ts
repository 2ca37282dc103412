import 'server-only';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { keyedHash } from '@/lib/platform/secret';
import { phoneDigits } from '@/lib/requests/contact-keys';

/** Providers whose addresses mean the same with and without dots, and other names of theirs. */
const WITHOUT_DOTS: Record<string, string> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/** An address by the mailbox that it reaches: lower case, without what follows a plus. */
export function mailbox(address: string): string {
  const written = address.trim().toLowerCase();
  const at = written.lastIndexOf('@');
  const host = written.slice(at + 1);
  const [name = ''] = written.slice(0, at).split('+');
  const known = WITHOUT_DOTS[host];
  return known ? `${name.replaceAll('.', '')}@${known}` : `${name}@${host}`;
}

/** A number as it is dialled from anywhere (E.164); one that is none keeps its digits. */
export const dialled = (phone: string): string =>
  parsePhoneNumberFromString(phone, 'DE')?.number ?? phoneDigits(phone);

interface Recognised {
  email: string | null;
  phone: string | null;
  postalCode: string;
  propertyType: string;
}

/** By what a lead is recognised: one mark for the address and one for the number, in a fixed order. */
export function fingerprintsOf({ email, phone, postalCode, propertyType }: Recognised): string[] {
  const ways = [email && `e:${mailbox(email)}`, phone && `t:${dialled(phone)}`];
  return ways
    .filter((way) => way)
    .map((way) => keyedHash(`lead:${way}|${postalCode}|${propertyType}`))
    .sort();
}
