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

export function formatFactor(value: number): string {
  return thousandths.format(value);
}

export function formatTenths(value: number): string {
  return tenths.format(value);
}

/** '+3,2', '−1,0' with a minus sign, '0,0' */
export function formatSignedTenths(value: number): string {
  return signedTenths.format(value).replace('-', '−');
}
