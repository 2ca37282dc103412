import type { Reply } from '@/lib/adviser/reply';

/** Its message is a sentence for the user. */
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
  isStopped?: true;
}

export interface FailureEntry extends Entry {
  kind: 'failure';
  text: string;
}

export type ConversationEntry = QuestionEntry | AnswerEntry | FailureEntry;

export function lastQuestion(entries: readonly ConversationEntry[]): QuestionEntry | undefined {
  return entries.findLast((entry) => entry.kind === 'question');
}
