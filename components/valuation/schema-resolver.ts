import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import '@/lib/validation/without-eval';
import type { ValuationFormValues } from '@/lib/valuation/form';
import { valuationSchema } from '@/lib/valuation/schema';

/**
 * The form's rules for react-hook-form, in a file of its own so that it can be fetched on demand.
 * It hands on the answers as typed; the server turns them into numbers.
 */
export const valuationResolver = zodResolver(valuationSchema, undefined, {
  raw: true,
}) as unknown as Resolver<ValuationFormValues>;
