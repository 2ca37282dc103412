import type { SubjectType } from '@/lib/submissions/subject';

/** Statuses of requests, specification 4. */
const REQUEST_STATUSES = ['pending', 'contacted', 'completed', 'cancelled'] as const;
/** Statuses of messages, specification 4. */
const MESSAGE_STATUSES = ['unread', 'read', 'replied', 'closed'] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number] | (typeof MESSAGE_STATUSES)[number];

/** What the back-office calls a kind of request, and where it is found. */
interface Kind {
  /** In the addresses of the API, specification 7 */
  segment: string;
  /** In the address of the list */
  list: string;
  title: string;
  empty: string;
  statuses: readonly RequestStatus[];
  /** What nobody has dealt with yet */
  newStatus: RequestStatus;
  /** What is over: nothing is due any more */
  closed: readonly RequestStatus[];
  /** What counts as 'completed today', specification 4 */
  completed: RequestStatus;
  /** The wire name of what an employee writes down */
  noteField: 'notes' | 'response';
}

const REQUEST = {
  statuses: REQUEST_STATUSES,
  newStatus: 'pending',
  closed: ['completed', 'cancelled'],
  completed: 'completed',
  noteField: 'notes',
} as const;

export const KINDS = {
  callback: {
    ...REQUEST,
    segment: 'callbacks',
    list: 'rueckrufe',
    title: 'Rückrufanfragen',
    empty: 'Keine Rückrufanfragen vorhanden',
  },
  contact: {
    segment: 'contacts',
    list: 'kontakte',
    title: 'Kontaktanfragen',
    empty: 'Keine Kontaktanfragen vorhanden',
    statuses: MESSAGE_STATUSES,
    newStatus: 'unread',
    closed: ['replied', 'closed'],
    completed: 'replied',
    noteField: 'response',
  },
  valuation: {
    ...REQUEST,
    segment: 'valuations',
    list: 'bewertungen',
    title: 'Bewertungsanfragen',
    empty: 'Keine Bewertungsanfragen vorhanden',
  },
  lead: {
    ...REQUEST,
    segment: 'leads',
    list: 'leads',
    title: 'Verkaufsanfragen',
    empty: 'Keine Verkaufsanfragen vorhanden',
  },
  inquiry: {
    ...REQUEST,
    segment: 'inquiries',
    list: 'maklerbueros',
    title: 'Anfragen von Maklerbüros',
    empty: 'Keine Anfragen von Maklerbüros vorhanden',
  },
} as const satisfies Record<SubjectType, Kind>;

/** The kind of a word in an address of the API, e.g. 'callbacks'. */
export function kindOfSegment(segment: string): SubjectType | undefined {
  return (Object.keys(KINDS) as SubjectType[]).find((type) => KINDS[type].segment === segment);
}

/** Whether nothing is due any more. */
export function isClosed(type: SubjectType, status: string): boolean {
  return (KINDS[type].closed as readonly string[]).includes(status);
}

/** Why nothing can be arranged for a request that is over, in a sentence for employees. */
export const ALREADY_CLOSED =
  'Diese Anfrage ist abgeschlossen. Bitte ändern Sie zuerst den Status.';

/** Whether nothing can be arranged any more. A message that was answered may go on. */
export const isSettled = (type: SubjectType, status: string): boolean =>
  isClosed(type, status) && status !== 'replied';
