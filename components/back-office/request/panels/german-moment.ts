const parts = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** The German day and time of a moment, as date and time fields hold them: '2026-11-23', '10:00'. */
export function germanMoment(moment: Date | undefined): { day: string; time: string } {
  const [day = '', time = ''] = moment ? parts.format(moment).split(' ') : [];
  return { day, time };
}
