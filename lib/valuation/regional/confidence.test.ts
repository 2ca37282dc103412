import { confidenceReasons, gradeOf } from './confidence';
import type { Confidence, RegionalHome } from './outcome';
import { placeModel } from './service';

const place = placeModel('80331')!;
const KNOWN: RegionalHome = {
  propertyType: 'einfamilienhaus',
  area: 120,
  yearBuilt: 1990,
  rooms: 4.5,
  condition: 'gut',
  plotArea: 400,
};
const reasons = (grade: Confidence, home: Partial<RegionalHome> = {}, listings = 20) =>
  confidenceReasons({ ...place, listings }, { ...KNOWN, ...home }, grade);

test.each([
  [0.2, 'high'],
  [0.24, 'high'],
  [0.3, 'medium'],
  [0.37, 'low'],
] as const)('half a range of %d is %s', (halfWidth, grade) => {
  expect(gradeOf(halfWidth)).toBe(grade);
});

test('few offers are called few, but not where prices lie close together all the same', () => {
  expect(reasons('medium')[0]).toContain('auf nur 20 Angeboten');
  expect(reasons('low')[0]).toContain('auf nur 20 Angeboten');
  expect(reasons('high')[0]).toContain('auf 20 Angeboten');
  expect(reasons('low', {}, 200)[0]).toContain('auf 200 Angeboten');
});

test.each([
  ['high', 'einfamilienhaus', 'Die Preise solcher Häuser liegen vergleichsweise eng beieinander.'],
  ['low', 'eigentumswohnung', 'Die Preise solcher Wohnungen gehen weit auseinander.'],
  ['low', 'villa', 'Villen unterscheiden sich stärker voneinander als andere Häuser.'],
] as const)('a grade that is %s has its reason for %s', (grade, propertyType, reason) => {
  expect(reasons(grade, { propertyType }).slice(2)).toEqual([reason]);
});

test('a grade in the middle needs no further reason', () => {
  expect(reasons('medium')).toHaveLength(2);
});

test.each([
  [{}, 'Alle Angaben, die in die Rechnung eingehen, sind bekannt.'],
  [{ plotArea: undefined }, 'Nicht bekannt ist das Grundstück.'],
  [{ yearBuilt: null, rooms: null }, 'Nicht bekannt sind das Baujahr und die Zimmerzahl.'],
  [
    { yearBuilt: null, condition: null, rooms: null },
    'Nicht bekannt sind das Baujahr, der Zustand und die Zimmerzahl.',
  ],
])('what is not known is named: %j', (home, reason) => {
  expect(reasons('medium', home)[1]).toBe(reason);
});
