import { z } from 'zod';
import { text } from '@/lib/platform/validation/text';
import { isUuid } from '@/lib/platform/validation/uuid';
import { isReference } from '@/lib/valuation/reference';

/** What an employee may mean by what was typed; ten digits can be a number as well as a reference. */
export interface SearchTerms {
  /** In lower case */
  email?: string;
  phone?: string;
  /** Ten digits */
  reference?: string;
  /** Id of a request, as it stands in addresses */
  id?: string;
}

/** Digits from which on something can be a phone number. */
const SHORTEST_NUMBER = 5;

/** How the typed text can be understood; `undefined` when it is none of what can be searched for. */
export function searchTerms(typed: string): SearchTerms | undefined {
  if (typed.includes('@')) return { email: typed.toLowerCase() };
  const id = typed.toLowerCase();
  if (isUuid(id)) return { id };
  const digits = typed.normalize('NFKC').replace(/\D/g, '');
  if (digits.length < SHORTEST_NUMBER) return undefined;
  return isReference(typed) ? { reference: digits, phone: typed } : { phone: typed };
}

const MESSAGE =
  'Bitte geben Sie eine E-Mail-Adresse, eine Telefonnummer oder eine Bewertungs-ID ein';

/** The search for a request. Messages are shown at the field as they stand. */
export const searchSchema = z.object(
  {
    search: text({ min: 1, max: 254, message: MESSAGE }).transform((typed, context) => {
      const terms = searchTerms(typed);
      if (terms) return terms;
      context.addIssue({ code: 'custom', message: MESSAGE });
      return z.NEVER;
    }),
  },
  { error: 'Bitte senden Sie die Angaben als Formular' },
);
