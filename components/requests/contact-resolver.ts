import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import '@/lib/validation/without-eval';
import type { ContactFormValues } from '@/lib/requests/contact/form';
import { contactSchema } from '@/lib/requests/contact/schema';

/** The form's rules for react-hook-form; it hands on the answers as typed. */
export const contactResolver = zodResolver(contactSchema, undefined, {
  raw: true,
}) as unknown as Resolver<ContactFormValues>;
