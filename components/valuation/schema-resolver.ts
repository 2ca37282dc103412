import { schemaResolver } from '@/components/forms/schema-resolver';
import type { ValuationFormValues } from '@/lib/valuation/form';
import { valuationSchema } from '@/lib/valuation/schema';

/** The form's rules, in a file of its own so that they can be fetched on demand. */
export const valuationResolver = schemaResolver<ValuationFormValues>(valuationSchema);
