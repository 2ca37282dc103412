/** The address that dials a number, from the number as people write it. */
export function phoneHref(phone: string): string {
  // '(0)' is only dialled within the country.
  return `tel:${phone.replace('(0)', '').replace(/[^\d+]/g, '')}`;
}

/** A number with only its last three digits: '••• 567'. */
export function maskedPhone(phone: string): string {
  return `•••\u00a0${phone.replace(/\D/g, '').slice(-3)}`;
}

/** The link that writes to an address; the host stays as it is, which every mail program understands. */
export function mailtoHref(address: string): string {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${address.slice(at + 1)}`;
}
