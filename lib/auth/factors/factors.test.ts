import { Secret, TOTP } from 'otpauth';
import { newTotpSecret, stepOfCode, totpSetup } from './totp';
import { newRecoveryCodes, recoveryHash } from './recovery-codes';

describe('codes of an app', () => {
  const NOW = 1_790_000_000_000;
  const STEP = Math.floor(NOW / 30_000);

  function account(employeeId = 7) {
    const factor = { employeeId, secret: newTotpSecret(employeeId) };
    const secret = totpSetup(factor, 'karin@portal.example')!.secret.replaceAll(' ', '');
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    return {
      factor,
      secret,
      codeAt: (steps: number) => app.generate({ timestamp: NOW + steps * 30_000 }),
    };
  }

  test.each([
    [-2, undefined],
    [-1, STEP - 1],
    [0, STEP],
    [1, STEP + 1],
  ])('a code of %i half minutes away belongs to the half minute %s', (steps, expected) => {
    const { factor, codeAt } = account();
    expect(stepOfCode(factor, codeAt(steps), NOW)).toBe(expected);
  });

  test.each(['', '12345', 'abcdef', '１２３４５６'])('%j is no code', (code) => {
    expect(stepOfCode(account().factor, code, NOW)).toBeUndefined();
  });

  test('the stored secret cannot be read, and is worth nothing for another account', () => {
    const { factor, secret, codeAt } = account();
    expect(factor.secret).not.toContain(secret);
    expect(stepOfCode({ ...factor, employeeId: 8 }, codeAt(0), NOW)).toBeUndefined();
    expect(totpSetup({ ...factor, secret: `AAAA${factor.secret}` }, '')).toBeUndefined();
  });

  test('the picture is square, with a quiet rim', () => {
    const { dots } = totpSetup(account().factor, 'karin@portal.example')!;
    expect(dots.every((row) => row.length === dots.length)).toBe(true);
    expect(dots.slice(0, 4).flat()).not.toContain(true);
    expect(dots[4]?.slice(4, 11)).toEqual(Array(7).fill(true));
  });
});

describe('recovery codes', () => {
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
  ])('%j is ABCD-EFGH-JKMN-PQRS: %s', (typed, isSame) => {
    expect(recoveryHash(7, typed) === recoveryHash(7, 'ABCD-EFGH-JKMN-PQRS')).toBe(isSame);
  });

  test('the same code of another account is stored as something else', () => {
    expect(recoveryHash(7, 'ABCD')).not.toBe(recoveryHash(8, 'ABCD'));
  });
});
