import type { z } from 'zod';
import { inquirySchema } from '@/lib/agents/inquiry/schema';
import { leadSchema } from '@/lib/leads/schema';
import { callbackSchema } from '@/lib/requests/callback/schema';
import { contactSchema } from '@/lib/requests/contact/schema';
import type { SubjectType } from '@/lib/submissions/subject';
import { valuationSchema } from '@/lib/valuation/schema';

/** What may be corrected: each form's own rules, without its consents and what is no statement. */
export const CORRECTIONS = {
  valuation: valuationSchema.omit({
    privacyConsent: true,
    contactConsent: true,
    marketingConsent: true,
  }),
  lead: leadSchema.omit({ partnerConsent: true }),
  callback: callbackSchema.omit({ preferredTime: true, source: true, conversation: true }),
  contact: contactSchema.omit({ conversation: true }),
  inquiry: inquirySchema,
} satisfies Record<SubjectType, z.ZodType<object>>;

/** The answers of a kind of request, checked. */
export type Corrected<Type extends SubjectType> = z.output<(typeof CORRECTIONS)[Type]>;
