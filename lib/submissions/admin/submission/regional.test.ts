import type { SubmissionOf } from '@/lib/submissions/submission';
import { regionalOf } from './regional';

const WHEN = new Date('2026-11-22T09:00:00Z');

const MUNICH: SubmissionOf<'valuation'> = {
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

const munich = (details: Partial<SubmissionOf<'valuation'>['details']>) =>
  regionalOf({ ...MUNICH, details: { ...MUNICH.details, ...details } });

test('a home is valued at its place, factor by factor', () => {
  const regional = regionalOf(MUNICH);
  if (!regional?.isPossible) throw new Error('Munich has a figure');
  const { value, range, steps } = regional;
  expect(range.from).toBeLessThan(value);
  expect(range.to).toBeGreaterThan(value);
  expect(steps.reduce((sum, { euros }) => sum + euros, 0)).toBe(value);
});

test('a place that does not exist has no figure, but a reason', () => {
  expect(munich({ postalCode: '00999' })).toEqual({
    isPossible: false,
    reason: expect.stringContaining('00999'),
  });
});

test('only a valuation is valued', () =>
  expect(regionalOf({ ...MUNICH, kind: 'lead' } as never)).toBeUndefined());
