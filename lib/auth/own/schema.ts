import { z } from 'zod';
import { codeSchema, passkeyNameSchema } from '../factors/schema';
import { MAX_PASSWORD } from '../schema';

/** Fewest characters of a password that an employee chooses. */
export const MIN_PASSWORD = 10;

const PRESENT = 'Bitte geben Sie Ihr jetziges Passwort ein';
const TOO_SHORT = `Das neue Passwort muss mindestens ${MIN_PASSWORD} Zeichen lang sein`;
const TOO_LONG = `Das neue Passwort darf höchstens ${MAX_PASSWORD} Zeichen lang sein`;
const REPEATED = 'Bitte wiederholen Sie das neue Passwort';

/** The password that one has, asked for once more. */
const present = z.string({ error: PRESENT }).min(1, PRESENT).max(MAX_PASSWORD, PRESENT);

/** A new password of one's own. What is the old one, or one's own name, is checked beside it. */
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

/** What shows once more that it is the owner who asks. */
export const presentSchema = z.object({ present });

export const codeFormSchema = z.object({ code: codeSchema });

export const newPasskeySchema = z.object({
  name: passkeyNameSchema,
  step: z.string({ error: 'Für einen Passkey wird JavaScript benötigt.' }),
});

export const passkeyFormSchema = z.object({ name: passkeyNameSchema });

/** 'others' leaves this one login. */
export const endingSchema = z.object({
  which: z.enum(['all', 'others'], { error: 'Bitte sagen Sie, welche Anmeldungen enden sollen' }),
});
