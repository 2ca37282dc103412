import type { StageId } from '@/lib/agents/stages';
import type { ContactWish } from '@/lib/requests/contact-wish/contact-wish';
import type { Expertise } from '@/lib/requests/expertise';
import type { Answer, Due } from '@/lib/requests/head';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import type { LeadClassId } from '@/lib/requests/leads/lead-class';
import type { SaleState } from '@/lib/requests/leads/qualification';
import type { Office } from '@/lib/requests/leads/sale-repository';
import type { NoRegionalValuation } from '@/lib/valuation/regional/outcome';

/** What the home may be worth at its place, beside the base formula, or why there is no figure. */
export type RegionalEstimate =
  | NoRegionalValuation
  | {
      isPossible: true;
      /** Whole euros */
      value: number;
      perSquareMetre: number;
      range: { from: number; to: number };
      /** What the range means, a sentence */
      rangeMeaning: string;
      /** 'hoch', 'mittel' or 'gering' */
      confidence: string;
      confidenceReasons: string[];
      /** '46 % höher' than the base formula */
      apart: string;
      /** Whether the two are more than 30 % apart */
      isFarApart: boolean;
      /** Why they differ, a sentence */
      difference: string;
      /** From the national median, which is the first, to the value; whole euros */
      steps: { label: string; text: string; euros: number }[];
      assumptions: string[];
      /** The data behind it */
      data: string;
    };

/** The class of a lead with its name and what it costs by itself. */
export interface ClassLabel {
  id: LeadClassId;
  name: string;
  /** Whole euros, without VAT */
  price: number;
}

/** Another request, as it is linked to. */
export interface OtherRequest {
  type: RequestKind;
  id: string;
  createdAt: Date;
}

/** What the lists show of a request that may be passed on. */
export interface LeadBadge {
  state: SaleState;
  class: ClassLabel;
  endsAt: Date;
  /** Whole euros */
  value?: number;
}

/** A request on its way to an office, with everything that the dialog shows of it. */
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
  /** What the rules make of it, also where an employee has set another class */
  byRule: ClassLabel;
  reasons: { label: string; text: string }[];
  /** What is missing to Premium A+ */
  missing: string[];
  /** Set instead of the rules: why, by whom */
  set?: { reason: string; by: string; at: Date };
  /** What the person said of ownership and intention */
  words?: string;
  joinedTo?: OtherRequest;
  /** What it resembles without proof that it is the same person's; the other request may be deleted */
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
  /** Offices that can be offered it, with what they have left */
  offices: Office[];
}

/** A request as the lists of the back-office show it. */
export interface RequestCard {
  type: RequestKind;
  id: string;
  /** Raised by every change; a change carries the one that it was made on */
  version: number;
  status: string;
  createdAt: Date;
  updatedAt: Date;
  /** The person's name; none where the form asks for a number alone */
  name?: string;
  phone?: string;
  email?: string;
  /** What it is about, e.g. 'Einfamilienhaus · 120 m² · 10115 Berlin' or the start of a message */
  summary: string;
  /** '26122 Oldenburg', or the area of an office; nothing where none was asked for */
  place?: string;
  /** What the home may be worth, as one figure; whole euros */
  value?: number;
  /** By the base formula, whole euros */
  estimate?: { value: number; perSquareMetre?: number };
  regional?: RegionalEstimate;
  due?: Due;
  assignee?: { id: number; name: string };
  /** How the person wants to be reached, shown before every number */
  wish?: ContactWish;
  /** Whether another request with this address or number, not proven to be the person's, asks for no calls */
  isCallDoubtful?: boolean;
  /** Set when a spam check tripped */
  quarantine?: string;
  /** How many others the same person has sent */
  others: number;
  /** Whether it is worked on together with another one of the same person */
  isMerged: boolean;
  /** Id of the request of the same kind before, where the same person seems to have sent it again */
  repeatOf?: string;
  /** On its way to an office: class and clock */
  sale?: LeadBadge;
}

export interface HistoryEntry {
  id: string;
  at: Date;
  /** 'Karin Beispiel', 'Absender' (whoever sent the form), 'System' */
  who: string;
  /** A German sentence or phrase without a full stop */
  what: string;
  /** Which other request of the person it is about; none where it is about the one that is open */
  about?: string;
  /** What was written, before and after, where that is of use */
  details: { term: string; text: string }[];
}

export interface SentMail {
  id: string;
  title: string;
  recipient: string;
  /** Which other request of the person it is about; none where it is about the one that is open */
  about?: string;
  /** German words for the state of the delivery */
  state: string;
  at: Date;
}

export interface ArrangedAppointment {
  id: string;
  startsAt: Date;
  minutes: number;
  place: string;
  note?: string;
  /** Whether it has begun: it can no longer be moved or called off */
  isOver: boolean;
}

/** Another request of the same person, as the dialog lists it. */
export interface PersonsRequest extends OtherRequest {
  status: string;
  due?: Due;
  /** Whether it is worked on together with the one that is open */
  isMerged: boolean;
}

/** A request with everything that the dialog shows. */
export interface RequestDetail extends RequestCard {
  /** What else the same person has sent, newest first */
  persons: PersonsRequest[];
  /** The request that it is worked on with, if there is one */
  main?: OtherRequest;
  /** When the person confirmed to receive mails at `email` */
  emailConfirmedAt?: Date;
  /** Of what its owner permits: to be passed on to an agent's office; none where that is no question */
  permission?: { givenAt?: Date; withdrawnAt?: Date };
  /** How far it has come on its way to an office, once that is permitted */
  lead?: LeadDetail;
  /** In ten digits, spaced, where the request has one */
  reference?: string;
  facts: Answer[];
  /** With the adviser, where the person has sent it along */
  conversation?: string;
  /** What an employee wrote down: 'notes', or 'response' for messages */
  note: string;
  /** What an employee holds the home to be worth, beside the estimate */
  expert?: Expertise;
  appointment?: ArrangedAppointment;
  mails: SentMail[];
  /** Newest first */
  history: HistoryEntry[];
}
