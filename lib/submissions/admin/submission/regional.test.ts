import { regionalOf } from './regional';

const DETAILS = {
  propertyType: 'einfamilienhaus',
  postalCode: '80331',
  area: 120,
  yearBuilt: 1990,
};

const regionalAt = (details: object, kind = 'valuation') =>
  regionalOf({ kind, details: { ...DETAILS, rooms: null, condition: null, ...details } } as never);

test('a home is valued at its place, factor by factor', () => {
  const regional = regionalAt({});
  if (!regional?.isPossible) throw new Error('Munich has a figure');
  const { value, range, steps } = regional;
  expect(range.from).toBeLessThan(value);
  expect(range.to).toBeGreaterThan(value);
  expect(steps.reduce((sum, { euros }) => sum + euros, 0)).toBe(value);
});

test('a place that does not exist has no figure, but a reason', () => {
  expect(regionalAt({ postalCode: '00999' })).toEqual({
    isPossible: false,
    reason: expect.stringContaining('00999'),
  });
});

test('only a valuation is valued', () => expect(regionalAt({}, 'lead')).toBeUndefined());
