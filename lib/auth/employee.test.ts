import { dutyOf, isOpen, type AdminArea, type Duty } from './employee';

const NOTHING = { mustChangePassword: false, secondFactorRequired: false, hasSecondFactor: false };

test.each<[Partial<typeof NOTHING>, Duty | undefined]>([
  [{}, undefined],
  [{ hasSecondFactor: true }, undefined],
  [{ secondFactorRequired: true, hasSecondFactor: true }, undefined],
  [{ secondFactorRequired: true }, 'second-factor'],
  [{ mustChangePassword: true }, 'password'],
  [{ mustChangePassword: true, secondFactorRequired: true }, 'password'],
  [{ mustChangePassword: true, hasSecondFactor: true }, 'password'],
])('of an account with %j is due: %s', (account, duty) => {
  expect(dutyOf({ ...NOTHING, ...account })).toBe(duty);
});

const AREAS: AdminArea[] = [
  'requests',
  'adviser',
  'guides',
  'office',
  'account',
  'factors',
  'password',
];

test.each<[Duty | undefined, AdminArea[]]>([
  [undefined, AREAS],
  ['second-factor', ['factors', 'password']],
  ['password', ['password']],
])('while %s is due these parts are open: %j', (duty, open) => {
  expect(AREAS.filter((area) => isOpen(duty, area))).toEqual(open);
});
