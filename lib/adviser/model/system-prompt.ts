import 'server-only';
import { z } from 'zod';
import { readMarkdown } from '@/lib/read-content';

/** Written by the model when the passages hold no answer; the built-in adviser then replies. */
export const NO_ANSWER = 'KEINE-ANTWORT-IN-DEN-TEXTSTELLEN';

const { body } = readMarkdown('adviser/system-prompt.md', z.strictObject({ for: z.string() }));

/** @param canary a secret of this one answer: a text with it reveals the instructions */
export const systemPrompt = (canary: string): string =>
  body.replace('{noAnswer}', NO_ANSWER).replace('{canary}', canary);
