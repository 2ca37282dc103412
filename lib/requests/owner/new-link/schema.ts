import { z } from 'zod';
import { email } from '@/lib/platform/validation/email';

/** Where a new link shall go. Messages are shown at the field as they stand. */
export const newLinkSchema = z.object(
  { email: email('Bitte geben Sie eine gültige E-Mail-Adresse ein') },
  { error: 'Bitte senden Sie die Angaben als Formular' },
);
