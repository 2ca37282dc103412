'use client';

import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { CharacterCount } from '@/components/forms/character-count';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/input';
import { MACHINE_NOTICE, MAX_CHAT_MESSAGE } from '@/lib/adviser/constants';
import { routes } from '@/lib/routes';
import { type ConversationState, type ConversationStore, loadAsk } from './conversation-store';
import { QUESTION, useArrival } from './arrival';
import { lastQuestion } from './entry';
import { QUIET_BUTTON } from './turn';

/** On touch screens the keyboard would open and cover the answer. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

function useQuestionFocus(field: RefObject<HTMLElement | null>, isWriting: boolean) {
  const wasWriting = useRef(false);
  useEffect(() => {
    const isOver = wasWriting.current && !isWriting;
    wasWriting.current = isWriting;
    if (!isOver || document.activeElement !== document.body || isTouch()) return;
    field.current?.focus({ preventScroll: true });
  }, [field, isWriting]);
}

/** Milliseconds in which a second press still belongs to the one that sent the question. */
const DOUBLE_PRESS = 500;

function StopButton({ onStop }: { onStop: () => void }) {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return (
    <Button
      variant="outline"
      width="narrow"
      className="min-h-13.5 min-w-28"
      aria-label="Antwort abbrechen"
      onClick={() => {
        if (performance.now() - shownAt.current > DOUBLE_PRESS) onStop();
      }}
    >
      Abbrechen
    </Button>
  );
}

const NOTICE = `${QUESTION}-hinweis`;
const LINE = 24;
const MOST_ROWS = 4;

interface ComposerProps {
  conversation: ConversationState;
  store: ConversationStore;
}

/** Enter sends, but not within a word that is still being composed. */
const isSending = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

/** For browsers that do not grow the field. */
function rowsFor(text: string): number {
  const lines = text.split('\n').map((line) => 1 + Math.floor(line.length / LINE));
  return Math.min(
    MOST_ROWS,
    lines.reduce((sum, count) => sum + count, 0),
  );
}

function useKeptQuestion(
  field: RefObject<HTMLTextAreaElement | null>,
  { entries, writing }: ConversationState,
  show: (text: string) => void,
) {
  const question = lastQuestion(entries)?.text;
  const failure = entries.at(-1)?.kind === 'failure' ? entries.at(-1)?.id : undefined;
  const isWriting = writing !== undefined;
  const shown = useRef({ failure: undefined as number | undefined, isWriting: false });
  useEffect(() => {
    const before = shown.current;
    shown.current = { failure, isWriting };
    const typed = field.current?.value.trim();
    if (!question) return;
    if (isWriting && !before.isWriting && typed === question) show('');
    if (failure !== undefined && failure !== before.failure && !typed) show(question);
  }, [failure, field, isWriting, question, show]);
}

export function Composer({ conversation, store }: ComposerProps) {
  const { entries, writing, discarded } = conversation;
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const show = useCallback((text: string) => {
    // The browser holds the text, also before React is ready.
    if (field.current) field.current.value = text;
    setTyped(text);
  }, []);
  useKeptQuestion(field, conversation, show);
  useArrival(field, store.send, show);
  useQuestionFocus(field, writing !== undefined);

  const send = () => {
    const text = field.current?.value ?? '';
    if (!store.send(text) && !writing) field.current?.focus();
  };

  return (
    <form
      aria-label="Frage stellen"
      action={routes.advice}
      className="adviser-composer js-only sticky bottom-0 z-1 print:hidden mt-auto border-t-2 border-ink bg-paper pt-2 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex min-h-11 items-center justify-between gap-4">
        <label htmlFor={QUESTION} className="font-semibold">
          Ihre Frage
        </label>
        {entries.length > 0 && (
          <button key="other" type="button" className={QUIET_BUTTON} onClick={store.restart}>
            Neues Gespräch
          </button>
        )}
        {entries.length === 0 && discarded && (
          <button key="other" type="button" className={QUIET_BUTTON} onClick={store.undo}>
            Gespräch zurückholen
          </button>
        )}
      </div>
      <div className="mt-1 flex items-end gap-2">
        <Textarea
          ref={field}
          id={QUESTION}
          name={QUESTION}
          rows={rowsFor(typed)}
          disabled={writing !== undefined}
          aria-describedby={NOTICE}
          autoComplete="off"
          enterKeyHint="send"
          className="field-sizing-content max-h-40 min-w-0 grow resize-none disabled:border-line disabled:bg-paper"
          onFocus={() => void loadAsk().catch(() => {})}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (!isSending(event)) return;
            event.preventDefault();
            send();
          }}
        />
        {writing ? (
          <StopButton onStop={store.stop} />
        ) : (
          <Button type="submit" width="narrow" className="min-h-13.5 min-w-28">
            Senden
          </Button>
        )}
      </div>
      <CharacterCount value={typed} max={MAX_CHAT_MESSAGE} />
      <p id={NOTICE} className="mt-1.5 text-sm leading-snug text-muted">
        {MACHINE_NOTICE}
      </p>
    </form>
  );
}
