import type { CallbackDetails } from './kinds/callback';
import type { ContactDetails } from './kinds/contact';
import type { InquiryDetails } from './kinds/inquiry';
import type { LeadDetails } from './kinds/lead';
import type { ValuationDetails } from './kinds/valuation';
import type { RequestHead } from './head';
import type { RequestKind } from './reference';

/** What is stored of each kind beside what all requests have; `null` where nothing was said. */
export interface Details {
  valuation: ValuationDetails;
  lead: LeadDetails;
  callback: CallbackDetails;
  contact: ContactDetails;
  inquiry: InquiryDetails;
}

/** A stored request as everything reads it: back-office, 'Meine Anfrage', mails, PDFs. */
export type RequestOf<Kind extends RequestKind> = RequestHead & {
  kind: Kind;
  details: Details[Kind];
};

export type StoredRequest = { [Kind in RequestKind]: RequestOf<Kind> }[RequestKind];
