import { clockOf, commaTime, statusChanged } from './change-labels';

const now = new Date('2026-11-22T09:50:00Z');
const seen = { status: 'pending', note: '', version: 1 };

test.each([
  ['2026-11-22T09:42:00Z', '10:42\u00a0Uhr'],
  ['2026-11-21T23:30:00Z', '00:30\u00a0Uhr'],
  ['2026-11-21T22:30:00Z', '21.11.2026, 23:30\u00a0Uhr'],
])('%s is told as %j', (moment, words) => {
  expect(clockOf(new Date(moment), now)).toBe(words);
});

test('an unknown time is left out', () => {
  expect(commaTime({}, now)).toBe('');
});

test.each([
  [undefined, undefined],
  [{ ...seen, note: 'Neu' }, undefined],
  [
    { ...seen, status: 'completed', changedBy: 'Erika Muster' },
    'Erika Muster hat inzwischen den Status „Abgeschlossen“ gesetzt.',
  ],
  [
    { ...seen, status: 'contacted', changedBy: 'Erika Muster', statusBy: 'Jonas Muster' },
    'Jonas Muster hat inzwischen den Status „Kontaktiert“ gesetzt.',
  ],
  [
    { ...seen, status: 'contacted' },
    'Jemand anderes hat inzwischen den Status „Kontaktiert“ gesetzt.',
  ],
])('of %j one is told %j', (over, words) => {
  expect(statusChanged(over, seen)).toBe(words);
});
