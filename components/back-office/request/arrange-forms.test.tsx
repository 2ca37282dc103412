import { germanMoment } from './arrange-forms';

test.each([
  ['2026-11-23T09:00:00Z', { day: '2026-11-23', time: '10:00' }],
  ['2026-06-30T22:30:00Z', { day: '2026-07-01', time: '00:30' }],
])('%s is %j in Germany', (moment, fields) => {
  expect(germanMoment(new Date(moment))).toEqual(fields);
});

test('no moment leaves the fields empty', () => {
  expect(germanMoment(undefined)).toEqual({ day: '', time: '' });
});
