import { addressConfirmation } from './address-confirmation';
import { appointment } from './appointment';
import { appointmentCancelled } from './appointment-cancelled';
import { callbackConfirmation } from './callback-confirmation';
import { consentWithdrawn } from './consent-withdrawn';
import { contactConfirmation } from './contact-confirmation';
import { deletionConfirmation } from './deletion-confirmation';
import { inquiryConfirmation } from './inquiry-confirmation';
import { leadConfirmation } from './lead-confirmation';
import type { Letter } from './letter';
import { newLink } from './new-link';
import {
  agentLogin,
  leadDelivered,
  leadOffer,
  leadStopped,
  leadWithdrawn,
  reclaimDecided,
} from './office-letters';
import { officeNotice } from './office-notice';
import { passedOn } from './passed-on';
import { reply } from './reply';
import { valuationConfirmation } from './valuation-confirmation';
import { valuationDetailed } from './valuation-detailed';

/** Every mail of the portal, under the name by which the outbox files it. */
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

/** What each template needs. */
export type MailData = { [T in TemplateName]: Parameters<(typeof TEMPLATES)[T]>[0] };
