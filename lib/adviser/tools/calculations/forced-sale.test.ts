import { bidLimits } from './forced-sale';

test('half of the value, and seven tenths', () => {
  expect(bidLimits(300_000)).toEqual({ half: 150_000, sevenTenths: 210_000 });
});

test('a value is no debt', () => {
  expect(() => bidLimits(-1)).toThrow(RangeError);
});
