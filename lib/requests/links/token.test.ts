import { addressHash, isTokenOf, ownerToken, tokenHash } from './token';

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
