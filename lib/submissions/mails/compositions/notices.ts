import 'server-only';
import { z } from 'zod';
import { formatMoment } from '@/lib/platform/format/date';
import { placeName } from '@/lib/platform/places/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { KINDS, conversationOf } from '@/lib/submissions/kinds/kinds';
import { aboutSubmission, absolute, type Composition } from './composition';

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
