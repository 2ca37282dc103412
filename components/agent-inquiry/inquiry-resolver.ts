import { schemaResolver } from '@/components/forms/schema-resolver';
import type { InquiryFormValues } from '@/lib/agents/inquiry/form';
import { inquirySchema } from '@/lib/agents/inquiry/schema';

/** The form's rules, in a file of its own so that they can be fetched on demand. */
export const inquiryResolver = schemaResolver<InquiryFormValues>(inquirySchema);
