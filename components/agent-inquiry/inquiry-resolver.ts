import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import '@/lib/validation/without-eval';
import type { InquiryFormValues } from '@/lib/agents/inquiry/form';
import { inquirySchema } from '@/lib/agents/inquiry/schema';

/** The form's rules for react-hook-form; it hands on the answers as typed. */
export const inquiryResolver = zodResolver(inquirySchema, undefined, {
  raw: true,
}) as unknown as Resolver<InquiryFormValues>;
