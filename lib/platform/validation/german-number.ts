/** '1.200' and '1.200,5' */
const GROUPED = /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;
/** '82', '82,5' and '82.5' */
const PLAIN = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** As a person types it: '82,5'. */
export const typedNumber = (value: number): string => String(value).replace('.', ',');

/** `undefined` for an empty text, `NaN` for no number. */
export function parseGermanNumber(value: string): number | undefined {
  const typed = value.replace(/[\s\u00a0\u202f]/g, '');
  if (typed === '') return undefined;
  if (GROUPED.test(typed)) return Number(typed.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}
