import { z } from 'zod';
import { codeSchema, passkeyNameSchema } from '../factors/schema';
import { MAX_PASSWORD } from '../schema';

export const MIN_PASSWORD = 10;

const PRESENT = 'Bitte geben Sie Ihr jetziges Passwort ein';
const TOO_SHORT = `Das neue Passwort muss mindestens ${MIN_PASSWORD} Zeichen lang sein`;
const TOO_LONG = `Das neue Passwort darf höchstens ${MAX_PASSWORD} Zeichen lang sein`;
const REPEATED = 'Bitte wiederholen Sie das neue Passwort';

const present = z.string({ error: PRESENT }).min(1, PRESENT).max(MAX_PASSWORD, PRESENT);

/** That it differs from the old password and the own name is checked elsewhere. */
export const passwordSchema = z
  .object({
    present,
    password: z
      .string({ error: TOO_SHORT })
      .min(MIN_PASSWORD, TOO_SHORT)
      .max(MAX_PASSWORD, TOO_LONG),
    repeated: z.string({ error: REPEATED }),
  })
  .superRefine(({ present: old, password, repeated }, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (password === old)
      wrong('password', 'Das neue Passwort muss ein anderes sein als das jetzige');
    if (password !== repeated) wrong('repeated', 'Das ist nicht dasselbe wie das neue Passwort');
  });

export const presentSchema = z.object({ present });

export const codeFormSchema = z.object({ code: codeSchema });

export const newPasskeySchema = z.object({
  name: passkeyNameSchema,
  step: z.string({ error: 'Für einen Passkey wird JavaScript benötigt.' }),
});

export const passkeyFormSchema = z.object({ name: passkeyNameSchema });

export const endingSchema = z.object({
  which: z.enum(['all', 'others'], { error: 'Bitte sagen Sie, welche Anmeldungen enden sollen' }),
});
