import type { StageId } from '@/lib/agents/stages';
import type { ContactWish } from '@/lib/requests/contact-wish/contact-wish';
import type { Expertise } from '@/lib/requests/expertise';
import type { Answer, Due } from '@/lib/requests/head';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import type { LeadClassId } from '@/lib/requests/leads/lead-class';
import type { SaleState } from '@/lib/requests/leads/qualification';
import type { Office } from '@/lib/requests/leads/sale-repository';
import type { NoRegionalValuation } from '@/lib/valuation/regional/outcome';

/** The regional value, or why there is none. */
export type RegionalEstimate =
  | NoRegionalValuation
  | {
      isPossible: true;
      /** Whole euros */
      value: number;
      perSquareMetre: number;
      range: { from: number; to: number };
      /** A sentence about the range */
      rangeMeaning: string;
      /** 'hoch', 'mittel' or 'gering' */
      confidence: string;
      confidenceReasons: string[];
      /** '46 % höher' than the base formula */
      apart: string;
      /** Whether the two are more than 30 % apart */
      isFarApart: boolean;
      /** A sentence about why they differ */
      difference: string;
      /** From the national median to the value; whole euros */
      steps: { label: string; text: string; euros: number }[];
      assumptions: string[];
      /** The source of the data */
      data: string;
    };

/** The class of a lead with name and single price. */
export interface ClassLabel {
  id: LeadClassId;
  name: string;
  /** Whole euros, without VAT */
  price: number;
}

/** A link to another request. */
export interface OtherRequest {
  type: RequestKind;
  id: string;
  createdAt: Date;
}

/** What the lists show of a lead. */
export interface LeadBadge {
  state: SaleState;
  class: ClassLabel;
  endsAt: Date;
  /** Whole euros */
  value?: number;
}

/** A lead as the dialog shows it. */
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
  /** The class by rule, even if an employee has set another one */
  byRule: ClassLabel;
  reasons: { label: string; text: string }[];
  /** What is missing for Premium A+ */
  missing: string[];
  /** Set instead of the rules: why, by whom */
  set?: { reason: string; by: string; at: Date };
  /** What the person said about ownership and intention */
  words?: string;
  joinedTo?: OtherRequest;
  /** A similar request, not proven to be the same person's; it may have been deleted */
  resembles?: { request?: OtherRequest; isStopped: boolean };
  joined: OtherRequest[];
  offers: {
    id: string;
    office: string;
    state: string;
    at: Date;
    endsAt: Date;
    isOpen: boolean;
    /** Of the certificate, once it was accepted */
    deliveryId?: string;
  }[];
  /** Offices that can be offered it, with their remaining leads */
  offices: Office[];
}

/** A request as the lists show it. */
export interface RequestCard {
  type: RequestKind;
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
  /** '26122 Oldenburg', or the area of an office */
  place?: string;
  /** Value of the home; whole euros */
  value?: number;
  /** By the base formula, whole euros */
  estimate?: { value: number; perSquareMetre?: number };
  regional?: RegionalEstimate;
  due?: Due;
  assignee?: { id: number; name: string };
  /** Shown before every number */
  wish?: ContactWish;
  /** Whether another request with this address or number, perhaps of another person, asks for no calls */
  isCallDoubtful?: boolean;
  /** Set when a spam check tripped */
  quarantine?: string;
  /** Number of other requests of the same person */
  others: number;
  /** Whether it is merged into another one */
  isMerged: boolean;
  /** Id of an earlier request that this one seems to repeat */
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
  /** The other request of the person that it is about; empty for the open one */
  about?: string;
  details: { term: string; text: string }[];
}

export interface SentMail {
  id: string;
  title: string;
  recipient: string;
  /** The other request of the person that it is about; empty for the open one */
  about?: string;
  /** In German */
  state: string;
  at: Date;
}

export interface ArrangedAppointment {
  id: string;
  startsAt: Date;
  minutes: number;
  place: string;
  note?: string;
  /** Whether it has begun and can no longer be moved or cancelled */
  isOver: boolean;
}

/** Another request of the same person, as the dialog lists it. */
export interface PersonsRequest extends OtherRequest {
  status: string;
  due?: Due;
  /** Whether it is merged into the open one */
  isMerged: boolean;
}

/** A request as the dialog shows it. */
export interface RequestDetail extends RequestCard {
  /** Other requests of the same person, newest first */
  persons: PersonsRequest[];
  /** The request that it is merged into */
  main?: OtherRequest;
  /** When the person confirmed `email` */
  emailConfirmedAt?: Date;
  /** The consent to pass it on to an office; missing for kinds without that question */
  permission?: { givenAt?: Date; withdrawnAt?: Date };
  /** Once its sale was permitted */
  lead?: LeadDetail;
  /** Ten digits, spaced */
  reference?: string;
  facts: Answer[];
  /** The conversation with the adviser that was sent along */
  conversation?: string;
  /** 'notes', or 'response' for messages */
  note: string;
  /** An employee's own value */
  expert?: Expertise;
  appointment?: ArrangedAppointment;
  mails: SentMail[];
  /** Newest first */
  history: HistoryEntry[];
}
