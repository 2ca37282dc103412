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

export type SubmissionStatus = keyof typeof STATUSES;

/** An unknown status is shown as it is. */
export const statusLabel = (status: string): string =>
  Object.hasOwn(STATUSES, status) ? STATUSES[status as SubmissionStatus] : status;

/** Labels for the owner, where they differ. */
const OWNER_WORDS: Partial<Record<string, string>> = {
  pending: 'Eingegangen, noch nicht bearbeitet',
  contacted: 'Wir haben uns bei Ihnen gemeldet',
  unread: 'Eingegangen, noch nicht gelesen',
  read: 'Gelesen, noch nicht beantwortet',
  closed: 'Abgeschlossen',
};

export const ownStatusLabel = (status: string): string =>
  OWNER_WORDS[status] ?? statusLabel(status);

export interface StatusProgress {
  all: readonly SubmissionStatus[];
  first: SubmissionStatus;
  promised: readonly SubmissionStatus[];
  contacted: SubmissionStatus;
  answered?: SubmissionStatus;
  /** Nothing is due any more */
  closed: readonly SubmissionStatus[];
  /** Closed, but appointments are still possible */
  resumable: readonly SubmissionStatus[];
  /** Counts as 'completed today' */
  completed: SubmissionStatus;
  /** After withdrawal of a required consent */
  cancelled?: SubmissionStatus;
}

export const SUBMISSION_PROGRESS: StatusProgress = {
  all: ['pending', 'contacted', 'completed', 'cancelled'],
  first: 'pending',
  promised: ['pending'],
  contacted: 'contacted',
  closed: ['completed', 'cancelled'],
  resumable: [],
  completed: 'completed',
  cancelled: 'cancelled',
};

export const MESSAGE_PROGRESS: StatusProgress = {
  all: ['unread', 'read', 'replied', 'closed'],
  first: 'unread',
  promised: ['unread', 'read'],
  contacted: 'read',
  answered: 'replied',
  closed: ['replied', 'closed'],
  resumable: ['replied'],
  completed: 'replied',
};
