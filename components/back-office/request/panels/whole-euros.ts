/**
 * An amount as people type it, '350.000' or '350 000 €', as a number of whole euros; the text itself
 * where it is none, so that the server can say what is wrong with it.
 */
export function wholeEuros(typed: string): number | string {
  const text = typed.replace(/[\s€]/g, '').replace(/,(00?|-)$/, '');
  const isAmount = /^\d+$|^\d{1,3}(\.\d{3})+$/.test(text);
  return isAmount ? Number(text.replaceAll('.', '')) : typed;
}
