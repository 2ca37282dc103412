import { type SubmissionKind } from '@/lib/submissions/kinds/kinds';

const BODY_DIGITS = 9;

/** Luhn: detects any wrong digit and most swaps. */
function checkDigit(body: string): number {
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Nine random digits and a check digit. Not secret, unlike the id. */
export function createReference(random: number): string {
  const body = String(random % 10 ** BODY_DIGITS).padStart(BODY_DIGITS, '0');
  return `${body}${checkDigit(body)}`;
}

/** '482 719 3605', as read out on the phone. */
export function formatReference(reference: string): string {
  return reference.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1\u00a0$2\u00a0$3');
}

export function isReference(typed: string): boolean {
  const digits = typed.replace(/\s/g, '');
  return /^\d{10}$/.test(digits) && checkDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}

/** The id alone identifies it; the ledger keeps the kind after the submission is deleted. */
export interface SubmissionReference {
  kind: SubmissionKind;
  /** Random (UUID v4) */
  id: string;
}

/** Ends the scope of keys that name the senders of a form, not what they have sent. */
export const SENDERS = '-sender';

/** For the ledger and the audit trail. */
export const filedUnder = ({ kind, id }: SubmissionReference) => ({
  submissionKind: kind,
  submissionId: id,
});

/** '49301234567': with the country code, Germany's if missing. Empty without digits. */
export function phoneDigits(phone: string): string {
  const written = phone.normalize('NFKC').trim();
  const digits = written.replace(/\D/g, '');
  if (written.startsWith('+') || digits.startsWith('00')) {
    // People write the zero that is only dialled within Germany after the country code.
    return digits.replace(/^00/, '').replace(/^490/, '49');
  }
  return digits.replace(/^0/, '49');
}

/** Independent of how the sender wrote them. */
export const contactKeys = ({
  email,
  phone,
}: {
  email?: string | null;
  phone?: string | null;
}) => ({
  emailKey: email?.toLowerCase() || null,
  phoneKey: phoneDigits(phone ?? '') || null,
});
