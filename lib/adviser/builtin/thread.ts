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
  /\b(?:wo|wonach|worin) (?:genau )?(?:steht|stehen|finde ich|kann ich|ist|liest)\b.{0,25}\b(?:das|dies|nach|nachlesen|geregelt|geschrieben|es)\b|\b(?:welche[rsmn]?|was fur ein|nach welchem) (?:paragra\w*|gesetz|quelle|norm|vorschrift)|^(?:quellen?|paragra\w*|gesetz|beleg|rechtsgrundlage|fundstelle)$|\b(?:quelle|paragra\w*|rechtsgrundlage|gesetz) (?:dafur|dazu|davon|hierzu|bitte|nennen)\b|woher (?:wissen|weisst|haben|hast) (?:sie|du|ihr) .{0,12}das\b/;

const ASKING =
  /\b(?:w(?:er|en|em|ie|ieviel|as|ann|o|oher|ohin|arum|ieso|eshalb|omit|oran)|welche[rsmn]?|muss|mussen|darf|durfen|kann|konnen|soll|sollen|sollte|brauch\w*|gibts?|lohnt|geht|reicht|zahlt|gilt|oder nicht)\b/;

/** 'Haus hab ich geerbt' only says what a question before or after it is about. */
export const asks = (message: string): boolean =>
  message.includes('?') || ASKING.test(bare(message));

export function asksForSource(message: string): boolean {
  const text = bare(message);
  return wordsOf(message).length <= 8 && SOURCE.test(text);
}
