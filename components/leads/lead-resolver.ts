import { schemaResolver } from '@/components/forms/schema-resolver';
import type { LeadFormValues } from '@/lib/leads/form';
import { leadSchema } from '@/lib/leads/schema';

/** The form's rules, in a file of its own so that they can be fetched on demand. */
export const leadResolver = schemaResolver<LeadFormValues>(leadSchema);
