/** Statuses of requests and of messages with their labels. */
const STATUSES = {
  pending: 'Ausstehend',
  contacted: 'Kontaktiert',
  completed: 'Abgeschlossen',
  cancelled: 'Abgebrochen',
  unread: 'Ungelesen',
  read: 'Gelesen',
  replied: 'Beantwortet',
  closed: 'Geschlossen',
} as const;

export type RequestStatus = keyof typeof STATUSES;

/** The German label of a status; an unknown one is shown as it is. */
export const statusLabel = (status: string): string =>
  Object.hasOwn(STATUSES, status) ? STATUSES[status as RequestStatus] : status;

/** The same as their owner reads them: what has happened and what has not, in words. */
const OWNER_WORDS: Partial<Record<string, string>> = {
  pending: 'Eingegangen, noch nicht bearbeitet',
  contacted: 'Wir haben uns bei Ihnen gemeldet',
  unread: 'Eingegangen, noch nicht gelesen',
  read: 'Gelesen, noch nicht beantwortet',
  closed: 'Abgeschlossen',
};

/** What a status is called on the owner's page and in the PDF of all that is stored. */
export const ownStatusLabel = (status: string): string =>
  OWNER_WORDS[status] ?? statusLabel(status);

/** The way of a kind of request from its arrival to its end. */
export interface Progress {
  all: readonly RequestStatus[];
  /** What is still untouched */
  first: RequestStatus;
  /** In which the first promise is still to be kept: a message that was read waits for its reply */
  promised: readonly RequestStatus[];
  /** Once somebody has been in touch */
  contacted: RequestStatus;
  /** Once somebody has written; a request is then contacted */
  answered?: RequestStatus;
  /** What is over: nothing is due any more */
  closed: readonly RequestStatus[];
  /** Of these, what may still go on: something can be arranged */
  resumable: readonly RequestStatus[];
  /** What counts as 'completed today' */
  completed: RequestStatus;
  /** Once the consent is withdrawn that carries the request */
  cancelled?: RequestStatus;
}

export const REQUEST_PROGRESS: Progress = {
  all: ['pending', 'contacted', 'completed', 'cancelled'],
  first: 'pending',
  promised: ['pending'],
  contacted: 'contacted',
  closed: ['completed', 'cancelled'],
  resumable: [],
  completed: 'completed',
  cancelled: 'cancelled',
};

export const MESSAGE_PROGRESS: Progress = {
  all: ['unread', 'read', 'replied', 'closed'],
  first: 'unread',
  promised: ['unread', 'read'],
  contacted: 'read',
  answered: 'replied',
  closed: ['replied', 'closed'],
  resumable: ['replied'],
  completed: 'replied',
};
