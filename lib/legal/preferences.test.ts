/** @jest-environment jsdom */
import { FIRST_PAINT } from '@/lib/platform/http/security-policy';
import {
  CATEGORIES_VERSION,
  CONSENT_KEYS,
  preferencesFor,
  readPreferences,
  storePreferences,
} from './preferences';

const NOTHING = { necessary: true, functional: false, analytics: false, marketing: false };

test.each([
  [[], NOTHING],
  [
    ['functional', 'analytics', 'marketing'],
    { necessary: true, functional: true, analytics: true, marketing: true },
  ],
  [['unknown', 'necessary'], NOTHING],
])('allowing %j', (allowed, expected) => {
  expect(preferencesFor(allowed)).toEqual(expected);
});

test('a choice is kept under two keys and read again', () => {
  const chosen = preferencesFor(['marketing']);
  expect(storePreferences(chosen)).toBe(true);
  expect(Object.keys(localStorage).sort()).toEqual(Object.values(CONSENT_KEYS).sort());
  expect(readPreferences()).toEqual(chosen);
});

test('the next page knows before it paints that the question is answered', () => {
  const { dataset } = document.documentElement;
  // As a browser runs what stands in the page.
  window.eval(FIRST_PAINT);
  expect(dataset.consent).toBeUndefined();
  storePreferences(NOTHING);
  window.eval(FIRST_PAINT);
  expect(dataset.consent).toBe('answered');
});

test('a choice that was made under other categories counts no longer', () => {
  storePreferences(preferencesFor(['marketing']));
  localStorage.setItem(CONSENT_KEYS.flag, '2020-01');
  expect(readPreferences()).toBeNull();
});

test.each(['null', 'no json', '{"analytics":"yes"}', '[]'])(
  'preferences that read %j allow nothing',
  (stored) => {
    localStorage.setItem(CONSENT_KEYS.flag, CATEGORIES_VERSION);
    localStorage.setItem(CONSENT_KEYS.preferences, stored);
    expect(readPreferences()?.analytics ?? false).toBe(false);
  },
);

test('a browser that refuses storage is recognised and allows nothing', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const spies = (['getItem', 'setItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  expect(storePreferences(NOTHING)).toBe(false);
  expect(readPreferences()).toBeNull();
  for (const spy of spies) spy.mockRestore();
});
