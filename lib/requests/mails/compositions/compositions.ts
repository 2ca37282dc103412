import 'server-only';
import type { MailData } from '../templates/templates';
import { appointmentCancelled, appointmentInvitation } from './appointments';
import type { Composition } from './composition';
import { CONFIRMATIONS } from './confirmations';
import { detailedValuation } from './detailed-valuation';
import { employeeReply, officeNotice } from './notices';
import { consentWithdrawn, deletionConfirmation, newLink } from './rights';

/** How each mail is filled, by the name under which it stands in the outbox. */
export const COMPOSITIONS = {
  ...CONFIRMATIONS,
  'valuation-detailed': detailedValuation,
  'office-notice': officeNotice,
  reply: employeeReply,
  appointment: appointmentInvitation,
  'appointment-cancelled': appointmentCancelled,
  'new-link': newLink,
  'consent-withdrawn': consentWithdrawn,
  'deletion-confirmation': deletionConfirmation,
} satisfies Record<keyof MailData, Composition>;
