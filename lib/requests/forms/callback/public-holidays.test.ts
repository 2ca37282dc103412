import { isPublicHoliday } from './public-holidays';

test.each([
  ['2026', '2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25'],
  ['2027', '2027-03-26', '2027-03-29', '2027-05-06', '2027-05-17'],
  ['2028, a leap year', '2028-04-14', '2028-04-17', '2028-05-25', '2028-06-05'],
  ['2038, as late as it can be', '2038-04-23', '2038-04-26', '2038-06-03', '2038-06-14'],
  ['2008, nearly as early', '2008-03-21', '2008-03-24', '2008-05-01', '2008-05-12'],
  ['1981, a year with an exception', '1981-04-17', '1981-04-20', '1981-05-28', '1981-06-08'],
  ['2049, another', '2049-04-16', '2049-04-19', '2049-05-27', '2049-06-07'],
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
  ['Rosenmontag', '2027-02-08'],
  ['Gründonnerstag', '2026-04-02'],
  ['the Tuesday after Easter', '2026-04-07'],
  ['Fronleichnam, in some states', '2026-06-04'],
  ['Reformationstag, in some states', '2026-10-31'],
  ['Heiligabend', '2026-12-24'],
  ['Silvester', '2026-12-31'],
  ['any other day', '2026-11-23'],
])('%s does not count', (_, day) => {
  expect(isPublicHoliday(day)).toBe(false);
});
