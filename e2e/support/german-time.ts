const parts = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

export function formatInTimeZone(moment: Date): { day: string; time: string } {
  const [day = '', time = ''] = parts.format(moment).split(' ');
  return { day, time };
}
