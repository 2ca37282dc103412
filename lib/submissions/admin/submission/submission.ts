import type { StageId } from '@/lib/agencies/stages';
import type { ContactWish } from '@/lib/submissions/contact-wish/contact-wish';
import type { Expertise } from '@/lib/submissions/expertise';
import type { HeadAnswer, Due } from '@/lib/submissions/head';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';
import type { LeadClassId } from '@/lib/submissions/leads/lead-class';
import type { SaleState } from '@/lib/submissions/leads/qualification';
import type { CandidateAgency } from '@/lib/submissions/leads/sale-repository';
import type { CorrectionField } from '@/lib/submissions/owner/correction/fields';
import type { NoRegionalValuation } from '@/lib/valuation/regional/outcome';

export type RegionalEstimate =
  | NoRegionalValuation
  | {
      isPossible: true;
      /** Whole euros */
      value: number;
      perSquareMetre: number;
      range: { from: number; to: number };
      rangeMeaning: string;
      /** 'hoch', 'mittel' or 'gering' */
      confidence: string;
      confidenceReasons: string[];
      /** From the base formula, why */
      difference: string;
      /** From the national median to the value; whole euros */
      steps: { label: string; text: string; euros: number }[];
      assumptions: string[];
      data: string;
    };

export interface ClassLabel {
  id: LeadClassId;
  name: string;
  /** Whole euros, without VAT */
  price: number;
}

export interface OtherSubmission {
  type: SubmissionKind;
  id: string;
  createdAt: Date;
}

export interface LeadBadge {
  state: SaleState;
  class: ClassLabel;
  endsAt: Date;
  /** Whole euros */
  value?: number;
}

export interface LeadDetail extends LeadBadge {
  stages: {
    id: StageId;
    title: string;
    at?: Date;
    /** 'über das Formular', 'Link in der E-Mail', a name */
    by?: string;
  }[];
  /** The first stage that is missing; none once it is released */
  next?: StageId;
  /** '' once all stages before the release are reached */
  open: string;
  /** As the agency reads it */
  exception?: string;
  /** The class by rule, even if an employee has set another one */
  byRule: ClassLabel;
  reasons: { label: string; text: string }[];
  /** Questions about the home without an answer */
  gaps: CorrectionField[];
  /** What is missing for Premium A+ */
  missing: string[];
  /** By an employee, instead of the rules */
  set?: { reason: string; by: string; at: Date };
  /** What the person said about ownership and intention */
  words?: string;
  joinedTo?: OtherSubmission;
  /** A similar submission, not proven to be the same person's; it may have been deleted */
  resembles?: { submission?: OtherSubmission; isStopped: boolean };
  joined: OtherSubmission[];
  offers: {
    id: string;
    office: string;
    state: string;
    at: Date;
    endsAt: Date;
    isOpen: boolean;
    /** Once the offer was accepted */
    deliveryId?: string;
  }[];
  agencies: CandidateAgency[];
  /** What the rule does next */
  rule?: { office: string; at: Date };
  isByHand: boolean;
}

export interface SubmissionCard {
  type: SubmissionKind;
  id: string;
  /** Raised by every change; a change names the one that it is based on */
  version: number;
  status: string;
  createdAt: Date;
  updatedAt: Date;
  name?: string;
  phone?: string;
  email?: string;
  /** What it is about, e.g. 'Einfamilienhaus · 120 m² · 10115 Berlin' or the start of a message */
  summary: string;
  /** '26122 Oldenburg', or the area of an agency */
  place?: string;
  /** Whole euros */
  value?: number;
  /** By the base formula, whole euros */
  estimate?: { value: number; perSquareMetre?: number };
  regional?: RegionalEstimate;
  due?: Due;
  assignee?: { id: number; name: string };
  wish?: ContactWish;
  /** Whether another submission with this address or number, perhaps of another person, asks for no calls */
  isCallDoubtful?: boolean;
  quarantine?: string;
  /** Number of the person's other submissions */
  others: number;
  isMerged: boolean;
  /** Id of an earlier submission that this one seems to repeat */
  repeatOf?: string;
  sale?: LeadBadge;
}

export interface HistoryEntry {
  id: string;
  at: Date;
  /** 'Karin Beispiel', 'Absender' (the sender of the form) or 'System' */
  who: string;
  /** A German sentence or phrase without a full stop */
  what: string;
  /** Another submission of the person; empty for the open one */
  about?: string;
  details: { term: string; text: string }[];
}

export interface SentMail {
  id: string;
  title: string;
  recipient: string;
  about?: string;
  state: string;
  at: Date;
}

export interface ArrangedAppointment {
  id: string;
  startsAt: Date;
  minutes: number;
  place: string;
  note?: string;
  /** It has begun and can no longer be moved or cancelled */
  isOver: boolean;
}

export interface PersonsSubmission extends OtherSubmission {
  status: string;
  due?: Due;
  isMerged: boolean;
}

export interface SubmissionDetail extends SubmissionCard {
  /** Newest first */
  persons: PersonsSubmission[];
  /** The submission that it is merged into */
  main?: OtherSubmission;
  emailConfirmedAt?: Date;
  /** The consent to pass it on to an agency; missing for kinds without that question */
  permission?: { givenAt?: Date; withdrawnAt?: Date };
  /** Once its sale was permitted */
  lead?: LeadDetail;
  /** Ten digits, spaced */
  reference?: string;
  facts: HeadAnswer[];
  conversation?: string;
  /** 'notes', or 'response' for messages */
  note: string;
  expert?: Expertise;
  appointment?: ArrangedAppointment;
  mails: SentMail[];
  /** Newest first */
  history: HistoryEntry[];
}
