import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import '@/lib/validation/without-eval';
import type { CallbackFormValues } from '@/lib/requests/callback/form';
import { callbackSchema } from '@/lib/requests/callback/schema';

/** The form's rules for react-hook-form; it hands on the answers as typed. */
export const callbackResolver = zodResolver(callbackSchema, undefined, {
  raw: true,
}) as unknown as Resolver<CallbackFormValues>;
