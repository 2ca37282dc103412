import { AnswerTurn } from './answer-turn';
import type { ConversationEntry } from './entry';
import { FailureTurn } from './failure-turn';
import { QuestionTurn } from './question-turn';

interface EntryTurnProps {
  entry: ConversationEntry;
  /** Asks again, where the entry is the last one */
  onRetry?: () => void;
}

/** A part of the conversation on the page. */
export function EntryTurn({ entry, onRetry }: EntryTurnProps) {
  if (entry.kind === 'question') return <QuestionTurn {...entry} />;
  if (entry.kind === 'answer') return <AnswerTurn answer={entry} />;
  return <FailureTurn failure={entry} onRetry={onRetry} />;
}
