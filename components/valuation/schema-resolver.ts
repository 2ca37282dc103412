import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import type { ValuationFormValues } from '@/lib/valuation/form';
import { valuationSchema } from '@/lib/valuation/schema';

// zod would try to build functions from text, which the page's policy forbids and reports.
z.config({ jitless: true });

/**
 * The form's rules for react-hook-form, in a file of its own so that it can be fetched on demand.
 * It hands on the answers as typed; the server turns them into numbers.
 */
export const valuationResolver = zodResolver(valuationSchema, undefined, {
  raw: true,
}) as unknown as Resolver<ValuationFormValues>;
