import { z } from 'zod';
import { email } from '@/lib/platform/validation/fields';

/** Longer ones only cost time. */
export const MAX_PASSWORD = 256;

/** Addresses are stored and compared in lower case. */
export const loginSchema = z.object({
  email: email('Gültige E-Mail-Adresse erforderlich').transform((value) => value.toLowerCase()),
  password: z
    .string({ error: 'Passwort muss mindestens 6 Zeichen lang sein' })
    .min(6, 'Passwort muss mindestens 6 Zeichen lang sein')
    .max(MAX_PASSWORD, `Passwort darf höchstens ${MAX_PASSWORD} Zeichen lang sein`),
});
