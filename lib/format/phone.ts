/** The address that dials a number, from the number as people write it. */
export function phoneHref(phone: string): string {
  // '(0)' is only dialled within the country.
  return `tel:${phone.replace('(0)', '').replace(/[^\d+]/g, '')}`;
}
