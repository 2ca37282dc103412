import { contractEnd, isPossible, ownChange } from './contract';

test.each([
  ['starter', '2026-11-15T12:00:00Z', '2026-11-30T23:00:00.000Z'],
  ['starter', '2026-11-30T22:59:00Z', '2026-11-30T23:00:00.000Z'],
  ['starter', '2026-11-30T23:00:00Z', '2026-12-31T23:00:00.000Z'],
  ['professional', '2026-03-02T12:00:00Z', '2026-03-31T22:00:00.000Z'],
  [null, '2026-11-15T12:00:00Z', '2026-11-15T12:00:00.000Z'],
])('notice for the package %j at %s ends the contract at %s', (ordered, now, end) => {
  expect(contractEnd({ package: ordered }, new Date(now)).toISOString()).toBe(end);
});

const NOW = new Date('2026-12-01T12:00:00Z');

test.each([
  ['active', NOW, null, null, 'pause notice'],
  ['active', NOW, null, NOW, 'pause'],
  ['paused', NOW, NOW, null, 'resume notice'],
  // By an employee
  ['paused', NOW, null, null, 'notice'],
  ['active', null, null, null, ''],
  ['checking', NOW, null, null, ''],
  ['ended', NOW, null, null, ''],
])('%s, order %j, pause %j, end %j: can %j', (state, agreedAt, pausedAt, endsAt, can) => {
  const agency = { state, agreedAt, pausedAt, endsAt };
  const changes = (['pause', 'resume', 'notice'] as const).filter((each) =>
    isPossible(each, agency),
  );
  expect(changes.join(' ')).toBe(can);
});

test('the office reads what an agency has changed by itself', () => {
  const endsAt = contractEnd({ package: 'starter' }, NOW);
  expect(ownChange({ pausedAt: NOW, endsAt })).toBe(
    'pausiert seit 1.\u00a0Dezember\u00a02026; gekündigt zum 31.\u00a0Dezember\u00a02026',
  );
});
