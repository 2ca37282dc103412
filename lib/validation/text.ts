import { z } from 'zod';

/** Control characters, line and paragraph separators, and marks that turn the reading direction. */
const FORBIDDEN_IN_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** As above, but tabs and line breaks belong to a text of several lines. */
const FORBIDDEN_IN_TEXT = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/u;

/** Characters without a shape of their own, such as the zero-width space. */
const INVISIBLE = /\p{Cf}/gu;

const CONTROL_MESSAGE = 'Bitte unsichtbare Steuerzeichen aus diesem Feld entfernen';

interface TextOptions {
  min?: number;
  max: number;
  /** Shown when the text is missing or too short */
  message: string;
  multiline?: boolean;
}

/**
 * Text with its length limits in characters, trimmed. NUL and other control characters are refused:
 * Postgres cannot store them, and they can forge what an employee sees.
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

/** The same, or nothing: an empty text, `null` and a missing field all become `undefined`. */
export function optionalText(options: Omit<TextOptions, 'min'>) {
  return text(options)
    .nullish()
    .transform((value) => value || undefined);
}
