import type { Answer, ConversationEntry } from './entry';
import { FailureTurn } from './failure-turn';
import { QuestionTurn } from './question-turn';
import { AnswerText } from './answer-text';
import { CopyButton } from './copy-button';
import { Sources } from './sources';
import { Turn } from './turn';

/** What the adviser answered, with its sources. */
function AnswerTurn({ answer }: { answer: Answer }) {
  const { reply, isStopped } = answer;
  return (
    <Turn speaker="Antwort" className="mt-4">
      {reply.note && <p className="mb-3 text-base text-muted">{reply.note}</p>}
      {reply.title && (
        <h3 className="mb-2 font-serif text-lg leading-snug font-semibold">{reply.title}</h3>
      )}
      <AnswerText text={reply.response} />
      {isStopped && <p className="mt-3 text-base text-muted">Hier haben Sie abgebrochen.</p>}
      <Sources sources={reply.sources} />
      <CopyButton reply={reply} />
    </Turn>
  );
}

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
