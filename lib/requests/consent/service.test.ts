import { at, ledgerRow as row } from '@/lib/testing/ledger-row';
import { ledgerEntries } from './service';

const use = (minute: number, overrides: { purpose?: string; kind?: string } = {}) => ({
  purpose: 'contact',
  kind: 'call',
  detail: null,
  createdAt: at(minute),
  ...overrides,
});

test('a consent carries the very words, its times and what it was used for', () => {
  expect(ledgerEntries([row(0), row(2, { action: 'withdrawn' })], [use(1)])).toEqual([
    {
      purpose: 'contact',
      wording: 'Ich wünsche eine persönliche Kontaktaufnahme',
      version: '2026-11',
      wordingHash: 'aa',
      sourcePage: '/immobilie-bewerten',
      givenAt: at(0),
      withdrawnAt: at(2),
      uses: [{ kind: 'call', detail: undefined, text: 'Anruf', at: at(1) }],
    },
  ]);
});

test('what was given again is an entry of its own, with the uses since then', () => {
  const rows = [row(0), row(2, { action: 'withdrawn' }), row(4)];
  const [first, second] = ledgerEntries(rows, [use(1), use(5)]);
  expect(first).toMatchObject({ withdrawnAt: at(2), uses: [{ at: at(1) }] });
  expect(second).toMatchObject({ givenAt: at(4), uses: [{ at: at(5) }] });
  expect(second?.withdrawnAt).toBeUndefined();
});

test('the first of two withdrawals counts, and one of nothing is left out', () => {
  const rows = [1, 2].map((minute) => row(minute, { action: 'withdrawn' }));
  expect(ledgerEntries([row(0), ...rows], [])).toMatchObject([{ withdrawnAt: at(1) }]);
  expect(ledgerEntries(rows, [])).toEqual([]);
});

test('withdrawals and uses stay with their own purpose', () => {
  const rows = [row(0), row(0, { purpose: 'marketing' }), row(1, { action: 'withdrawn' })];
  const [contact, marketing] = ledgerEntries(rows, [use(2, { purpose: 'marketing' })]);
  expect(contact).toMatchObject({ purpose: 'contact', withdrawnAt: at(1), uses: [] });
  expect(marketing?.withdrawnAt).toBeUndefined();
  expect(marketing?.uses).toHaveLength(1);
});

test('a purpose that is no longer used still proves what was agreed to', () => {
  const purpose = 'formerly';
  expect(ledgerEntries([row(0, { purpose })], [use(1, { purpose })])).toMatchObject([
    { purpose, uses: [{ kind: 'call', text: 'call' }] },
  ]);
});
