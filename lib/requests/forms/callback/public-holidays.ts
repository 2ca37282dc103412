/** Easter Sunday in the Gregorian calendar, as the day of March: 35 is the 4th of April. */
function easterOf(year: number): number {
  // Meeus, Jones and Butcher; good for every year.
  const moon = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * moon + century - Math.floor(century / 4) - shift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((moon + 11 * epact + 22 * weekday) / 451);
  return 22 + epact + weekday - 7 * late;
}

/** Days from Easter Sunday: Karfreitag, Ostermontag, Christi Himmelfahrt, Pfingstmontag. */
const MOVING = [-2, 1, 39, 50];

/** Neujahr, Tag der Arbeit, Tag der Deutschen Einheit, first and second Weihnachtstag. */
const FIXED = ['01-01', '05-01', '10-03', '12-25', '12-26'];

/** Whether a day, '2026-04-03', is a holiday in all of Germany. Those of single states do not count. */
export function isPublicHoliday(date: string): boolean {
  if (FIXED.includes(date.slice(5))) return true;
  const year = Number(date.slice(0, 4));
  const easter = easterOf(year);
  return MOVING.some(
    (days) => new Date(Date.UTC(year, 2, easter + days)).toISOString().slice(0, 10) === date,
  );
}
