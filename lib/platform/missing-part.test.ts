import { isPartMissing } from './missing-part';

const named = (name: string) => Object.assign(new Error('x'), { name });

test.each([
  ['of the bundler', named('ChunkLoadError')],
  ['of Turbopack', new Error('Failed to load chunk /_next/static/chunks/1.js from module 7')],
  ['of Chromium', new TypeError('Failed to fetch dynamically imported module: https://x/y.js')],
  ['of Safari', new TypeError('Importing a module script failed.')],
])('a part is missing, in the words %s', (_, error) => {
  expect(isPartMissing(error)).toBe(true);
});

test.each([
  ['a server that does not answer', new TypeError('Failed to fetch')],
  ['a fault', new Error('x')],
  ['no error', 'chunk'],
])('no part is missing: %s', (_, error) => {
  expect(isPartMissing(error)).toBe(false);
});
