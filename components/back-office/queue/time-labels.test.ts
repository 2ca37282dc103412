/** @jest-environment node */
import { ageLabel, dueLabel } from './time-labels';

// Sunday noon in Germany
const NOW = new Date('2026-11-22T11:00:00Z');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['first_contact', '2026-11-22T10:59:30Z', 'überfällig seit 1 Min.', 'overdue'],
  ['first_contact', '2026-11-22T10:01:00Z', 'überfällig seit 59 Min.', 'overdue'],
  ['first_contact', '2026-11-22T08:10:00Z', 'überfällig seit 2 Std.', 'overdue'],
  ['first_contact', '2026-11-21T10:00:00Z', 'überfällig seit 1 Tag', 'overdue'],
  ['first_contact', '2026-11-19T10:00:00Z', 'überfällig seit 3 Tagen', 'overdue'],
  ['callback', '2026-11-22T10:40:00Z', 'Rückruf überfällig seit 20 Min.', 'overdue'],
  ['appointment', '2026-11-22T09:00:00Z', 'Termin war vor 2 Std.', 'overdue'],
  ['first_contact', '2026-11-22T11:00:00Z', 'fällig heute, 12:00 Uhr', 'today'],
  ['first_contact', '2026-11-22T22:59:00Z', 'fällig heute, 23:59 Uhr', 'today'],
  ['first_contact', '2026-11-22T23:00:00Z', 'fällig morgen, 00:00 Uhr', 'later'],
  ['callback', '2026-11-22T13:30:00Z', 'Rückruf: heute, 14:30 Uhr', 'today'],
  ['callback', '2026-11-24T09:00:00Z', 'Rückruf: Di., 24. Nov., 10:00 Uhr', 'later'],
  ['appointment', '2026-12-01T09:00:00Z', 'Termin: Di., 1. Dez., 10:00 Uhr', 'later'],
] as const)('%s at %s reads "%s", %s', (what, at, text, urgency) => {
  const words = dueLabel({ for: what, at: new Date(at) }, NOW);
  expect({ ...words, text: plain(words.text) }).toEqual({ text, urgency });
});

test.each([
  ['2026-11-22T11:00:20Z', 'gerade eben'],
  ['2026-11-22T10:59:20Z', 'gerade eben'],
  ['2026-11-22T10:58:00Z', 'vor 2 Min.'],
  ['2026-11-22T06:58:00Z', 'vor 4 Std.'],
  ['2026-11-20T06:58:00Z', 'vor 2 Tagen'],
  ['2026-11-15T11:00:00Z', 'am 15. November'],
  ['2025-12-30T11:00:00Z', 'am 30. Dezember 2025'],
])('what came in at %s came in "%s"', (at, words) => {
  expect(plain(ageLabel(new Date(at), NOW))).toBe(words);
});
