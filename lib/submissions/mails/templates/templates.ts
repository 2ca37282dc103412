import {
  addressConfirmation,
  callbackConfirmation,
  contactConfirmation,
  inquiryConfirmation,
  leadConfirmation,
  valuationConfirmation,
} from './confirmations';
import { AppointmentMail, AppointmentCancelledMail } from './appointments';
import { ConsentWithdrawnMail, DeletionConfirmationMail, NewLinkMail } from './rights';
import type { Letter } from './parts';
import {
  agencyLogin,
  leadDelivered,
  LeadOfferMail,
  leadStopped,
  leadWithdrawn,
  passedOn,
  invoiceIssued,
  orderAccepted,
  reclaimDecided,
  saleEnded,
} from './leads';
import { OfficeNoticeMail, reply } from './notices';
import { valuationDetailed } from './valuation-detailed';

/** By name in the outbox. */
export const TEMPLATES = {
  'valuation-confirmation': valuationConfirmation,
  'valuation-detailed': valuationDetailed,
  'lead-confirmation': leadConfirmation,
  'callback-confirmation': callbackConfirmation,
  'contact-confirmation': contactConfirmation,
  'inquiry-confirmation': inquiryConfirmation,
  'address-confirmation': addressConfirmation,
  reply,
  appointment: AppointmentMail,
  'appointment-cancelled': AppointmentCancelledMail,
  'office-notice': OfficeNoticeMail,
  'new-link': NewLinkMail,
  'consent-withdrawn': ConsentWithdrawnMail,
  'deletion-confirmation': DeletionConfirmationMail,
  'passed-on': passedOn,
  'sale-ended': saleEnded,
  'lead-offer': LeadOfferMail,
  'lead-delivered': leadDelivered,
  'lead-stopped': leadStopped,
  'lead-withdrawn': leadWithdrawn,
  'reclaim-decided': reclaimDecided,
  'invoice-issued': invoiceIssued,
  'order-accepted': orderAccepted,
  'agency-login': agencyLogin,
} satisfies Record<string, (data: never) => Letter>;

export type TemplateName = keyof typeof TEMPLATES;

export type MailData = { [T in TemplateName]: Parameters<(typeof TEMPLATES)[T]>[0] };
