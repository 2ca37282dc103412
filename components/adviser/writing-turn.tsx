import { AnswerText } from './answer-text';
import type { Writing } from './ask';
import { Turn } from './turn';

/**
 * An answer while it is written. It stands beside the log: a screen reader is told the whole of it once
 * it is there. Nothing stands below the text, so that nothing moves while it grows.
 */
export function WritingTurn({ text, note }: Writing) {
  return (
    <div aria-busy="true" aria-live="off">
      <Turn speaker="Antwort wird geschrieben" className="mt-4">
        {note && <p className="mb-3 text-base text-muted">{note}</p>}
        {text ? (
          <AnswerText text={text} isGrowing />
        ) : (
          <span aria-hidden="true" className="mt-1 block h-6 w-1 animate-pulse bg-brick" />
        )}
      </Turn>
    </div>
  );
}
