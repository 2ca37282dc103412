import { decisionDue, isEarlyWithdrawal, rule, type ReclaimFacts } from './reclaim-rules';

const DELIVERED = new Date('2026-11-25T12:00:00Z');
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const after = (milliseconds: number) => new Date(DELIVERED.getTime() + milliseconds);

const FACTS: ReclaimFacts = {
  deliveredAt: DELIVERED,
  filedAt: after(DAY),
  attempts: [],
  wasInArea: true,
  isDuplicate: false,
  wasWithdrawn: false,
};

test.each([
  ['wrong-region', { wasInArea: false }, 'credited'],
  ['wrong-region', {}, 'refused'],
  ['duplicate', { isDuplicate: true }, 'credited'],
  ['withdrawn', { wasWithdrawn: true }, 'credited'],
  ['dead-number', { filedAt: after(48 * HOUR) }, undefined],
  ['dead-number', { filedAt: after(48 * HOUR + 1) }, 'refused'],
  ['wrong-region', { wasInArea: false, filedAt: after(30 * DAY + 1) }, 'refused'],
  ['not-reached', {}, 'refused'],
  ['not-owner', { filedAt: after(30 * DAY) }, undefined],
  ['no-intent', { filedAt: after(30 * DAY + 1) }, 'refused'],
  ['has-agent', {}, undefined],
] as const)('%s with %j is %s', (reason, facts, decision) => {
  const ruling = rule(reason, { ...FACTS, ...facts });
  expect(ruling.decision).toBe(decision);
  expect(ruling.explanation).toMatch(/\.$/);
});

const calls = (days: number[]) => days.map((day, index) => after(day * DAY + index * 60_000));

// 23:30 in Germany, 22:30 in UTC.
const LATE = [new Date('2026-12-01T22:30:00Z'), new Date('2026-12-01T22:45:00Z')];

test.each([
  ['seven calls on six days', calls([1, 1, 2, 3, 4, 5, 6]), undefined],
  ['six calls on six days', calls([1, 2, 3, 4, 5, 6]), 'Versuche 6, Tage 6'],
  ['seven calls on five days', calls([1, 1, 1, 2, 3, 4, 5]), 'Versuche 7, Tage 5'],
  ['one of seven before the delivery', calls([-1, 1, 2, 3, 4, 5, 6]), 'Versuche 6, Tage 6'],
  ['a call noted twice', [...calls([1, 2, 3, 4, 5, 6]), calls([1])[0]!], 'Versuche 6, Tage 6'],
  ['the last two late in the German evening', [...calls([1, 2, 3, 4, 5]), ...LATE], undefined],
])('%s: a person looks at them, or what is missing is said', (_, attempts, missing) => {
  const ruling = rule('not-reached', { ...FACTS, attempts, filedAt: after(10 * DAY) });
  expect(ruling.decision).toBe(missing && 'refused');
  expect(ruling.explanation).toContain(missing ?? 'reichen aus');
});

test('after 14 days without a decision the price is given back', () => {
  expect(decisionDue(DELIVERED)).toEqual(after(14 * DAY));
});

test('a withdrawal gives the price back until the end of the 14th day after the delivery', () => {
  expect(isEarlyWithdrawal(DELIVERED, after(14 * DAY))).toBe(true);
  expect(isEarlyWithdrawal(DELIVERED, after(14 * DAY + 1))).toBe(false);
});
