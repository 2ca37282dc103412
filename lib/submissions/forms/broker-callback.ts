export interface BrokerCallbackValues {
  phone: string;
}

/** Pasted numbers may contain no-break spaces. */
const ALLOWED = /^[\d+\-() \u00a0]*$/;

/** With area code. */
const MIN_DIGITS = 6;

export const INCOMPLETE = 'Bitte geben Sie Ihre Telefonnummer mit Vorwahl ein';
const CHARACTERS = 'Bitte verwenden Sie nur Ziffern, Leerzeichen, Plus, Minus und Klammern';

export function phoneProblem(phone: string): string | undefined {
  if (!ALLOWED.test(phone)) return CHARACTERS;
  return phone.replace(/\D/g, '').length < MIN_DIGITS ? INCOMPLETE : undefined;
}
