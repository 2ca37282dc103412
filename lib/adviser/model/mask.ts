import { replaceContacts, type ContactKind } from './contacts';

const WORDS: Record<ContactKind, string> = {
  mail: '(E-Mail-Adresse)',
  phone: '(Telefonnummer)',
  iban: '(IBAN)',
};

/** Characters without a shape of their own, which could hide a number from us and not from others. */
const INVISIBLE = /\p{Cf}/gu;

/** Puts words in place of mail addresses, phone numbers and IBANs, before a text leaves the portal. */
export function mask(text: string): string {
  return replaceContacts(text.replace(INVISIBLE, ''), (kind) => WORDS[kind]);
}
