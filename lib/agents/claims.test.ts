import {
  ASSURANCES,
  claims,
  CLAIMS,
  claimText,
  CLOSING_CLAIMS,
  OPENING_CLAIMS,
  sourceAnchor,
} from './claims';

test.each([
  'über 200 Partnerbüros',
  '500+ Leads im Monat',
  '95 % Qualität der Leads',
  '73 % Abschlussquote',
  '48 Stunden ist ein Lead höchstens alt',
  'höchstens 5 Minuten bis zum Rückruf',
  '24/7 Support',
  'höchstens 12 Monate bis zum geplanten Verkauf',
  '2.500 Partnermakler',
  'Keine Einrichtungsgebühr',
  'Monatlich kündbar',
  '14 Tage Geld-zurück-Garantie',
])('the register holds "%s"', (text) => {
  expect(CLAIMS.map((claim) => claimText(claim).replaceAll('\u00a0', ' '))).toContain(text);
});

test('each claim has a number, a source and a date, and an anchor of its own', () => {
  expect(CLAIMS.map(({ number }) => number)).toEqual(CLAIMS.map((_, index) => index + 1));
  expect(new Set(CLAIMS.map(sourceAnchor)).size).toBe(CLAIMS.length);
  for (const { source, asOf } of CLAIMS) {
    expect(source).not.toBe('');
    expect(asOf).toMatch(/^Stand \p{L}+\u00a0\d{4}$/u);
  }
});

test('what is promised for any hour says when a person answers', () => {
  expect(claims(['support', 'callback']).map(({ scope }) => scope)).toEqual([
    expect.stringMatching(/zu jeder Zeit an; .*ein Mensch.* zu denen wir anrufen$/),
    expect.stringMatching(/zu denen wir anrufen$/),
  ]);
});

test('none is in the register that neither the page nor a guide makes', () => {
  const made = [...OPENING_CLAIMS, ...CLOSING_CLAIMS, ...ASSURANCES, 'partnerBrokers', 'popular'];
  expect(new Set(made)).toEqual(new Set(CLAIMS.map(({ id }) => id)));
});

test('claims come in the order in which they are asked for', () => {
  expect(claims(['moneyBack', 'partners']).map(({ id }) => id)).toEqual(['moneyBack', 'partners']);
});
