import { z } from 'zod';
import { optionalAgreement } from '@/lib/platform/validation/fields';
import { CONTACT_CHANNELS, CONTACT_TIMES } from './contact-wish';

const CHANNEL = 'Bitte wählen Sie, wie wir Sie erreichen dürfen';
const TIMES = 'Bitte wählen Sie Zeiten aus der Liste';

export const contactWishSchema = z
  .object({
    channel: z.enum(
      CONTACT_CHANNELS.map(({ value }) => value),
      { error: CHANNEL },
    ),
    times: z
      .array(
        z.enum(
          CONTACT_TIMES.map(({ value }) => value),
          { error: TIMES },
        ),
        { error: TIMES },
      )
      .max(CONTACT_TIMES.length, { error: TIMES })
      .transform((times) => [...new Set(times)])
      .default([]),
    doNotCall: optionalAgreement('Bitte antworten Sie mit Ja oder Nein'),
  })
  .refine(({ channel, doNotCall }) => !(doNotCall && channel === 'phone'), {
    path: ['channel'],
    error: 'Sie möchten nicht angerufen werden. Bitte wählen Sie einen anderen Weg',
  });
