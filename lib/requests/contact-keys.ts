/**
 * A phone number in one spelling, '49301234567': with the country's digits, and Germany's where it is
 * dialled from within. Empty where there are no digits.
 */
export function phoneDigits(phone: string): string {
  const written = phone.normalize('NFKC').trim();
  const digits = written.replace(/\D/g, '');
  if (written.startsWith('+') || digits.startsWith('00')) {
    // People write the zero that is only dialled within Germany beside the country's digits.
    return digits.replace(/^00/, '').replace(/^490/, '49');
  }
  return digits.replace(/^0/, '49');
}

/** What a request is found by, however its sender wrote it. */
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
