import 'server-only';
import { z } from 'zod';
import { formatMoment } from '@/lib/platform/format/date';
import { placeName } from '@/lib/places/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { findConversation } from '@/lib/subjects/conversation/repository';
import { findSubject } from '@/lib/subjects/repository';
import { SUBJECT_TITLES } from '@/lib/subjects/titles';
import { aboutSubject } from './about-subject';
import type { Composition } from './composition';
import { absolute } from './link';

/** Tells the office that something has come in. Who it is from is read in the back-office alone. */
export const officeNotice: Composition = async (message) => {
  const subject = await findSubject(message);
  if (!subject) return null;
  const { subjectType, postalCode, createdAt } = subject;
  const place = postalCode && [postalCode, placeName(postalCode)].filter(Boolean).join(' ');
  const conversation = await findConversation(message);
  return {
    template: 'office-notice',
    data: {
      title: SUBJECT_TITLES[subjectType],
      place: place || undefined,
      received: formatMoment(createdAt),
      hasConversation: conversation !== undefined,
      link: absolute(employeeRoutes.dashboard),
    },
  };
};

const reply = z.object({ subject: z.string(), text: z.string(), employee: z.string() });

/** What an employee answers. */
export const employeeReply = aboutSubject(({ name }, { link }, { payload }) => ({
  template: 'reply',
  data: { name, ...reply.parse(payload), link },
}));
