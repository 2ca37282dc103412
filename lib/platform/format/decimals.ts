const tenths = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const signedTenths = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const thousandths = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 });

/** '0,005', '1,032': at most three decimals, for what something is multiplied by. */
export function formatFactor(value: number): string {
  return thousandths.format(value);
}

/** '20,0', always with one decimal, so that figures can be compared line by line. */
export function formatTenths(value: number): string {
  return tenths.format(value);
}

/** '+3,2', '−1,0' with a true minus, '0,0'. */
export function formatSignedTenths(value: number): string {
  return signedTenths.format(value).replace('-', '−');
}
