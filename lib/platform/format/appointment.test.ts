import { formatAppointment, formatMinutes } from './appointment';

test.each([
  ['2026-11-24T09:30:00Z', 'Dienstag, 24.\u00a0November\u00a02026, 10.30\u00a0Uhr'],
  ['2026-07-01T07:00:00Z', 'Mittwoch, 1.\u00a0Juli\u00a02026, 9.00\u00a0Uhr'],
  ['2026-11-24T23:05:00Z', 'Mittwoch, 25.\u00a0November\u00a02026, 0.05\u00a0Uhr'],
])('%s is "%s" in Germany', (iso, expected) => {
  expect(formatAppointment(new Date(iso))).toBe(expected);
});

test.each([
  [15, '15\u00a0Minuten'],
  [60, '1\u00a0Stunde'],
  [61, '1\u00a0Stunde 1\u00a0Minute'],
  [150, '2\u00a0Stunden 30\u00a0Minuten'],
])('%i minutes are "%s"', (minutes, expected) => {
  expect(formatMinutes(minutes)).toBe(expected);
});
