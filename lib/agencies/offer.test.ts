import { CRITERIA, LEAD_CLASSES, TOP_LEVEL } from './lead-classes';
import { findPackage, LEAD_PACKAGES, unitPrice } from './packages';
import {
  ASSURANCES,
  claims,
  claimText,
  CLOSING_CLAIMS,
  countedClaims,
  ENOUGH_CASES,
  OPENING_CLAIMS,
  type SaleCounts,
} from './claims';

test.each(CRITERIA)('a better class asks for no less: $label', ({ id }) => {
  const levels = LEAD_CLASSES.map(({ criteria }) => criteria[id].level);
  expect(levels).toEqual([...levels].sort((one, other) => other - one));
  expect(levels[0]).toBe(TOP_LEVEL);
});

describe('packages', () => {
  test('prices, leads and the one that is marked are those of the specification', () => {
    expect(
      LEAD_PACKAGES.map(({ id, monthlyPrice, leads, openEnded, popular }) => [
        id,
        monthlyPrice,
        leads,
        openEnded,
        popular,
      ]),
    ).toEqual([
      ['starter', 249, 5, false, false],
      ['professional', 749, 20, false, true],
      ['enterprise', 1999, 100, true, false],
    ]);
  });

  test.each(['', 'gold', 'toString'])('there is no package "%s"', (id) => {
    expect(findPackage(id)).toBeUndefined();
  });

  test.each([
    [249, 5, 49.8],
    [200, 3, 66.67],
  ])('%d € for %d leads are %d € each', (monthlyPrice, leads, expected) => {
    expect(unitPrice({ monthlyPrice, leads })).toBe(expected);
  });
});

describe('claims', () => {
  const shown = (text: string) => text.replaceAll('\u00a0', ' ');

  const MADE = [
    ...OPENING_CLAIMS,
    ...CLOSING_CLAIMS,
    ...ASSURANCES,
    'partnerBrokers',
    'popular',
  ] as const;

  test.each([
    'über 200 Partnerbüros',
    '500+ Leads im Monat',
    '95 % Qualität der Leads',
    '73 % Abschlussquote',
    '48 Stunden ist ein Lead höchstens alt',
    'höchstens 12 Monate bis zum geplanten Verkauf',
    '2.500 Partnermakler',
    'Keine Einrichtungsgebühr',
    'Monatlich kündbar',
    '14 Tage Geld-zurück-Garantie',
  ])('the register holds "%s"', (text) => {
    expect(claims(MADE).map((claim) => shown(claimText(claim)))).toContain(text);
  });

  test('what is promised for any hour says when a person answers', () => {
    const [callback, support] = claims(['callback', 'support']).map((claim) =>
      shown(claimText(claim)),
    );
    expect(callback).toMatch(/^höchstens 5 Minuten bis zum Rückruf.*Bürozeiten$/);
    expect(support).toMatch(/^24\/7 Support.*Bürozeiten$/);
  });

  const NOTHING: SaleCounts = {
    agencies: 0,
    leads: 0,
    delivered: 0,
    credited: 0,
    mandates: 0,
    ended: 0,
  };

  const figureOf = (id: 'partners' | 'monthlyLeads' | 'quality' | 'closingRate', counts: object) =>
    shown(claims([id], countedClaims({ ...NOTHING, ...counts }))[0]!.figure!);

  test.each([
    ['partners', { agencies: 30 }, '30'],
    ['monthlyLeads', { leads: 1240 }, '1.240'],
    ['quality', { delivered: 29, credited: 29 }, '95 %'],
    ['quality', { delivered: 40, credited: 10 }, '75 %'],
    ['closingRate', { ended: 29, mandates: 29 }, '73 %'],
    ['closingRate', { ended: 30, mandates: 3 }, '10 %'],
  ] as const)('%s with %j is %s', (id, counts, figure) => {
    expect(figureOf(id, counts)).toBe(figure);
  });

  test('a counted figure says what stands behind it', () => {
    const [claim] = claims(['quality'], countedClaims({ ...NOTHING, delivered: ENOUGH_CASES }));
    expect(claim!.counted).toContain('30 Leads');
  });
});
