import type { Reply } from '@/lib/adviser/reply';

interface Entry {
  /** Counted up within a conversation */
  id: number;
  /** Milliseconds since 1970 */
  at: number;
}

/** What a person asked. */
export interface Question extends Entry {
  kind: 'question';
  text: string;
}

/** What the adviser answered. */
export interface Answer extends Entry {
  kind: 'answer';
  reply: Reply;
  /** Ended by the person before all of it was there */
  isStopped?: true;
}

/** Why a question was left without an answer, said in the answer's place. */
export interface Failure extends Entry {
  kind: 'failure';
  text: string;
}

/** A part of the conversation. */
export type ConversationEntry = Question | Answer | Failure;

/** The question that was asked last. */
export function lastQuestion(entries: readonly ConversationEntry[]): Question | undefined {
  return entries.findLast((entry) => entry.kind === 'question');
}
