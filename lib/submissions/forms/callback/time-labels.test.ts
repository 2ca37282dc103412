import { longDay, shortDay, timeOf, whenWeCall } from './time-labels';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const NOW = new Date('2026-11-21T20:00:00+01:00');

test('a day and a time as they are chosen', () => {
  expect(plain(longDay('2026-11-23'))).toBe('Montag, 23. November');
  expect(shortDay('2026-12-01')).toEqual({ weekday: 'Di', date: '1.12.' });
  expect(timeOf('2026-11-23T09:00')).toBe('9.00');
  expect(timeOf('2026-11-23T17:30')).toBe('17.30');
});

test.each([
  ['2026-11-23T10:00', 'Wir rufen Sie am Montag, 23. November, zwischen 10 und 10.30 Uhr an.'],
  ['2026-11-26T09:30', 'Wir rufen Sie am Donnerstag, 26. November, zwischen 9.30 und 10 Uhr an.'],
  ['2026-12-01T17:30', 'Wir rufen Sie am Dienstag, 1. Dezember, zwischen 17.30 und 18 Uhr an.'],
])('%s is promised in words', (slot, expected) => {
  expect(plain(whenWeCall(slot, NOW))).toBe(expected);
});

test.each([
  [
    'while the agency is open',
    '2026-11-23T10:00:00+01:00',
    'Wir rufen Sie so bald wie möglich an, montags bis freitags zwischen 9 und 18 Uhr.',
  ],
  [
    'at the weekend',
    '2026-11-21T20:00:00+01:00',
    'Wir rufen Sie so bald wie möglich an, frühestens am Montag, 23. November, ab 9 Uhr.',
  ],
  [
    'after closing time on Gründonnerstag',
    '2026-04-02T18:30:00+02:00',
    'Wir rufen Sie so bald wie möglich an, frühestens am Dienstag, 7. April, ab 9 Uhr.',
  ],
  [
    'shortly before opening, when the first slot is gone already',
    '2026-11-23T08:45:00+01:00',
    'Wir rufen Sie so bald wie möglich an, frühestens am Montag, 23. November, ab 9 Uhr.',
  ],
])('as soon as possible, asked %s', (_, now, expected) => {
  expect(plain(whenWeCall('', new Date(now)))).toBe(expected);
});
