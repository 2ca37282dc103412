import { schemaResolver } from '@/components/forms/schema-resolver';
import type { CallbackFormValues } from '@/lib/requests/callback/form';
import { callbackSchema } from '@/lib/requests/callback/schema';

/** The form's rules, in a file of its own so that they can be fetched on demand. */
export const callbackResolver = schemaResolver<CallbackFormValues>(callbackSchema);
