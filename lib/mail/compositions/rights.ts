import 'server-only';
import { z } from 'zod';
import { formatDate } from '@/lib/platform/format/date';
import { findSubject } from '@/lib/subjects/repository';
import { SUBJECT_TITLES } from '@/lib/subjects/titles';
import { SUBJECT_TYPES } from '@/lib/submissions/subject';
import { aboutSubject } from './about-subject';
import type { Composition } from './composition';
import { ownLink } from './link';

const requests = z.object({
  requests: z.array(z.object({ subjectType: z.enum(SUBJECT_TYPES), subjectId: z.string() })),
});

/** The links that somebody has asked for, one for each request under the address. */
export const newLink: Composition = async ({ id, payload, recipient }) => {
  const linked = [];
  for (const [index, reference] of requests.parse(payload).requests.entries()) {
    const subject = await findSubject(reference);
    if (!subject) continue;
    const { link, expires } = await ownLink(`${id}-${index}`, reference, recipient);
    const title = SUBJECT_TITLES[reference.subjectType];
    linked.push({ title, created: formatDate(subject.createdAt), link, expires });
  }
  const [first] = linked;
  if (!first) return null;
  return { template: 'new-link', data: { requests: linked, expires: first.expires } };
};

const withdrawal = z.object({
  wording: z.string(),
  withdrawn: z.string(),
  consequence: z.string(),
});

/** The receipt of a withdrawal. */
export const consentWithdrawn = aboutSubject(({ name }, { link }, { payload }) => ({
  template: 'consent-withdrawn',
  data: { name, ...withdrawal.parse(payload), link },
}));

const deletion = z.object({
  title: z.string(),
  created: z.string(),
  erased: z.string(),
  kept: z.array(z.string()),
});

/** The last mail: its request is gone, so all that it says was written down with it. */
export const deletionConfirmation: Composition = async ({ payload }) => ({
  template: 'deletion-confirmation',
  data: deletion.parse(payload),
});
