import 'server-only';
import { z } from 'zod';
import { formatDate } from '@/lib/platform/format/date';
import { findSubmission } from '@/lib/submissions/repository';
import { KINDS } from '@/lib/submissions/kinds/kinds';
import { aboutSubmission, type Composition, ownLink } from './composition';

/** Ids; mails queued by old versions hold objects. */
const requests = z.object({
  requests: z.array(
    z.union([z.string(), z.object({ subjectId: z.string() }).transform((one) => one.subjectId)]),
  ),
});

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
