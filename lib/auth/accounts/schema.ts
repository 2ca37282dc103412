import { z } from 'zod';
import { text } from '@/lib/platform/validation/text';
import { ROLES } from '../employee';
import { loginSchema } from '../schema';

const name = text({ min: 1, max: 100, message: 'Bitte geben Sie einen Namen ein' });
const role = z.enum(ROLES, { error: 'Bitte wählen Sie eine Rolle' });

/** Somebody who shall work for the portal. */
export const newMemberSchema = z.object({ name, email: loginSchema.shape.email, role });

/** What is changed of an account, on which version of it; without one it holds in any case. */
export const memberSchema = z.object({
  name,
  role,
  version: z.coerce.number().int().optional().catch(undefined),
});
