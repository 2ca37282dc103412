import { chargeFees, inheritanceCertificateFees, purchaseItems } from './notary-fees';
import { ACQUIRERS, type Acquirer, exemptionNumber } from './transfer-tax';

test('the fees of a purchase one by one', () => {
  // 2.0, 0.5, 0.5 and 1.0 × 685; 19 % of 2,055
  expect(purchaseItems(350_000)).toEqual({
    contract: 1370,
    completion: 342.5,
    supervision: 342.5,
    valueAddedTax: 390.45,
    notice: 342.5,
    transfer: 685,
  });
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
