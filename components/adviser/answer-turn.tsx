import type { Answer } from './entry';
import { AnswerText } from './answer-text';
import { CopyButton } from './copy-button';
import { Sources } from './sources';
import { Turn } from './turn';

/** What the adviser answered, with its sources. */
export function AnswerTurn({ answer }: { answer: Answer }) {
  const { reply, isStopped } = answer;
  return (
    <Turn speaker="Antwort" className="mt-4">
      {reply.note && <p className="mb-3 text-base text-muted">{reply.note}</p>}
      <AnswerText text={reply.response} />
      {isStopped && <p className="mt-3 text-base text-muted">Hier haben Sie abgebrochen.</p>}
      <Sources sources={reply.sources} />
      <CopyButton reply={reply} />
    </Turn>
  );
}
