import type { SubjectType } from '@/lib/submissions/subject';

/** The tables of the requests, by their names in the database. */
export const TABLE_NAMES: Record<SubjectType, string> = {
  callback: 'CallbackRequest',
  contact: 'ContactRequest',
  valuation: 'ValuationRequest',
  lead: 'AdLead',
  inquiry: 'AgentInquiry',
};
