import { type Inheritance, inheritanceTax } from './inheritance-tax';

test.each<[string, Inheritance, Partial<ReturnType<typeof inheritanceTax>>]>([
  // § 14 ErbStG: (300,000 + 300,000 − 400,000) × 11 %
  [
    'an earlier gift below the free amount',
    { value: 300_000, relation: 'child', isGift: true, earlier: 300_000 },
    { taxable: 200_000, earlierTax: 0, tax: 22_000 },
  ],
  // 300,000 × 11 % − 100,000 × 11 %
  [
    'an earlier gift that was taxed',
    { value: 200_000, relation: 'child', isGift: true, earlier: 500_000 },
    { taxable: 300_000, earlierTax: 11_000, tax: 22_000 },
  ],
  // § 14 Abs. 3: 1.8 million + 75 % of 100,000 − 1.8 million is more than half of 100,000
  [
    'no more than half of the last gift',
    { value: 100_000, relation: 'other', isGift: true, earlier: 6_020_000 },
    { earlierTax: 1_800_000, tax: 50_000 },
  ],
  // § 15 Abs. 1: parents are of class I as heirs only; 130,000 × 20 %, 50,000 × 7 %
  [
    'a gift to a parent',
    { value: 150_000, relation: 'parent', isGift: true },
    { freeAmount: 20_000, percent: 20, tax: 26_000 },
  ],
  [
    'a parent who inherits',
    { value: 150_000, relation: 'parent' },
    { freeAmount: 100_000, percent: 7, tax: 3_500 },
  ],
  // § 13 Abs. 1 Nr. 4a: between spouses only
  [
    'the family home given to a spouse',
    {
      value: 900_000,
      relation: 'spouse',
      isGift: true,
      home: { use: 'family-home', livingArea: 300 },
    },
    { exempt: 900_000, tax: 0 },
  ],
  [
    'the family home given to a child',
    {
      value: 500_000,
      relation: 'child',
      isGift: true,
      home: { use: 'family-home', livingArea: 90 },
    },
    { exempt: 0, tax: 11_000 },
  ],
  // half of 1,200,000 less 400,000; less 256,000 of § 17 in the other
  [
    'half of an estate',
    { value: 1_200_000, relation: 'child', share: 50 },
    { taxable: 200_000, tax: 22_000 },
  ],
  [
    'a widow with the pension allowance',
    { value: 900_000, relation: 'spouse', allowances: 256_000 },
    { taxable: 144_000, tax: 15_840 },
  ],
  [
    'debts above the value of a home that is let',
    {
      value: 100_000,
      relation: 'other',
      homeDebts: 200_000,
      otherAssets: 200_000,
      home: { use: 'let' },
    },
    { exempt: -10_000, taxable: 90_000, tax: 27_000 },
  ],
])('%s', (_, inheritance, expected) => {
  expect(inheritanceTax(inheritance)).toMatchObject(expected);
});
