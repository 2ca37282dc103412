import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { callbackSlots, findSlot, isOfficeOpen, isPublicHoliday } from './slots';

const daysAt = (now: string) => callbackSlots(new Date(now)).map(({ date }) => date);
const firstAt = (now: string) => callbackSlots(new Date(now))[0]?.slots[0]?.value;
const startAt = (now: string) => callbackSlots(new Date(now))[0]?.slots[0]?.start.toISOString();

test('a day has half hours from 9 to 18', () => {
  const [monday] = callbackSlots(new Date('2026-11-21T12:00:00+01:00'));
  const times = monday?.slots.map(({ value }) => value.slice(11));
  expect(times).toHaveLength(18);
  expect(times?.slice(0, 3)).toEqual(['09:00', '09:30', '10:00']);
  expect(times?.at(-1)).toBe('17:30');
});

// 23 November 2026 is a Monday.
test.each([
  ['half an hour before opening', '2026-11-23T08:30:00+01:00', '2026-11-23T09:00'],
  ['a second later', '2026-11-23T08:30:01+01:00', '2026-11-23T09:30'],
  ['at the last moment of a day', '2026-11-23T17:00:00+01:00', '2026-11-23T17:30'],
  ['after that', '2026-11-23T17:00:01+01:00', '2026-11-24T09:00'],
  ['on Friday evening', '2026-11-27T17:01:00+01:00', '2026-11-30T09:00'],
  ['on Sunday, one second before midnight', '2026-11-29T23:59:59+01:00', '2026-11-30T09:00'],
  ['on Heiligabend, too late', '2026-12-24T17:30:00+01:00', '2026-12-28T09:00'],
  ['on Silvester, too late', '2026-12-31T18:00:00+01:00', '2027-01-04T09:00'],
])('the first slot %s', (_, now, expected) => {
  expect(firstAt(now)).toBe(expected);
});

test.each([
  [
    'Easter',
    '2026-04-01T08:00:00+02:00',
    ['2026-04-01', '2026-04-02', '2026-04-07', '2026-04-08', '2026-04-09'],
  ],
  [
    'Christi Himmelfahrt',
    '2026-05-13T08:00:00+02:00',
    ['2026-05-13', '2026-05-15', '2026-05-18', '2026-05-19', '2026-05-20'],
  ],
  [
    'the turn of a year',
    '2026-12-31T08:00:00+01:00',
    ['2026-12-31', '2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07'],
  ],
])('five working days over %s', (_, now, expected) => {
  expect(daysAt(now)).toEqual(expected);
});

test.each([
  ['on its Sunday, before it', '2027-03-28T00:30:00Z', '2027-03-30T07:00:00.000Z'],
  ['in the doubled hour, first time', '2026-10-25T00:30:00Z', '2026-10-26T08:00:00.000Z'],
  ['in the doubled hour, second time', '2026-10-25T01:30:00Z', '2026-10-26T08:00:00.000Z'],
  ['in summer', '2026-07-01T05:00:00Z', '2026-07-01T07:00:00.000Z'],
  ['in winter', '2026-12-01T05:00:00Z', '2026-12-01T08:00:00.000Z'],
])('nine o’clock in Germany %s', (_, now, expected) => {
  expect(startAt(now)).toBe(expected);
});

test('whenever it is asked, the slots keep to the rules', () => {
  for (let day = 0; day < 730; day += 23) {
    const now = new Date(Date.UTC(2026, 0, 1 + day, (day * 7) % 24, (day * 13) % 60));
    const days = callbackSlots(now);
    expect(days).toHaveLength(5);
    const slots = days.flatMap((each) => each.slots);
    expect(slots.filter(({ start }) => +start - +now < 30 * 60_000)).toEqual([]);
    expect(slots.filter(({ value }) => !/T(09|1[0-7]):[03]0$/.test(value))).toEqual([]);
  }
});

test.each(['Pacific/Auckland', 'Pacific/Honolulu'])('a machine in %s offers the same', (zone) => {
  const now = '2026-10-23T15:40:00Z';
  const script = `console.log(JSON.stringify(require('./slots').callbackSlots(new Date('${now}'))))`;
  const printed = execFileSync(
    process.execPath,
    ['--require', 'esbuild-register', '--eval', script],
    {
      cwd: join(process.cwd(), 'lib/submissions/forms/callback'),
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    },
  );
  expect(JSON.parse(printed)).toEqual(JSON.parse(JSON.stringify(callbackSlots(new Date(now)))));
});

describe('a slot may be asked for', () => {
  const at = (now: string, value = '2026-11-23T10:00') => findSlot(value, new Date(now));

  test('with the moment that it begins at', () => {
    expect(at('2026-11-23T08:00:00+01:00')?.start.toISOString()).toBe('2026-11-23T09:00:00.000Z');
  });

  test('until it begins, although it is offered half an hour ahead at most', () => {
    expect(firstAt('2026-11-23T09:59:00+01:00')).toBe('2026-11-23T10:30');
    expect(at('2026-11-23T09:59:00+01:00')).toBeDefined();
    expect(at('2026-11-23T10:00:01+01:00')).toBeUndefined();
  });

  test('also the last one of a day', () => {
    expect(at('2026-11-27T17:20:00+01:00', '2026-11-27T17:30')).toBeDefined();
    expect(at('2026-11-27T17:31:00+01:00', '2026-11-27T17:30')).toBeUndefined();
  });

  test.each([
    '2026-11-22T10:00',
    '2026-11-23T08:30',
    '2026-11-23T10:15',
    '2026-11-23T18:00',
    '2026-11-23T10:00Z',
    '2026-11-23',
    '2026-12-24T10:00',
    '',
  ])('but not %j', (value) => {
    expect(at('2026-11-21T12:00:00+01:00', value)).toBeUndefined();
  });
});

test.each([
  ['2026-11-23T08:59:59+01:00', false],
  ['2026-11-23T09:00:00+01:00', true],
  ['2026-11-23T17:59:59+01:00', true],
  ['2026-11-23T18:00:00+01:00', false],
  ['2026-12-25T12:00:00+01:00', false],
])('whether the agency calls at %s: %p', (now, expected) => {
  expect(isOfficeOpen(new Date(now))).toBe(expected);
});

test.each([
  ['2026', '2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25'],
  ['2028, a leap year', '2028-04-14', '2028-04-17', '2028-05-25', '2028-06-05'],
  ['2008, nearly as early', '2008-03-21', '2008-03-24', '2008-05-01', '2008-05-12'],
  ['1981, a year with an exception', '1981-04-17', '1981-04-20', '1981-05-28', '1981-06-08'],
])('Easter %s', (_, goodFriday, easterMonday, ascension, whitMonday) => {
  for (const day of [goodFriday, easterMonday, ascension, whitMonday]) {
    expect({ [day]: isPublicHoliday(day) }).toEqual({ [day]: true });
  }
});

test.each(['01-01', '05-01', '10-03', '12-25', '12-26'])('%s of any year', (day) => {
  for (const year of [2026, 2027, 2032]) expect(isPublicHoliday(`${year}-${day}`)).toBe(true);
});

test.each([
  ['Heilige Drei Könige, in three states', '2027-01-06'],
  ['Gründonnerstag', '2026-04-02'],
  ['the Tuesday after Easter', '2026-04-07'],
  ['Reformationstag, in some states', '2026-10-31'],
  ['Heiligabend', '2026-12-24'],
])('%s does not count', (_, day) => {
  expect(isPublicHoliday(day)).toBe(false);
});
