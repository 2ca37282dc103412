import { regionalOf } from './regional';
import { EMPTY_DETAILS, type RequestRow } from './row';

const WHEN = new Date('2026-11-22T09:00:00Z');

const MUNICH: RequestRow = {
  ...EMPTY_DETAILS,
  ...{ type: 'valuation', id: 'a', version: 1, status: 'pending', quarantine: null },
  ...{ createdAt: WHEN, updatedAt: WHEN, dueAt: null, dueFor: null, assignedTo: null, note: null },
  ...{ propertyType: 'einfamilienhaus', postalCode: '80331', area: 120, yearBuilt: 1990 },
  estimatedValue: 348_600,
};

test('a home is valued at its place, factor by factor, and compared with the base formula', () => {
  const regional = regionalOf(MUNICH);
  if (!regional?.isPossible) throw new Error('Munich has a figure');
  const { value, range, steps } = regional;
  expect(range.from).toBeLessThan(value);
  expect(range.to).toBeGreaterThan(value);
  expect(steps.reduce((sum, { euros }) => sum + euros, 0)).toBe(value);
  expect(regional.apart).toMatch(/^\d+\u00a0% höher$/);
  expect(regionalOf({ ...MUNICH, estimatedValue: value })).toMatchObject({
    apart: 'gleich hoch',
    isFarApart: false,
  });
  expect(regionalOf({ ...MUNICH, estimatedValue: value * 2 })).toMatchObject({
    apart: '50\u00a0% niedriger',
    isFarApart: true,
  });
});

test('a place that does not exist has no figure, but a reason', () => {
  expect(regionalOf({ ...MUNICH, postalCode: '00999' })).toEqual({
    isPossible: false,
    reason: expect.stringContaining('00999'),
  });
});

test.each<Partial<RequestRow>>([{ type: 'lead' }, { area: null }, { estimatedValue: null }])(
  'a request with %j is not valued',
  (changes) => expect(regionalOf({ ...MUNICH, ...changes })).toBeUndefined(),
);
