import { ownConsents, ownUses } from './consents';
import { createReference, formatReference } from '@/lib/submissions/reference';
import { searchSchema, searchTerms, ledgerEntries } from './service';

/** Minutes after nine, UTC */
const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute));

const row = (minute: number, overrides: { purpose?: string; action?: string } = {}) => ({
  purpose: 'contact',
  action: 'given',
  wording: 'Ich wünsche eine persönliche Kontaktaufnahme',
  version: '2026-11',
  wordingHash: 'aa',
  sourcePage: '/immobilie-bewerten',
  createdAt: at(minute),
  ...overrides,
});

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

describe('to the person', () => {
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

  test('a withdrawal of what was never given, and an unknown purpose, are left out', () => {
    const rows = [row(0, { action: 'withdrawn' }), row(0, { purpose: 'unknown' })];
    expect(ownConsents(rows)).toEqual([]);
  });

  test.each([
    ['mail', 'valuation-detailed', 'E-Mail „Die Bewertung“ verschickt'],
    ['call', null, 'Anruf'],
    ['delivery', 'Maklerbüro Nord', 'Weitergegeben an Maklerbüro Nord'],
  ])('a use by %s is written in words', (kind, detail, text) => {
    const uses = ownUses(
      [{ purpose: 'privacy', kind, detail, createdAt: at(3) }],
      () => 'Die Bewertung',
    );
    expect(uses).toEqual([{ purpose: 'privacy', text, at: at(3) }]);
  });
});

const REFERENCE = createReference(482_719_360);
const UUID = '0b7d3c1e-5a52-4f0e-9d5a-6f1b2c3d4e5f';

test.each([
  ['Erika@Beispiel.de', { email: 'erika@beispiel.de' }],
  ['+49 (0)30 1234567', { phone: '+49 (0)30 1234567' }],
  [formatReference(REFERENCE), { reference: REFERENCE, phone: formatReference(REFERENCE) }],
  [UUID.toUpperCase(), { id: UUID }],
  ['Erika Beispiel', undefined],
  ['1234', undefined],
])('%j is searched for as %j', (typed, terms) => {
  expect(searchTerms(typed)).toEqual(terms);
});

test.each([{ search: '  ' }, { search: 'Erika' }, {}])('%j is refused in words', (body) => {
  expect(searchSchema.safeParse(body).error?.issues[0]?.message).toMatch(/^Bitte /);
});
