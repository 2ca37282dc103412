import 'server-only';
import { z } from 'zod';
import { formatMoment, formatDate } from '@/lib/platform/format/date';
import { placeName } from '@/lib/platform/places/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { KINDS, conversationOf } from '@/lib/submissions/kinds/kinds';
import { aboutSubmission, absolute, type Composition, ownLink } from './composition';
import { findSubmission } from '@/lib/submissions/repository';

/** Must not identify the person. */
export const officeNotice: Composition = async (_, submission) => {
  if (!submission) return null;
  const { kind, details, createdAt } = submission;
  const postalCode = 'postalCode' in details && details.postalCode;
  const place = postalCode && [postalCode, placeName(postalCode)].filter(Boolean).join(' ');
  return {
    template: 'office-notice',
    data: {
      title: KINDS[kind].title,
      place: place || undefined,
      received: formatMoment(createdAt),
      hasConversation: conversationOf(submission) !== undefined,
      link: absolute(employeeRoutes.dashboard),
    },
  };
};

const reply = z.object({ subject: z.string(), text: z.string(), employee: z.string() });

export const employeeReply = aboutSubmission(({ name, link, message: { payload } }) => ({
  template: 'reply',
  data: { name, ...reply.parse(payload), link },
}));

const requests = z.object({ requests: z.array(z.string()) });

export const newLink: Composition = async ({ id, payload, recipient }) => {
  const linked = [];
  for (const [index, submissionId] of requests.parse(payload).requests.entries()) {
    const submission = await findSubmission(submissionId);
    const link = submission && (await ownLink(`${id}-${index}`, submission, recipient));
    if (!link) continue;
    const { title } = KINDS[submission.kind];
    linked.push({ title, created: formatDate(submission.createdAt), ...link });
  }
  const [first] = linked;
  if (!first) return null;
  return { template: 'new-link', data: { submissions: linked, expires: first.expires } };
};

const withdrawal = z.object({
  wording: z.string(),
  withdrawn: z.string(),
  consequence: z.string(),
});

export const consentWithdrawn = aboutSubmission(({ name, link, message: { payload } }) => ({
  template: 'consent-withdrawn',
  data: { name, ...withdrawal.parse(payload), link },
}));

const deletion = z.object({
  title: z.string(),
  created: z.string(),
  erased: z.string(),
  kept: z.array(z.string()),
});

/** The submission is deleted, so the payload holds everything. */
export const deletionConfirmation: Composition = async ({ payload }) => ({
  template: 'deletion-confirmation',
  data: deletion.parse(payload),
});
