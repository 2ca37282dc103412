/** Minutes after nine (UTC) on the day of the ledger's tests. */
export const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute));

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
