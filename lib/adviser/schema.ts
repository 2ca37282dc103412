import { z } from 'zod';
import { text } from '@/lib/platform/validation/fields';
import { MAX_HISTORY, MAX_CHAT_MESSAGE, MAX_PAST_MESSAGE } from './constants';

const ROLES = ['user', 'assistant'] as const;

const past = z.object(
  {
    role: z.enum(ROLES, { error: 'Bitte als Rolle user oder assistant nennen' }),
    text: text({
      max: MAX_PAST_MESSAGE,
      message: 'Bitte den Verlauf als Text senden',
      multiline: true,
    }),
  },
  { error: 'Bitte jede Nachricht des Verlaufs mit Rolle und Text senden' },
);

export const CALCULATOR = 'Bitte Rechner und Angaben als Text senden';
/** Characters. */
const MAX_NAME = 60;
const MAX_ENTRY = 60;
const MAX_ENTRIES = 30;

export const chatSchema = z.object({
  message: text({
    min: 1,
    max: MAX_CHAT_MESSAGE,
    message: 'Bitte schreiben Sie eine Frage',
    multiline: true,
  }),
  history: z
    .array(past, { error: 'Bitte den Verlauf als Liste senden' })
    .max(MAX_HISTORY, `Bitte höchstens ${MAX_HISTORY} Nachrichten als Verlauf senden`)
    .optional(),
  /** A card that was filled in; its entries count, whatever the message says of them */
  calculator: z
    .object(
      {
        name: z.string({ error: CALCULATOR }).max(MAX_NAME, CALCULATOR),
        entries: z
          .record(z.string().max(MAX_NAME), z.string().max(MAX_ENTRY), { error: CALCULATOR })
          .refine((entries) => Object.keys(entries).length <= MAX_ENTRIES, CALCULATOR),
      },
      { error: CALCULATOR },
    )
    .optional(),
});

export type ChatInput = z.output<typeof chatSchema>;
export type PastMessage = NonNullable<ChatInput['history']>[number];
