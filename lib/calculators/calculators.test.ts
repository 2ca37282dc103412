import { readdirSync } from 'node:fs';
import {
  calculateFrom,
  calculators,
  type CalculatorEntries,
  shownFields,
  findCalculator,
  type ShownField,
} from './calculators';
import { answerOf } from './testing.fixture';

const known = calculators();

test.each(known.map((each) => [each.calculator.name, each] as const))(
  '%s has a label for each field and asks for what it needs in German',
  (_, described) => {
    const fields = shownFields(described);
    expect(fields.every(({ label }) => label.length > 1)).toBe(true);
    const needed = fields.filter(({ meta }) => !meta.optional && meta.initial === undefined);
    const { errors = {} } = calculateFrom(described, {});
    const asked = needed.map(({ name }) => name).sort();
    // Where any two of several are enough, none of them is needed.
    if (asked.length > 0) expect(Object.keys(errors).sort()).toEqual(asked);
    for (const message of Object.values(errors)) expect(message).toMatch(/^Bitte /);
  },
);

const guides = readdirSync('content/guides').map((file) => file.replace('.md', ''));

test.each(known.map(({ calculator, content }) => [calculator.name, content] as const))(
  '%s names two guides that exist',
  (_, content) => {
    expect(guides).toEqual(expect.arrayContaining(content.guides));
  },
);

/** What can be typed: the ends of a range, nothing, nought, one, each choice. */
const typable = ({ meta: { kind } }: ShownField): string[] =>
  kind.type === 'choice'
    ? [...kind.values]
    : kind.type === 'text'
      ? ['', 'Köln']
      : [...['', '0', '1'], ...[kind.least, kind.most].map((end) => String(end).replace('.', ','))];

/** Always the same numbers from 0 to 1. */
function dice(seed: number) {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

test.each(known.map((each) => [each.calculator.name, each] as const))(
  '%s has an answer or a message for whatever is typed',
  (_, described) => {
    const fields = shownFields(described);
    const next = dice(7);
    for (let round = 0; round < 150; round += 1) {
      const entries: CalculatorEntries = {};
      for (const field of fields) {
        const values = typable(field);
        entries[field.name] = values[Math.floor(next() * values.length)] ?? '';
      }
      const { result, errors } = calculateFrom(described, entries);
      expect(JSON.stringify(result ?? errors)).not.toMatch(/NaN|∞|undefined|null|"-\d/);
      expect(result?.parts.filter(({ euros }) => euros < 0) ?? []).toEqual([]);
    }
  },
);

const commission = findCalculator('maklerprovision')!;

// §§ 656c, 656d BGB
test.each([
  ['400.000', '7,14', 'both', '', 'wohnung', '14.280 €', '28.560 €'],
  ['400.000', '3,57', 'each', '', 'wohnung', '14.280 €', '28.560 €'],
  ['400000', '6', 'seller', 'added', 'mehrfamilienhaus', '28.560 €', '28.560 €'],
  ['400000', '5,95', 'buyer', '', 'mehrfamilienhaus', '0 €', '23.800 €'],
  ['333.333', '7,14', 'both', '', 'haus', '11.899,99 €', '23.799,98 €'],
])(
  '%s € at %s %% for %s, tax %s, a %s: the seller pays %s of %s',
  (price, percent, payer, tax, propertyType, own, all) => {
    const { result } = calculateFrom(commission, { price, percent, payer, tax, propertyType });
    const plain = (text?: string) => text?.replace(/\s/g, ' ');
    expect(plain(result?.headline.amount)).toBe(own);
    expect(plain(result?.steps[1]?.amount)).toBe(all);
  },
);

test.each([
  // guide nebenkosten-fuer-eigentuemer: 12,250 and 22,750 of tax, 2,445.45, 1,027.50, 12,495
  ['kaufnebenkosten', { price: '350.000', state: 'bayern' }, '28.217,95 €'],
  ['kaufnebenkosten', { price: '350.000', state: 'nordrhein-westfalen' }, '38.717,95 €'],
  // and 635 × 1.19 + 635 for the charge, without an agent
  [
    'kaufnebenkosten',
    { price: '350.000', state: 'bayern', percent: '0', charge: '300.000' },
    '17.113,60 €',
  ],
  // 833.33 a month; 1.0025^120 = 1.349354
  ['restschuld', { debt: '200.000', contractRate: '3', years: '10' }, '153.420 €'],
  // 289,000 ÷ 78; 118 × 3,850
  ['quadratmeterpreis', { area: '78', price: '289.000' }, '3.705,13 €'],
  ['quadratmeterpreis', { area: '118', perArea: '3.850' }, '454.300 €'],
  ['restschuld', { debt: '12.000', contractRate: '0', years: '1', instalment: '500' }, '6.000 €'],
])('%s of %j: %s', (name, entries, amount) => {
  expect(answerOf(name, entries).amount).toBe(amount);
});

test('a price is set beside what the price of a square metre gives', () => {
  const { steps } = answerOf('quadratmeterpreis', {
    area: '150',
    price: '430.000',
    perArea: '2.750',
  });
  expect(steps).toEqual([
    '430.000 € geteilt durch 150 m² 2.866,67 €',
    '150 m² × 2.750 € 412.500 €',
    'So viel liegt der Preis darüber 17.500 €',
  ]);
});
