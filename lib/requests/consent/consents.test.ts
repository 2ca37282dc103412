import { at, ledgerRow as row } from '@/lib/testing/ledger-row';
import { ownConsents, ownUses } from './consents';

test('a consent carries the very words, where and when it was given, and what withdrawing brings about', () => {
  expect(ownConsents([row(0)])).toEqual([
    {
      purpose: 'contact',
      wording: 'Ich wünsche eine persönliche Kontaktaufnahme',
      version: '2026-11',
      wordingHash: 'aa',
      sourcePage: '/immobilie-bewerten',
      givenAt: at(0),
      consequence: 'Wir rufen Sie nicht mehr an. Die Bewertung und diese Seite behalten Sie.',
    },
  ]);
});

test('a withdrawal belongs to the consent before it, and the first one counts', () => {
  const [consent] = ownConsents([
    row(0),
    row(1, { action: 'withdrawn' }),
    row(2, { action: 'withdrawn' }),
  ]);
  expect(consent).toMatchObject({ givenAt: at(0), withdrawnAt: at(1) });
});

test('a consent that was given again after a withdrawal holds', () => {
  const [consent] = ownConsents([row(0), row(1, { action: 'withdrawn' }), row(2)]);
  expect(consent).toMatchObject({ givenAt: at(2) });
  expect(consent?.withdrawnAt).toBeUndefined();
});

test('a withdrawal of what was never given, and an unknown purpose, are left out', () => {
  const rows = [row(0, { action: 'withdrawn' }), row(0, { purpose: 'unknown' })];
  expect(ownConsents(rows)).toEqual([]);
});

test.each([
  ['mail', 'valuation-detailed', 'E-Mail „Die Bewertung“ verschickt'],
  ['call', null, 'Anruf'],
  ['delivery', 'Maklerbüro Nord', 'Weitergegeben an Maklerbüro Nord'],
])('a use by %s is told in words', (kind, detail, text) => {
  const uses = ownUses(
    [{ purpose: 'privacy', kind, detail, createdAt: at(3) }],
    () => 'Die Bewertung',
  );
  expect(uses).toEqual([{ purpose: 'privacy', text, at: at(3) }]);
});
