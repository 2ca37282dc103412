import type { RequestOf } from '@/lib/requests/request';
import { regionalOf, apartLabel, isFarApart } from './regional';

const WHEN = new Date('2026-11-22T09:00:00Z');

const MUNICH: RequestOf<'valuation'> = {
  kind: 'valuation',
  id: 'a',
  version: 1,
  status: 'pending',
  quarantine: null,
  name: null,
  email: null,
  phone: null,
  notes: null,
  reference: null,
  repeatOf: null,
  mergedInto: null,
  createdAt: WHEN,
  updatedAt: WHEN,
  dueAt: null,
  dueFor: null,
  assignedTo: null,
  details: {
    propertyType: 'einfamilienhaus',
    postalCode: '80331',
    area: 120,
    yearBuilt: 1990,
    rooms: null,
    condition: null,
    notes: null,
    estimatedValue: 348_600,
    expertValue: null,
    expertReason: null,
    expertBy: null,
    expertAt: null,
  },
};

const munich = (details: Partial<RequestOf<'valuation'>['details']>) =>
  regionalOf({ ...MUNICH, details: { ...MUNICH.details, ...details } });

test('a home is valued at its place, factor by factor, and compared with the base formula', () => {
  const regional = regionalOf(MUNICH);
  if (!regional?.isPossible) throw new Error('Munich has a figure');
  const { value, range, steps } = regional;
  expect(range.from).toBeLessThan(value);
  expect(range.to).toBeGreaterThan(value);
  expect(steps.reduce((sum, { euros }) => sum + euros, 0)).toBe(value);
  expect(regional.apart).toMatch(/^\d+\u00a0% höher$/);
  expect(munich({ estimatedValue: value })).toMatchObject({
    apart: 'gleich hoch',
    isFarApart: false,
  });
  expect(munich({ estimatedValue: value * 2 })).toMatchObject({
    apart: '50\u00a0% niedriger',
    isFarApart: true,
  });
});

test('a place that does not exist has no figure, but a reason', () => {
  expect(munich({ postalCode: '00999' })).toEqual({
    isPossible: false,
    reason: expect.stringContaining('00999'),
  });
});

test('only a valuation is valued', () =>
  expect(regionalOf({ ...MUNICH, kind: 'lead' } as never)).toBeUndefined());

test.each([
  [400_000, 600_000, '50\u00a0% höher', true],
  [400_000, 520_000, '30\u00a0% höher', false],
  [400_000, 276_000, '31\u00a0% niedriger', true],
  [400_000, 401_000, 'gleich hoch', false],
])('%i by the formula and %i are %s', (base, value, words, isFar) => {
  expect(apartLabel(base, value)).toBe(words);
  expect(isFarApart(base, value)).toBe(isFar);
});
