import { APOLOGY, MAX_MESSAGE } from '@/lib/adviser/constants';
import type { Ask, Writing } from './ask';
import { keepConversation, loadConversation } from './conversation-memory';
import { type ConversationEntry, lastQuestion } from './entry';
import { chatRequest } from './past';
import { QuestionRefused } from './refused';

/** Said where an answer was on its way when the page was left. */
export const LOST = 'Die Antwort auf diese Frage ist nicht mehr angekommen.';
/** Said where a person ended an answer before anything of it was there. */
export const STOPPED = 'Sie haben die Antwort abgebrochen.';

export interface Conversation {
  entries: readonly ConversationEntry[];
  /** What has been written so far, while an answer is on its way */
  writing?: Writing;
  /** What 'Neues Gespräch' has taken away, until the next question is asked */
  discarded?: readonly ConversationEntry[];
  /** Whether anything has been asked since the page was opened */
  isUnderWay: boolean;
}

const NOTHING: Conversation = { entries: [], isUnderWay: false };

type NewEntry = ConversationEntry extends infer Entry
  ? Entry extends ConversationEntry
    ? Omit<Entry, 'id' | 'at'>
    : never
  : never;

/** A conversation with the adviser, kept in this tab. */
export interface ConversationStore {
  subscribe: (listener: () => void) => () => void;
  get: () => Conversation;
  /** What the server renders: nothing has been said */
  getInitial: () => Conversation;
  /** Asks a question; false where there is nothing to send, or an answer is on its way */
  send: (text: string) => boolean;
  stop: () => void;
  /** Asks the last question again, which was left without an answer */
  retry: () => void;
  /** Takes the conversation away */
  restart: () => void;
  /** Brings it back */
  undo: () => void;
  /** The page is left: the answer on its way is called off */
  leave: () => void;
}

/** Fetches what asks the server; a hand on the field already does. */
export const loadAsk = () => import('./ask').then(({ ask }) => ask);

const askServer: Ask = async (question, asking) => {
  const ask = await loadAsk();
  asking.signal.throwIfAborted();
  return ask(question, asking);
};

/** What was kept; a question whose answer did not arrive is marked as such. */
function load(): Conversation {
  const entries = loadConversation();
  const last = entries.at(-1);
  if (last?.kind !== 'question') return { ...NOTHING, entries };
  const lost: ConversationEntry = { kind: 'failure', id: last.id + 1, at: last.at, text: LOST };
  return { ...NOTHING, entries: [...entries, lost] };
}

/**
 * Makes the conversation of a page. It is read from the tab's memory when it is first looked at.
 * @param ask how a question is asked
 */
export function conversationStore(ask: Ask = askServer): ConversationStore {
  const listeners = new Set<() => void>();
  let state: Conversation | undefined;
  let asking: AbortController | undefined;

  const get = () => (state ??= load());
  const set = (next: Conversation) => {
    const isKept = next.entries !== state?.entries;
    state = next;
    if (isKept) keepConversation(next.entries);
    for (const listener of listeners) listener();
  };
  const withEntry = (entries: readonly ConversationEntry[], entry: NewEntry) => {
    const id = (entries.at(-1)?.id ?? 0) + 1;
    return [...entries, { ...entry, id, at: Date.now() } as ConversationEntry];
  };
  /** Ends the answer that is on its way with what stands in its place. */
  const settle = (entry: NewEntry) => {
    asking = undefined;
    set({ entries: withEntry(get().entries, entry), isUnderWay: true });
  };

  async function answer(question: string, before: readonly ConversationEntry[]) {
    const own = new AbortController();
    asking = own;
    const isCurrent = () => asking === own;
    try {
      const reply = await ask(chatRequest(question, before), {
        signal: own.signal,
        onWriting: (writing) => isCurrent() && set({ ...get(), writing }),
      });
      if (isCurrent()) settle({ kind: 'answer', reply });
    } catch (error) {
      const text = error instanceof QuestionRefused ? error.message : APOLOGY;
      if (isCurrent()) settle({ kind: 'failure', text });
    }
  }

  function send(typed: string): boolean {
    const text = typed.trim();
    if (!text || [...text].length > MAX_MESSAGE || asking) return false;
    const { entries } = get();
    const isAgain = entries.at(-1)?.kind === 'failure' && lastQuestion(entries)?.text === text;
    // Asked again, a question that failed stands there once.
    const before = isAgain ? entries.slice(0, -2) : entries;
    set({
      entries: withEntry(before, { kind: 'question', text }),
      writing: { text: '' },
      isUnderWay: true,
    });
    void answer(text, before);
    return true;
  }

  function stop() {
    if (!asking) return;
    asking.abort();
    const { text = '', note } = get().writing ?? {};
    if (!text.trim()) return settle({ kind: 'failure', text: STOPPED });
    const reply = { response: text, sources: [], mode: 'builtin' as const, note };
    settle({ kind: 'answer', reply, isStopped: true });
  }

  function leave() {
    asking?.abort();
    asking = undefined;
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    get,
    getInitial: () => NOTHING,
    send,
    stop,
    retry: () => {
      const { entries } = get();
      if (entries.at(-1)?.kind === 'failure') send(lastQuestion(entries)?.text ?? '');
    },
    restart: () => {
      leave();
      set({ entries: [], discarded: get().entries, isUnderWay: true });
    },
    undo: () => set({ entries: get().discarded ?? [], isUnderWay: true }),
    leave,
  };
}
