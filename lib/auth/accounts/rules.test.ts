import { refusedToOneself, staysLed, type TeamAction } from './rules';

const PAST = new Date('2026-01-01');
const of = (role: string, disabledAt: Date | null = null) => ({ id: 1, role, disabledAt });

test.each([
  [of('leitung'), of('leitung', PAST), 0, false],
  [of('leitung'), of('leitung', PAST), 1, true],
  [of('leitung'), of('mitarbeiter'), 0, false],
  [of('leitung'), of('redaktion'), 2, true],
  [of('leitung'), of('leitung'), 0, true],
  [of('mitarbeiter'), of('mitarbeiter', PAST), 0, true],
  [of('mitarbeiter'), of('leitung'), 0, true],
  [of('leitung', PAST), of('mitarbeiter', PAST), 0, true],
])('%j may become %j beside %i others who lead: %s', (before, after, others, isLed) => {
  expect(staysLed(before, after, others)).toBe(isLed);
});

test.each<[TeamAction, boolean]>([
  ['change', true],
  ['enable', true],
  ['require', true],
  ['disable', false],
  ['reset', false],
  ['drop-factors', false],
])('%s is allowed on the own account: %s, and on others', (action, isAllowed) => {
  expect(refusedToOneself(action, { id: 1 }, { id: 1 }) === undefined).toBe(isAllowed);
  expect(refusedToOneself(action, { id: 2 }, { id: 1 })).toBeUndefined();
});
