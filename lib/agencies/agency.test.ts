import {
  conflictingAreas,
  covers,
  maxAge,
  barriers,
  mayBuy,
  monthlyLimit,
  billingMonth,
  packageLeadPrice,
  singlePrice,
} from './agency';
import { postalAreas } from './postal-areas';

const NOW = new Date();

const areas = (...prefixes: string[]) => prefixes.map((prefix) => ({ prefix, isProtected: true }));

test.each([
  ['26122', ['26'], true],
  ['26122', ['26122'], true],
  ['26122', ['27'], false],
  ['26122', [], false],
])('%s lies in %j: %j', (postalCode, prefixes, isIn) => {
  expect(covers(areas(...prefixes), postalCode)).toBe(isIn);
});

test.each([
  [['26'], ['26122'], ['26']],
  [['26122'], ['26'], ['26122']],
  [['26'], ['27'], []],
])('%j and %j meet in %j', (own, others, met) => {
  expect(conflictingAreas(areas(...own), areas(...others))).toEqual(met);
});

test('an area that no one has protected meets none', () => {
  expect(conflictingAreas([{ prefix: '26', isProtected: false }], areas('26'))).toEqual([]);
});

test.each([
  ['active', NOW, NOW, null, ''],
  ['active', NOW, NOW, new Date(NOW.getTime() + 1), ''],
  ['active', NOW, NOW, NOW, 'sein Vertrag ist zu Ende'],
  ['active', null, NOW, null, 'seine Erlaubnis nach § 34c GewO ist nicht geprüft'],
  ['active', NOW, null, null, 'es hat seine Bestellung in seinem Bereich noch nicht angenommen'],
  ['checking', NOW, NOW, null, 'es steht auf „In Prüfung“'],
  ['ended', NOW, NOW, NOW, 'es steht auf „Beendet“, sein Vertrag ist zu Ende'],
])(
  '%s, licence %j, order %j, end %j: what keeps it from buying is "%s"',
  (state, licenceCheckedAt, agreedAt, endsAt, why) => {
    const agency = { state, licenceCheckedAt, agreedAt, endsAt };
    expect(barriers(agency, NOW).join(', ')).toBe(why);
    expect(mayBuy(agency, NOW)).toBe(why === '');
  },
);

test.each([
  ['starter', 5, 48, 4980],
  ['professional', 20, 24, 3745],
  ['enterprise', Infinity, 12, 1999],
])('%s: %d leads a month, at most %d hours old, %d cents each', (id, limit, age, cents) => {
  expect(monthlyLimit(id)).toBe(limit);
  expect(maxAge(id)).toBe(age);
  expect(packageLeadPrice(id, 0)).toBe(cents);
});

test.each([
  ['starter', 24_900],
  ['professional', 74_900],
  ['enterprise', 199_900],
])('a month of %s never costs more than its price, however many leads', (id, most) => {
  const prices = Array.from({ length: 150 }, (_, taken) => packageLeadPrice(id, taken));
  expect(prices.reduce((sum, cents) => sum + cents, 0)).toBe(most);
});

test.each([
  ['premium', 14_900],
  ['standard', 9_900],
  ['basic', 5_900],
] as const)('a single lead of class %s costs %d cents', (id, cents) => {
  expect(singlePrice(id)).toBe(cents);
});

test('the month is that of Germany', () => {
  expect(billingMonth(new Date('2026-11-30T23:30:00Z'))).toBe('2026-12');
  expect(billingMonth(new Date('2026-11-30T22:30:00Z'))).toBe('2026-11');
});

test.each([
  ['80331', ['80331']],
  ['0', ['0']],
  ['10, 144, 80331', ['10', '144', '80331']],
  ['10,144;80331', ['10', '144', '80331']],
  [' 10 ,, 144 , ', ['10', '144']],
  ['10, 144, 10', ['10', '144']],
])('%j names %j', (typed, areas) => {
  expect(postalAreas(typed)).toEqual(areas);
});

test.each(['', '803310', '00123', '80 331', '10-14', 'Berlin', '10, Berlin', 'D-10115', '١٠'])(
  '%j is no list of areas',
  (typed) => {
    expect(postalAreas(typed)).toBeUndefined();
  },
);
