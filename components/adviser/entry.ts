import type { Reply } from '@/lib/adviser/reply';

/** The server refused the question, with a sentence for the user. */
export class QuestionRefused extends Error {}

interface Entry {
  id: number;
  /** Milliseconds since 1970 */
  at: number;
}

export interface QuestionEntry extends Entry {
  kind: 'question';
  text: string;
}

export interface AnswerEntry extends Entry {
  kind: 'answer';
  reply: Reply;
  /** Ended by the person before all of it was there */
  isStopped?: true;
}

/** Why a question was left without an answer, said in the answer's place. */
export interface FailureEntry extends Entry {
  kind: 'failure';
  text: string;
}

export type ConversationEntry = QuestionEntry | AnswerEntry | FailureEntry;

/** The question that was asked last. */
export function lastQuestion(entries: readonly ConversationEntry[]): QuestionEntry | undefined {
  return entries.findLast((entry) => entry.kind === 'question');
}
