export function phoneHref(phone: string): string {
  // '(0)' is only dialled within the country.
  return `tel:${phone.replace('(0)', '').replace(/[^\d+]/g, '')}`;
}

export function maskedPhone(phone: string): string {
  return `•••\u00a0${phone.replace(/\D/g, '').slice(-3)}`;
}

/** The host stays in punycode, which every mail program understands. */
export function mailtoHref(address: string): string {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${address.slice(at + 1)}`;
}
