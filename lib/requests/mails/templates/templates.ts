import {
  addressConfirmation,
  callbackConfirmation,
  contactConfirmation,
  inquiryConfirmation,
  leadConfirmation,
  valuationConfirmation,
} from './confirmations';
import { appointment, appointmentCancelled } from './appointments';
import { consentWithdrawn, deletionConfirmation, newLink } from './rights';
import type { Letter } from './parts';
import {
  agentLogin,
  leadDelivered,
  leadOffer,
  leadStopped,
  leadWithdrawn,
  passedOn,
  reclaimDecided,
} from './leads';
import { officeNotice, reply } from './notices';
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
  appointment,
  'appointment-cancelled': appointmentCancelled,
  'office-notice': officeNotice,
  'new-link': newLink,
  'consent-withdrawn': consentWithdrawn,
  'deletion-confirmation': deletionConfirmation,
  'passed-on': passedOn,
  'lead-offer': leadOffer,
  'lead-delivered': leadDelivered,
  'lead-stopped': leadStopped,
  'lead-withdrawn': leadWithdrawn,
  'reclaim-decided': reclaimDecided,
  'agent-login': agentLogin,
} satisfies Record<string, (data: never) => Letter>;

export type TemplateName = keyof typeof TEMPLATES;

export type MailData = { [T in TemplateName]: Parameters<(typeof TEMPLATES)[T]>[0] };
