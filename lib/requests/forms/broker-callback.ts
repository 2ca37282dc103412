/** The callback field of the agents' page while it is being filled in. */
export interface BrokerCallbackValues {
  phone: string;
}

/** Digits, plus, minus, spaces and parentheses. A pasted number may hold hard spaces. */
const ALLOWED = /^[\d+\-() \u00a0]*$/;

/** With its area code a number has at least as many. */
const MIN_DIGITS = 6;

export const INCOMPLETE = 'Bitte geben Sie Ihre Telefonnummer mit Vorwahl ein';
const CHARACTERS = 'Bitte verwenden Sie nur Ziffern, Leerzeichen, Plus, Minus und Klammern';

/** What is wrong with a trimmed number, in words for its field; nothing when it can be called. */
export function phoneProblem(phone: string): string | undefined {
  if (!ALLOWED.test(phone)) return CHARACTERS;
  return phone.replace(/\D/g, '').length < MIN_DIGITS ? INCOMPLETE : undefined;
}
