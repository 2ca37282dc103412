import { BROWSER_LIFETIME, createPass, readPass } from '@/lib/submissions/links/service';
import { addressHash, isTokenOf, ownerToken, tokenHash } from './token';

const NOW = new Date('2026-11-22T12:00:00Z');
const REFERENCE = {
  kind: 'valuation',
  id: '7b0f8a0e-5f0e-4f6b-9a53-d5a2d6f0f1c1',
} as const;
const pass = createPass(REFERENCE, NOW);

test('a pass tells which submission its browser has sent, and since when', () => {
  expect(readPass(pass, NOW)).toEqual({ ...REFERENCE, issuedAt: NOW });
});

test.each([
  ['nothing', undefined],
  ['an empty one', ''],
  ['one without a signature', pass.slice(0, pass.lastIndexOf('.'))],
  ['one for another submission', pass.replace('7b0f', '7b0e')],
  ['one with another time', pass.replace(String(NOW.getTime()), String(NOW.getTime() + 1))],
  ['one of another kind', pass.replace('valuation', 'lead')],
  ['one with strange characters', `${pass.slice(0, -1)}ö`],
])('%s is not ours', (_, value) => {
  expect(readPass(value, NOW)).toBeUndefined();
});

test.each([
  [BROWSER_LIFETIME - 1, true],
  [BROWSER_LIFETIME, false],
])('after %i milliseconds it is good: %s', (age, expected) => {
  const later = new Date(NOW.getTime() + age);
  expect(readPass(pass, later) !== undefined).toBe(expected);
});

test('a token is 256 bits in characters that an address can hold, the same for the same link', () => {
  expect(ownerToken('link-1')).toMatch(/^[\w-]{43}$/);
  expect(ownerToken('link-1')).toBe(ownerToken('link-1'));
  expect(ownerToken('link-1')).not.toBe(ownerToken('link-2'));
});

test('its hash does not give it away, and neither does the id of its link', () => {
  const token = ownerToken('link-1');
  expect(tokenHash(token)).toMatch(/^[\da-f]{64}$/);
  expect(tokenHash(token)).not.toContain(token);
  expect(token).not.toContain('link');
});

test.each([
  [ownerToken('link-1'), true],
  [ownerToken('link-2'), false],
  ['', false],
  ['ö'.repeat(43), false],
])('%s opens the link: %s', (token, expected) => {
  expect(isTokenOf('link-1', token)).toBe(expected);
});

test('an address is the same however its letters are written', () => {
  expect(addressHash('Erika@Beispiel.de')).toBe(addressHash('erika@beispiel.de'));
  expect(addressHash('erika@beispiel.de')).not.toContain('erika');
});
