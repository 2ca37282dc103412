import 'server-only';
import { bare, wordsOf } from '@/lib/words/stem';
import type { Guard } from '../answers/guards';
import type { PropertyScope } from '../answers/answer';
import type { Running } from '../calculation/follow';

export interface Topic {
  question: string;
  title?: string;
  id?: string;
  guard?: Guard;
}

/** The state of a conversation, from the messages of the person alone. */
export interface Thread {
  said: readonly string[];
  scope?: PropertyScope;
  running?: Running;
  topic?: Topic;
}

export const BEGINNING: Thread = { said: [] };

export const aboutOf = ({ question, title = '' }: Topic) => `${title}\n${question}`;

/** 'Wo steht das?', 'Welcher Paragraf ist das?' */
const SOURCE =
  /\b(?:wo|wonach|worin) (?:genau )?(?:steht|stehen|finde ich|kann ich|ist|liest)\b.{0,25}\b(?:das|dies|nach|nachlesen|geregelt|geschrieben|es)\b|\b(?:welche[rsmn]?|was fur ein|nach welchem) (?:paragra\w*|gesetz|quelle|norm|vorschrift)|^(?:quellen?|paragra\w*|gesetz|beleg|rechtsgrundlage|fundstelle)$|\b(?:quelle|paragra\w*|rechtsgrundlage|gesetz) (?:dafur|dazu|davon|hierzu|bitte|nennen)\b|woher (?:wissen|weiss|weisst|haben|hast|hat) .{0,12}das/;

export function asksForSource(message: string): boolean {
  const text = bare(message);
  return wordsOf(message).length <= 8 && SOURCE.test(text);
}
