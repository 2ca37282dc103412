/** Nine o'clock (UTC) on the day that the ledger's tests are about, and some minutes. */
export const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute));

/** A row of the ledger: the consent to be contacted, given at nine. */
export const ledgerRow = (
  minute: number,
  overrides: { purpose?: string; action?: string } = {},
) => ({
  purpose: 'contact',
  action: 'given',
  wording: 'Ich wünsche eine persönliche Kontaktaufnahme',
  version: '2026-11',
  wordingHash: 'aa',
  sourcePage: '/immobilie-bewerten',
  createdAt: at(minute),
  ...overrides,
});
