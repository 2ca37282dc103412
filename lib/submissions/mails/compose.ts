import 'server-only';
import { letterhead } from '@/lib/letterhead';
import { filedUnder } from '@/lib/submissions/reference';
import { findSubmission } from '@/lib/submissions/repository';
import type { ClaimedMessage, MailUse } from '@/lib/platform/mail/repository';
import { purposeOf } from './purposes';
import type { OutgoingMail } from '@/lib/platform/mail/transport';
import { appointmentCancelled, appointmentInvitation } from './compositions/appointments';
import type { Composition } from './compositions/composition';
import { CONFIRMATIONS } from './compositions/confirmations';
import { detailedValuation } from './compositions/detailed-valuation';
import {
  employeeReply,
  officeNotice,
  consentWithdrawn,
  deletionConfirmation,
  newLink,
} from './compositions/notices';
import { LEAD_MAILS } from './compositions/leads';
import { thread } from '@/lib/platform/jobs/thread';
import type { renderMail, MailData } from './templates/render-mail';

const COMPOSITIONS = {
  ...CONFIRMATIONS,
  'valuation-detailed': detailedValuation,
  'office-notice': officeNotice,
  reply: employeeReply,
  appointment: appointmentInvitation,
  'appointment-cancelled': appointmentCancelled,
  'new-link': newLink,
  'consent-withdrawn': consentWithdrawn,
  'deletion-confirmation': deletionConfirmation,
  ...LEAD_MAILS,
} satisfies Record<keyof MailData, Composition>;

export type ComposedMail = Pick<
  OutgoingMail,
  'subject' | 'html' | 'text' | 'attachments' | 'calendar'
> & {
  /** Overrides the queued address */
  to?: string;
  use?: MailUse;
};

/** On its own thread, because rendering is the most expensive part of a mail. */
export const mailRenderer = thread<{ renderMail: typeof renderMail }>(
  'lib/submissions/mails/templates/render-mail.tsx',
);

const isKnown = (template: string): template is keyof typeof COMPOSITIONS =>
  Object.hasOwn(COMPOSITIONS, template);

/** `null` if the submission was deleted or has another address. @throws Error for an unknown template */
export async function compose(message: ClaimedMessage): Promise<ComposedMail | null> {
  if (!isKnown(message.template)) throw new Error(`Unknown mail: ${message.template}`);
  const { submissionId } = message;
  const submission = submissionId ? await findSubmission(submissionId) : undefined;
  const composed = await COMPOSITIONS[message.template](message, submission);
  if (!composed) return null;
  const purpose = submission && purposeOf(message.template, submission.kind);
  const { template, data, attachments = [], calendar, to } = composed;
  const use = purpose && { ...filedUnder(submission), purpose };
  return {
    ...(await mailRenderer.run('renderMail', template, data, letterhead())),
    attachments,
    calendar,
    to,
    use,
  };
}
