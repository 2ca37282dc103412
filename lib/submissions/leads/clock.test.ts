import { answerEnd, endingSoon, isOfficeDayAhead, hoursLeft, saleEnd, timeLeft } from './clock';

const at = (moment: string) => new Date(moment);

test.each([
  ['in winter', '2026-11-25T12:00:00Z', '2026-11-27T12:00:00Z'],
  // The night to 28 March 2027 is an hour shorter, the one to 31 October an hour longer.
  ['over the beginning of summer time', '2027-03-27T10:00:00Z', '2027-03-29T10:00:00Z'],
  ['over its end', '2027-10-30T10:00:00Z', '2027-11-01T10:00:00Z'],
])('48 hours %s are 48 hours', (_, wished, end) => {
  expect(saleEnd(at(wished))).toEqual(at(end));
});

test.each([
  ['2026-11-25T12:00:00Z', 48, 'noch 48 Std.'],
  ['2026-11-25T12:00:01Z', 47, 'noch 47 Std.'],
  ['2026-11-27T11:20:00Z', 0, 'noch 40 Min.'],
  ['2026-11-27T11:59:59Z', 0, 'noch 1 Min.'],
  ['2026-11-27T12:00:00Z', 0, 'abgelaufen'],
])('at %s there are %i hours left: %s', (now, hours, words) => {
  const end = at('2026-11-27T12:00:00Z');
  expect(hoursLeft(end, at(now))).toBe(hours);
  expect(timeLeft(end, at(now)).replaceAll('\u00a0', ' ')).toBe(words);
});

const LEAD = { wishedAt: at('2026-11-25T12:00:00Z'), endsAt: at('2026-11-27T12:00:00Z') };

test.each([
  ['four hours', 48, '2026-11-25T13:00:00Z', '2026-11-25T17:00:00Z'],
  ['until the lead leaves the sale', 48, '2026-11-27T10:00:00Z', '2026-11-27T12:00:00Z'],
  ['no hour of the evening', 48, '2026-11-25T17:30:00Z', '2026-11-26T12:00:00Z'],
  ['the whole morning where it came before it', 48, '2026-11-26T04:00:00Z', '2026-11-26T12:00:00Z'],
  ['until it is too old for the package', 12, '2026-11-25T22:00:00Z', '2026-11-26T00:00:00Z'],
])('an agency has %s', (_, maxAge, now, end) => {
  expect(answerEnd(LEAD, maxAge, at(now))).toEqual(at(end));
});

test('a weekend takes no time to answer, also if the hour changes in it, but ends the sale', () => {
  const lead = { wishedAt: at('2027-10-30T17:00:00Z'), endsAt: at('2027-11-01T17:00:00Z') };
  expect(answerEnd(lead, 48, at('2027-10-30T18:00:00Z'))).toEqual(at('2027-11-01T12:00:00Z'));
  const friday = { wishedAt: at('2026-11-27T15:00:00Z'), endsAt: at('2026-11-29T15:00:00Z') };
  expect(answerEnd(friday, 48, at('2026-11-27T16:00:00Z'))).toEqual(at('2026-11-29T15:00:00Z'));
});

test.each([
  [
    'on a Wednesday until the same hour of Thursday',
    '2026-11-25T12:00:00Z',
    '2026-11-26T12:00:00Z',
  ],
  ['on a Friday until Monday', '2026-11-27T15:00:00Z', '2026-11-30T15:00:00Z'],
])('a lead is about to end %s', (_, now, end) => {
  expect(endingSoon(at(now))).toEqual(at(end));
});

test.each([
  ['on a Tuesday', '2026-11-24T10:00:00Z', true],
  ['on a Friday', '2026-11-27T10:00:00Z', false],
  ['on a Saturday morning', '2026-11-28T09:00:00Z', false],
  ['on a Sunday', '2026-11-29T09:00:00Z', true],
])('a wish renewed %s leaves the office a day: %s', (_, now, isAhead) => {
  expect(isOfficeDayAhead(at(now))).toBe(isAhead);
});
