const parts = new Intl.DateTimeFormat('sv-SE', {
  ...{ dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Berlin' },
});

/** The German day and time of a moment, as fields for them are filled in. */
export function formatInTimeZone(moment: Date): { day: string; time: string } {
  const [day = '', time = ''] = parts.format(moment).split(' ');
  return { day, time };
}
