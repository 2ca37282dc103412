import 'server-only';
import { z } from 'zod';
import { readYaml } from '@/lib/content/read';
import { textSchema } from './answers/answer';

const NAMES = [
  'purpose',
  'greeting',
  'howAreYou',
  'thanks',
  'goodbye',
  'machine',
  'help',
  'complaint',
  'goOn',
  'refusal',
  'callback',
  'person',
  'agree',
  'modelResting',
] as const;

type Name = (typeof NAMES)[number];

/** A sentence of its own, or the name of another in braces. */
const EMBEDDED = /\{([^{}]*)\}/g;
const isName = (word: string): word is Name => NAMES.some((name) => name === word);

const sentence = textSchema.refine(
  (text) => [...text.matchAll(EMBEDDED)].every(([, name = '']) => isName(name)),
  {
    error: 'there is no sentence of the name in braces',
  },
);

const READ = readYaml('adviser/sentences.yaml', z.record(z.enum(NAMES), sentence));

const filled = (text: string) =>
  text.replace(EMBEDDED, (_, name: string) => (isName(name) ? READ[name] : ''));

/** What the adviser says of itself, and where it has no passage to answer with. */
export const SENTENCES = Object.fromEntries(
  NAMES.map((name) => [name, filled(READ[name])]),
) as Record<Name, string>;
