import 'server-only';
import { z } from 'zod';
import { formatDayAndTime } from '@/lib/platform/format/date';
import { maskedPhone } from '@/lib/platform/format/phone';
import { contactedBy } from '@/lib/submissions/forms/callback/slots';
import { whenWeCall } from '@/lib/submissions/forms/callback/time-labels';
import { KINDS, type StoredSubmission, factsOf } from '@/lib/submissions/kinds/kinds';
import { formatReference } from '@/lib/submissions/reference';
import { aboutSubmission, listed } from './composition';

const fact = (submission: StoredSubmission, name: string) =>
  factsOf(submission).find(({ field }) => field === name);

const textOf = (submission: StoredSubmission, name: string) => fact(submission, name)?.text ?? '';

export const CONFIRMATIONS = {
  'valuation-confirmation': aboutSubmission(({ name, submission, link, expires }) => ({
    template: 'valuation-confirmation',
    data: { name, reference: formatReference(submission.reference ?? ''), link, expires },
  })),
  'lead-confirmation': aboutSubmission(
    ({ name, submission, link, expires, message: { payload } }) => ({
      template: 'lead-confirmation',
      data: {
        name,
        by: formatDayAndTime(contactedBy(submission.createdAt)),
        answers: listed(submission),
        partner: z.object({ partner: z.boolean() }).catch({ partner: false }).parse(payload)
          .partner,
        link,
        expires,
      },
    }),
  ),
  'callback-confirmation': aboutSubmission(({ name, submission, link }) => ({
    template: 'callback-confirmation',
    data: {
      name,
      when: whenWeCall(
        String(fact(submission, 'preferredTime')?.value ?? ''),
        submission.createdAt,
      ),
      phone: maskedPhone(submission.phone ?? ''),
      link,
    },
  })),
  'contact-confirmation': aboutSubmission(({ name, submission, link }) => ({
    template: 'contact-confirmation',
    data: { name, message: textOf(submission, 'message'), link },
  })),
  'inquiry-confirmation': aboutSubmission(({ name, submission, link }) => ({
    template: 'inquiry-confirmation',
    data: {
      name,
      office: textOf(submission, 'office'),
      packageName: textOf(submission, 'package'),
      answers: listed(submission),
      link,
    },
  })),
  'address-confirmation': aboutSubmission(({ name, submission, link, expires }) => ({
    template: 'address-confirmation',
    data: { name, title: KINDS[submission.kind].title, link, expires },
  })),
};
