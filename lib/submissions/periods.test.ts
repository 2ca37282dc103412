import fc from 'fast-check';
import { SESSION_LENGTH } from '@/lib/auth/constants';
import { BROWSER_LIFETIME } from '@/lib/submissions/links/service';
import { LINK_LIFETIME } from '@/lib/submissions/links/token';
import { SUBMISSION_KINDS } from '@/lib/submissions/kinds/kinds';
import { deletionDue, dueFrom, periodEnd, PERIODS, proofUntil, type PeriodName } from './periods';

const NAMES = Object.keys(PERIODS) as PeriodName[];
const at = (moment: string) => new Date(moment);

test.each([
  ['valuation', '2026-11-22T10:00:00Z', '2027-11-22T10:00:00Z'],
  ['lead', '2024-02-29T10:00:00Z', '2025-02-28T10:00:00Z'],
  ['inquiry', '2026-12-31T23:59:59Z', '2027-12-31T23:59:59Z'],
  ['callback', '2026-08-31T10:00:00Z', '2027-02-28T10:00:00Z'],
  ['contact', '2026-09-30T00:30:00Z', '2027-03-30T00:30:00Z'],
] as const)('a %s last changed on %s is deleted from %s on', (type, lastChange, due) => {
  expect(deletionDue(type, at(lastChange))).toEqual(at(due));
});

test.each([
  ['quarantine', '2026-11-30T10:00:00Z', '2027-02-28T10:00:00Z'],
  ['confirmation', '2026-11-22T10:00:00Z', '2026-11-25T10:00:00Z'],
  ['mailFile', '2026-11-22T10:00:00Z', '2026-12-22T10:00:00Z'],
  ['counter', '2026-10-25T00:00:00Z', '2026-10-26T00:00:00Z'],
  ['session', '2026-11-22T10:00:00Z', '2026-11-22T22:00:00Z'],
  ['letter', '2026-12-31T23:00:00Z', '2032-12-31T23:00:00Z'],
] as const)('%s from %s ends on %s', (name, from, end) => {
  expect(periodEnd(name, at(from))).toEqual(at(end));
});

test.each([
  ['2026-11-22T10:00:00Z', undefined, '2031-11-22T10:00:00Z'],
  ['2026-11-22T10:00:00Z', '2028-03-01T09:00:00Z', '2033-03-01T09:00:00Z'],
  ['2026-11-22T10:00:00Z', '2026-11-22T09:59:59Z', '2031-11-22T10:00:00Z'],
  ['2024-02-29T10:00:00Z', undefined, '2029-02-28T10:00:00Z'],
])('a consent given on %s and used on %s is proved until %s', (given, used, until) => {
  expect(proofUntil(at(given), used ? at(used) : undefined)).toEqual(at(until));
});

test('nothing is due too early, and nothing more than three days late', () => {
  const moment = fc.date({ min: at('2020-01-01'), max: at('2060-01-01'), noInvalidDate: true });
  const later = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(fc.constantFrom(...NAMES), moment, later, (name, from, days) => {
      const end = periodEnd(name, from);
      const tooEarly = new Date(end.getTime() - 1 - days * 3_600_000);
      const late = new Date(end.getTime() + (72 + days) * 3_600_000);
      expect(dueFrom(name, tooEarly) < from).toBe(true);
      expect(dueFrom(name, late) >= from).toBe(true);
    }),
  );
});

test('every form has a period, and each says what, for what and from when', () => {
  expect(NAMES).toEqual(expect.arrayContaining([...SUBMISSION_KINDS]));
  for (const { what, purpose, text, from } of Object.values(PERIODS)) {
    expect(what).toMatch(/^\p{Lu}/u);
    expect(purpose).toMatch(/^\p{L}.{10,}[^.]$/u);
    expect(text.endsWith(` ${from}`)).toBe(true);
  }
});

test('what other files count in seconds is as long as is said', () => {
  const DAY = 24 * 60 * 60 * 1000;
  expect(PERIODS.session.length).toEqual({ hours: SESSION_LENGTH / 3600 });
  expect(PERIODS.linkLifetime.length).toEqual({ days: LINK_LIFETIME / DAY });
  expect(PERIODS.browserPass.length).toEqual({ days: BROWSER_LIFETIME / DAY });
});
