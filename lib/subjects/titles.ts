import type { SubjectType } from '@/lib/submissions/subject';

/** What a request is called in front of the person who sent it. */
export const SUBJECT_TITLES: Record<SubjectType, string> = {
  valuation: 'Bewertungsanfrage',
  lead: 'Verkaufsanfrage',
  callback: 'Rückrufbitte',
  contact: 'Nachricht',
  inquiry: 'Paketanfrage',
};

/** What a conversation is called that was sent along with a request. */
export const CONVERSATION_TITLE = 'Gespräch mit der KI-Beratung';
