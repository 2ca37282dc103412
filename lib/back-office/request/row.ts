import type { SubjectType } from '@/lib/submissions/subject';

/** A stored request of any kind in one shape; `null` where a form does not ask, or nobody answered. */
export interface RequestRow {
  type: SubjectType;
  id: string;
  version: number;
  status: string;
  /** Set when a spam check tripped */
  quarantine: string | null;
  createdAt: Date;
  updatedAt: Date;
  dueAt: Date | null;
  dueFor: string | null;
  /** Id of an employee */
  assignedTo: number | null;
  /** What employees wrote down: 'notes', or 'response' for messages */
  note: string | null;

  name: string | null;
  email: string | null;
  phone: string | null;
  propertyType: string | null;
  postalCode: string | null;
  city: string | null;
  /** m² */
  area: number | null;
  yearBuilt: number | null;
  rooms: number | null;
  condition: string | null;
  timeline: string | null;
  /** What the person wrote in words of their own */
  remark: string | null;
  partnerConsent: boolean | null;
  /** Id of the request before, where the same person seems to have sent this one again */
  repeatOf: string | null;

  source: string | null;
  /** Start of the half hour that was chosen for a call */
  preferredTime: Date | null;

  office: string | null;
  package: string | null;
  postalArea: string | null;

  /** Ten digits */
  reference: string | null;
  /** Whole euros */
  estimatedValue: number | null;
  expertValue: number | null;
  expertReason: string | null;
  expertBy: number | null;
  expertAt: Date | null;
}

type Common =
  | 'type'
  | 'id'
  | 'version'
  | 'status'
  | 'quarantine'
  | 'createdAt'
  | 'updatedAt'
  | 'dueAt'
  | 'dueFor'
  | 'assignedTo'
  | 'note';

/** What is filled in by the forms that ask for it. */
export const EMPTY_DETAILS: Omit<RequestRow, Common> = {
  name: null,
  email: null,
  phone: null,
  propertyType: null,
  postalCode: null,
  city: null,
  area: null,
  yearBuilt: null,
  rooms: null,
  condition: null,
  timeline: null,
  remark: null,
  partnerConsent: null,
  repeatOf: null,
  source: null,
  preferredTime: null,
  office: null,
  package: null,
  postalArea: null,
  reference: null,
  estimatedValue: null,
  expertValue: null,
  expertReason: null,
  expertBy: null,
  expertAt: null,
};
