import { legalShares } from './legal-succession';

// spouse, child, compulsory part of a child
test.each([
  [1, undefined, undefined, '1/1', '1/2'],
  [3, undefined, undefined, '1/3', '1/6'],
  [1, 'accrued-gains', '1/2', '1/2', '1/4'],
  [2, 'accrued-gains', '1/2', '1/4', '1/8'],
  [3, 'accrued-gains', '1/2', '1/6', '1/12'],
  [1, 'separation', '1/2', '1/2', '1/4'],
  [2, 'separation', '1/3', '1/3', '1/6'],
  [3, 'separation', '1/4', '1/4', '1/8'],
  [2, 'community', '1/4', '3/8', '3/16'],
] as const)('%s children, %s', (children, regime, spouse, child, compulsory) => {
  const found = legalShares(children, regime);
  const told = [found.spouse, found.child, found.compulsory].map(
    (part) => part && `${part.over}/${part.under}`,
  );
  expect(told).toEqual([spouse, child, compulsory]);
});

test('without a child other rules hold', () => {
  expect(() => legalShares(0)).toThrow(RangeError);
});
