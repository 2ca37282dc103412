import { decisionDue, isTriedEnough, rule, type ReclaimFacts } from './reclaim-rules';

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
] as const)('%s with %j is %s', (reason, facts, decision) => {
  const ruling = rule(reason, { ...FACTS, ...facts });
  expect(ruling.decision).toBe(decision);
  expect(ruling.explanation).toMatch(/\.$/);
});

const calls = (days: number[]) => days.map((day, index) => after(day * DAY + index * 60_000));

test.each([
  ['seven calls on six days', [1, 1, 2, 3, 4, 5, 6], true],
  ['six calls on six days', [1, 2, 3, 4, 5, 6], false],
  ['seven calls on five days', [1, 1, 1, 2, 3, 4, 5], false],
  ['one of seven before the delivery', [-1, 1, 2, 3, 4, 5, 6], false],
])('%s are enough: %j', (_, days, isEnough) => {
  expect(isTriedEnough(calls(days), DELIVERED, after(10 * DAY))).toBe(isEnough);
});

test('the same call noted twice is one', () => {
  const [first, ...rest] = calls([1, 2, 3, 4, 5, 6]);
  expect(isTriedEnough([first!, first!, ...rest], DELIVERED, after(10 * DAY))).toBe(false);
});

test('a call in the evening of the sixth day counts as one of that day in Germany', () => {
  const days = calls([1, 2, 3, 4, 5]);
  // 23:30 in Germany, 22:30 in UTC.
  const late = [new Date('2026-12-01T22:30:00Z'), new Date('2026-12-01T22:45:00Z')];
  expect(isTriedEnough([...days, ...late], DELIVERED, after(10 * DAY))).toBe(true);
});

test('enough calls are looked at by a person', () => {
  const attempts = calls([1, 1, 2, 3, 4, 5, 6]);
  const facts = { ...FACTS, attempts, filedAt: after(10 * DAY) };
  expect(rule('not-reached', facts).decision).toBeUndefined();
});

test('after 14 days without a decision the price is given back', () => {
  expect(decisionDue(DELIVERED)).toEqual(after(14 * DAY));
});
