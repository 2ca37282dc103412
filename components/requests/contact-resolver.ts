import { schemaResolver } from '@/components/forms/schema-resolver';
import type { ContactFormValues } from '@/lib/requests/contact/form';
import { contactSchema } from '@/lib/requests/contact/schema';

/** The form's rules, in a file of its own so that they can be fetched on demand. */
export const contactResolver = schemaResolver<ContactFormValues>(contactSchema);
