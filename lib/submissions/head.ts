export type DueFor = 'first_contact' | 'callback' | 'appointment';

export interface Due {
  at: Date;
  for: DueFor;
}

/** Milliseconds that a person needs at least, without autofill. */
export const MINIMUM_FILL_TIME = 3000;

/** The spam check that tripped */
export type Quarantine = 'honeypot' | 'fill-time';

export interface StoredHead {
  /** One of SUBMISSION_KINDS */
  kind: string;
  /** Random (UUID v4) */
  id: string;
  /** Ten digits; only valuations have one */
  reference: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  status: string;
  /** Written by employees; for a message, their answer */
  notes: string | null;
  /** Id of an employee */
  assignedTo: number | null;
  dueAt: Date | null;
  dueFor: string | null;
  /** Set when a spam check tripped */
  quarantine: string | null;
  /** Id of the earlier submission of the same kind that the same person seems to have repeated */
  repeatOf: string | null;
  /** Id of the main submission of the same person */
  mergedInto: string | null;
  /** Raised by every change */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface HeadAnswer {
  /** Wire name */
  field: string;
  label: string;
  /** With unit; 'nicht angegeben' without an answer */
  text: string;
  value: string | number | boolean | null;
}
