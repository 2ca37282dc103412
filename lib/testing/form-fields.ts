import type { z } from 'zod';
import { fieldErrors } from '@/lib/platform/validation/fields';

export const CONTROL = 'Bitte unsichtbare Steuerzeichen aus diesem Feld entfernen';
export const tooLong = (max: number) => `Bitte den Text auf höchstens ${max} Zeichen kürzen`;

/** What the schema of a form makes of a valid body in which one field was changed. */
export function formFields(
  schema: z.ZodType<object>,
  body: (changes: Record<string, unknown>) => Record<string, unknown>,
) {
  return {
    shownFor: (field: string, value: unknown) => {
      const { error } = schema.safeParse(body({ [field]: value }));
      return error ? fieldErrors(error) : {};
    },
    parsed: (field: string, value: unknown) => {
      const output = schema.parse(body({ [field]: value })) as Record<string, unknown>;
      return output[field];
    },
  };
}
