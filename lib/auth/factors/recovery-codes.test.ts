import { newRecoveryCodes, recoveryHash } from './recovery-codes';

test('ten codes that differ, in letters that are not taken for others', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes)
    expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){3}[2-9A-HJKMNP-TV-Z]{4}$/);
});

test.each([
  ['ABCD-EFGH-JKMN-PQRS', true],
  ['abcd-efgh-jkmn-pqrs', true],
  [' abcdefgh jkmnpqrs ', true],
  ['ABCD-EFGH-JKMN-PQRT', false],
  ['', false],
])('%j is ABCD-EFGH-JKMN-PQRS: %s', (typed, isSame) => {
  expect(recoveryHash(7, typed) === recoveryHash(7, 'ABCD-EFGH-JKMN-PQRS')).toBe(isSame);
});

test('the same code of another account is stored as something else', () => {
  expect(recoveryHash(7, 'ABCD')).not.toBe(recoveryHash(8, 'ABCD'));
});
