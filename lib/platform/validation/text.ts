import { z } from 'zod';
import { FORBIDDEN_IN_LINE, FORBIDDEN_IN_TEXT } from './control-characters';

/** Such as the zero-width space. */
const INVISIBLE = /\p{Cf}/gu;

const CONTROL_MESSAGE = 'Bitte unsichtbare Steuerzeichen aus diesem Feld entfernen';

interface TextOptions {
  min?: number;
  max: number;
  message: string;
  multiline?: boolean;
}

/**
 * Limits in characters. Postgres cannot store NUL; other control characters can mislead readers.
 */
export function text({ min = 0, max, message, multiline = false }: TextOptions) {
  const forbidden = multiline ? FORBIDDEN_IN_TEXT : FORBIDDEN_IN_LINE;
  return z
    .string({ error: message })
    .max(max, { error: `Bitte den Text auf höchstens ${max} Zeichen kürzen`, abort: true })
    .trim()
    .refine((value) => value.isWellFormed() && !forbidden.test(value), {
      error: CONTROL_MESSAGE,
      abort: true,
    })
    .refine((value) => [...value.replace(INVISIBLE, '')].length >= min, { error: message });
}

/** Empty text, `null` and a missing field become `undefined`. */
export function optionalText(options: Omit<TextOptions, 'min'>) {
  return text(options)
    .nullish()
    .transform((value) => value || undefined);
}
