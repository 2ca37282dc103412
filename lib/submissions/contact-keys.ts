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
