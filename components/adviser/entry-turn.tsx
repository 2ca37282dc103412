import { useState, memo } from 'react';
import { Button } from '@/components/ui/button';
import { formatTimeOfDay } from '@/lib/platform/format/date';
import { cn } from '@/lib/utils';
import { TextLink } from '@/components/ui/text-link';
import type { ReplySource, Reply } from '@/lib/adviser/reply';
import type { AnswerEntry, ConversationEntry, FailureEntry, QuestionEntry } from './entry';
import { Turn, QUIET_BUTTON } from './turn';
import { plainAnswer, type Inline, parseAnswer } from './answer-blocks';
import type { Writing } from './ask';

/** Outside the log, so that a screen reader reads the answer once it is complete. */
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

function Words({ content }: { content: Inline[] }) {
  return content.map(({ text, isBold }, index) =>
    isBold ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
  );
}

interface AnswerTextProps {
  text: string;
  isGrowing?: boolean;
}

const AnswerText = memo(function AnswerText({ text, isGrowing }: AnswerTextProps) {
  return (
    <div className="space-y-3 text-lg leading-relaxed wrap-anywhere">
      {parseAnswer(text, isGrowing).map((block, index) =>
        block.kind === 'paragraph' ? (
          <p key={index}>
            <Words content={block.content} />
          </p>
        ) : (
          <ul key={index} className="list-disc space-y-1.5 pl-5 marker:text-brick">
            {block.items.map((item, position) => (
              <li key={position}>
                <Words content={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
});

const COPY = 'Antwort kopieren';
const COPIED = 'Kopiert';
const NOT_COPIED = 'Der Browser erlaubt das Kopieren nicht';

function copiedText({ response, sources }: Reply): string {
  const named = sources.map(({ title, url }) => `${title}: ${new URL(url, location.origin).href}`);
  const answer = plainAnswer(response);
  return named.length > 0 ? `${answer}\n\nAus dem Ratgeber:\n${named.join('\n')}` : answer;
}

function CopyButton({ reply }: { reply: Reply }) {
  const [message, setMessage] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copiedText(reply));
      setMessage(COPIED);
    } catch {
      setMessage(NOT_COPIED);
    }
  };
  return (
    <>
      <button
        type="button"
        // The log would read the new label aloud as part of the conversation.
        aria-live="off"
        className={QUIET_BUTTON}
        onClick={() => void copy()}
        onBlur={() => setMessage(undefined)}
      >
        {message ?? COPY}
      </button>
      <span role="status" className="sr-only">
        {message}
      </span>
    </>
  );
}

function Sources({ sources }: { sources: readonly ReplySource[] }) {
  if (sources.length === 0) return null;
  return (
    <div className="mt-4 border-l-2 border-brick pl-4 text-base">
      <p className="text-muted">Aus dem Ratgeber:</p>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <TextLink href={url} className="inline-block py-1 wrap-anywhere hover:no-underline">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const LONG = 160;

function QuestionTurn({ text, at }: QuestionEntry) {
  const time = new Date(at);
  return (
    <Turn
      isOpening
      className="mt-9"
      speaker={
        <>
          Sie
          <span className="sm:hidden">, </span>
          <time dateTime={time.toISOString()} className="sm:block">
            {formatTimeOfDay(time)}
          </time>
        </>
      }
    >
      <h2
        data-question
        className={cn(
          'whitespace-pre-line wrap-anywhere',
          text.length > LONG ? 'text-lg leading-snug' : 'text-2xl',
        )}
      >
        {text}
      </h2>
    </Turn>
  );
}

function FailureTurn({ failure, onRetry }: { failure: FailureEntry; onRetry?: () => void }) {
  return (
    <Turn speaker="Antwort" className="mt-4">
      <p className="text-lg leading-relaxed">{failure.text}</p>
      {onRetry && (
        <Button variant="outline" className="mt-4" onClick={onRetry}>
          Noch einmal versuchen
        </Button>
      )}
    </Turn>
  );
}

function AnswerTurn({ answer }: { answer: AnswerEntry }) {
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

export function EntryTurn({ entry, onRetry }: { entry: ConversationEntry; onRetry?: () => void }) {
  if (entry.kind === 'question') return <QuestionTurn {...entry} />;
  if (entry.kind === 'answer') return <AnswerTurn answer={entry} />;
  return <FailureTurn failure={entry} onRetry={onRetry} />;
}
