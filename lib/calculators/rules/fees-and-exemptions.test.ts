import {
  chargeFees,
  FEE_PARTS,
  type FeePart,
  inheritanceCertificateFees,
  purchaseFee,
  purchaseFees,
} from './notary-fees';
import { ACQUIRERS, type Acquirer, exemptionNumber } from './transfer-tax';

test.each<[FeePart, number, number]>([
  // 2.0 × 935 = 1,870, with 19 % 2,225.30
  ['contract', 500_000, 2225.3],
  // 3.0 × 685 = 2,055, with 19 % 2,445.45
  ['notary', 350_000, 2445.45],
  ['register', 350_000, 1027.5],
  ['transfer', 250_000, 535],
  ['notice', 600_000, 547.5],
])('the fee for %s of %d euros', (part, price, fee) => {
  expect(purchaseFee(price, part)).toBe(fee);
});

test('the fees of notary and register are the parts that are listed one by one', () => {
  for (const price of [80_000, 275_000, 1_200_000]) {
    const { notary, landRegister } = purchaseFees(price);
    expect(purchaseFee(price, 'notary')).toBe(notary);
    expect(purchaseFee(price, 'register')).toBe(landRegister);
    expect(purchaseFee(price, 'transfer') + purchaseFee(price, 'notice')).toBe(landRegister);
  }
});

test('no fee is calculated of an amount that does not exist', () => {
  for (const part of Object.keys(FEE_PARTS) as FeePart[]) {
    expect(() => purchaseFee(-1, part)).toThrow(RangeError);
  }
  expect(() => chargeFees(Number.NaN)).toThrow(RangeError);
  expect(() => inheritanceCertificateFees(-1)).toThrow(RangeError);
});

test('a land charge costs one fee at the notary’s and one in the register', () => {
  // 435, with 19 % 517.65
  expect(chargeFees(200_000)).toEqual({ landRegister: 435, notary: 517.65 });
});

test.each([
  [300_000, 1270],
  [500_000, 1870],
])('a certificate of inheritance for %d euros costs %d', (estate, fee) => {
  expect(inheritanceCertificateFees(estate)).toBe(fee);
});

test.each<[Acquirer, number | undefined]>([
  ['direct-line', 6],
  ['spouse', 4],
  ['divorced-spouse', 5],
  ['co-heir', 3],
  ['sibling', undefined],
  ['relative', undefined],
  ['partner', undefined],
])('%s: § 3 Nr. %s GrEStG', (acquirer, number) => {
  expect(exemptionNumber(acquirer)).toBe(number);
});

test('each buyer is one that the law looks at', () => {
  expect(Object.keys(ACQUIRERS)).toHaveLength(7);
});
