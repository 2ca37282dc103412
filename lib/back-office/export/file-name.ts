import type { SubjectType } from '@/lib/submissions/subject';

const NAMES: Record<SubjectType, string> = {
  callback: 'rueckrufanfragen',
  contact: 'kontaktanfragen',
  valuation: 'bewertungsanfragen',
  lead: 'verkaufsanfragen',
  inquiry: 'maklerbuero-anfragen',
};

const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Berlin' });

/** 'verkaufsanfragen-2026-11-22.csv', with the day that it is in Germany. */
export function exportName(type: SubjectType, now: Date): string {
  return `${NAMES[type]}-${day.format(now)}.csv`;
}
