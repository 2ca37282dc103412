import { APOLOGY, MAX_CHAT_MESSAGE } from '@/lib/adviser/constants';
import type { ChatInput } from '@/lib/adviser/schema';
import { storeText } from '@/lib/platform/stored-text';
import type { Ask, Writing } from './ask';
import { type ConversationEntry, lastQuestion, QuestionRefused } from './entry';
import { chatRequest } from './past';
import { readReply } from './read-reply';

export const CONVERSATION_KEY = 'wohnlotse.gespraech';

export const MAX_ENTRIES = 80;

function readEntry(stored: unknown): ConversationEntry[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { id, at, kind, text, reply, isStopped } = stored as Record<string, unknown>;
  if (typeof id !== 'number' || typeof at !== 'number') return [];
  if (kind === 'answer') {
    const read = readReply(reply);
    return read ? [{ kind, id, at, reply: read, ...(isStopped === true && { isStopped }) }] : [];
  }
  if (kind !== 'question' && kind !== 'failure') return [];
  if (typeof text !== 'string' || !text || [...text].length > MAX_CHAT_MESSAGE) return [];
  return [{ kind, id, at, text }];
}

export function loadConversation(): ConversationEntry[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(CONVERSATION_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const entries = stored.slice(-MAX_ENTRIES).flatMap(readEntry);
    const ids = new Set(entries.map(({ id }) => id));
    return ids.size === entries.length ? entries : [];
  } catch {
    return [];
  }
}

/** Where storage is blocked, the conversation is lost at the next load. */
export function keepConversation(entries: readonly ConversationEntry[]): void {
  const text = entries.length > 0 ? JSON.stringify(entries.slice(-MAX_ENTRIES)) : null;
  storeText('sessionStorage', CONVERSATION_KEY, text);
}

/** Shown if the page was left before the answer arrived. */
export const LOST = 'Die Antwort auf diese Frage ist nicht mehr angekommen.';
const STOPPED = 'Sie haben die Antwort abgebrochen.';

export interface ConversationState {
  entries: readonly ConversationEntry[];
  writing?: Writing;
  discarded?: readonly ConversationEntry[];
  isUnderWay: boolean;
}

const NOTHING: ConversationState = { entries: [], isUnderWay: false };

type NewEntry = ConversationEntry extends infer Entry
  ? Entry extends ConversationEntry
    ? Omit<Entry, 'id' | 'at'>
    : never
  : never;

export type ConversationStore = ReturnType<typeof conversationStore>;

export const loadAsk = () => import('./ask').then(({ ask }) => ask);

const askServer: Ask = async (question, asking) => {
  const ask = await loadAsk();
  asking.signal.throwIfAborted();
  return ask(question, asking);
};

function load(): ConversationState {
  const entries = loadConversation();
  const last = entries.at(-1);
  if (last?.kind !== 'question') return { ...NOTHING, entries };
  const lost: ConversationEntry = { kind: 'failure', id: last.id + 1, at: last.at, text: LOST };
  return { ...NOTHING, entries: [...entries, lost] };
}

export function conversationStore(ask: Ask = askServer) {
  const listeners = new Set<() => void>();
  let state: ConversationState | undefined;
  let asking: AbortController | undefined;

  const get = () => (state ??= load());
  const set = (next: ConversationState) => {
    const isKept = next.entries !== state?.entries;
    state = next;
    if (isKept) keepConversation(next.entries);
    for (const listener of listeners) listener();
  };
  const withEntry = (entries: readonly ConversationEntry[], entry: NewEntry) => {
    const id = (entries.at(-1)?.id ?? 0) + 1;
    return [...entries, { ...entry, id, at: Date.now() } as ConversationEntry];
  };
  const settle = (entry: NewEntry) => {
    asking = undefined;
    set({ entries: withEntry(get().entries, entry), isUnderWay: true });
  };

  async function answer(
    question: string,
    before: readonly ConversationEntry[],
    calculator: ChatInput['calculator'],
  ) {
    const own = new AbortController();
    asking = own;
    const isCurrent = () => asking === own;
    try {
      const reply = await ask(chatRequest(question, before, calculator), {
        signal: own.signal,
        onWriting: (writing) => isCurrent() && set({ ...get(), writing }),
      });
      if (isCurrent()) settle({ kind: 'answer', reply });
    } catch (error) {
      const text = error instanceof QuestionRefused ? error.message : APOLOGY;
      if (isCurrent()) settle({ kind: 'failure', text });
    }
  }

  function send(typed: string, calculator?: ChatInput['calculator']): boolean {
    const text = typed.trim();
    if (!text || [...text].length > MAX_CHAT_MESSAGE || asking) return false;
    const { entries } = get();
    const isAgain = entries.at(-1)?.kind === 'failure' && lastQuestion(entries)?.text === text;
    // A failed question that is asked again appears once.
    const before = isAgain ? entries.slice(0, -2) : entries;
    set({
      entries: withEntry(before, { kind: 'question', text }),
      writing: { text: '' },
      isUnderWay: true,
    });
    void answer(text, before, calculator);
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
    subscribe: (listener: () => void) => {
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
