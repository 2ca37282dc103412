import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import '@/lib/validation/without-eval';
import type { LeadFormValues } from '@/lib/leads/form';
import { leadSchema } from '@/lib/leads/schema';

/** The form's rules for react-hook-form; it hands on the answers as typed. */
export const leadResolver = zodResolver(leadSchema, undefined, {
  raw: true,
}) as unknown as Resolver<LeadFormValues>;
