/** What is to be done next with a request. */
export type DueFor = 'first_contact' | 'callback' | 'appointment';

export interface Due {
  at: Date;
  for: DueFor;
}

/** What every request has. */
export interface RequestHead {
  /** One of REQUEST_KINDS */
  kind: string;
  /** Random (UUID v4) */
  id: string;
  /** Ten digits; of valuations alone */
  reference: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  status: string;
  /** What employees wrote down; of a message, what they answered */
  notes: string | null;
  /** Id of an employee */
  assignedTo: number | null;
  dueAt: Date | null;
  dueFor: string | null;
  /** Set when a spam check tripped */
  quarantine: string | null;
  /** Id of the request of the same kind before, where the same person seems to have sent it again */
  repeatOf: string | null;
  /** Id of the request of the same person that this one is worked on with */
  mergedInto: string | null;
  /** Raised by every change */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** One answer of the person. */
export interface Answer {
  /** Wire name of the field */
  field: string;
  label: string;
  /** As it is shown, with unit; 'nicht angegeben' where nothing was said */
  text: string;
  /** As it is stored */
  value: string | number | boolean | null;
}
