interface StatusDefinition {
  label: string;
  /** For the owner, where it differs */
  ownLabel?: string;
  /**
   * What it says of a contact with the person: there was one (`after`), or there was none yet, which
   * takes back an earlier `after`, and the promised contact is still due. Required, because the
   * statistics count contacts.
   */
  contact: 'before' | 'after' | 'unknown';
}

/** In the order of the statistics. */
const STATUSES = {
  pending: {
    label: 'Ausstehend',
    ownLabel: 'Eingegangen, noch nicht bearbeitet',
    contact: 'before',
  },
  contacted: {
    label: 'Kontaktiert',
    ownLabel: 'Wir haben uns bei Ihnen gemeldet',
    contact: 'after',
  },
  completed: { label: 'Abgeschlossen', contact: 'after' },
  cancelled: { label: 'Abgebrochen', contact: 'unknown' },
  unread: { label: 'Ungelesen', ownLabel: 'Eingegangen, noch nicht gelesen', contact: 'before' },
  read: { label: 'Gelesen', ownLabel: 'Gelesen, noch nicht beantwortet', contact: 'before' },
  replied: { label: 'Beantwortet', contact: 'after' },
  closed: { label: 'Geschlossen', ownLabel: 'Abgeschlossen', contact: 'unknown' },
} as const satisfies Record<string, StatusDefinition>;

export type SubmissionStatus = keyof typeof STATUSES;

export const SUBMISSION_STATUSES = Object.keys(STATUSES) as SubmissionStatus[];

const definitionOf = (status: string): StatusDefinition | undefined =>
  Object.hasOwn(STATUSES, status) ? STATUSES[status as SubmissionStatus] : undefined;

/** An unknown status is shown as it is. */
export const statusLabel = (status: string): string => definitionOf(status)?.label ?? status;

export const ownStatusLabel = (status: string): string =>
  definitionOf(status)?.ownLabel ?? statusLabel(status);

export const contactSaidBy = (status: string): StatusDefinition['contact'] =>
  definitionOf(status)?.contact ?? 'unknown';

export interface StatusProgress {
  all: readonly SubmissionStatus[];
  first: SubmissionStatus;
  /** After a contact, from the first status */
  contacted: SubmissionStatus;
  /** After a mail */
  answered?: SubmissionStatus;
  /** Nothing is due any more */
  ended: readonly SubmissionStatus[];
  /** Ended, but appointments are still possible */
  resumable: readonly SubmissionStatus[];
  /** Counts as 'completed today' */
  done: SubmissionStatus;
  /** After withdrawal of a required consent */
  cancelled?: SubmissionStatus;
}

export const SUBMISSION_PROGRESS: StatusProgress = {
  all: ['pending', 'contacted', 'completed', 'cancelled'],
  first: 'pending',
  contacted: 'contacted',
  ended: ['completed', 'cancelled'],
  resumable: [],
  done: 'completed',
  cancelled: 'cancelled',
};

export const MESSAGE_PROGRESS: StatusProgress = {
  all: ['unread', 'read', 'replied', 'closed'],
  first: 'unread',
  contacted: 'read',
  answered: 'replied',
  ended: ['replied', 'closed'],
  resumable: ['replied'],
  done: 'replied',
};
