import { MAX_MESSAGE } from '@/lib/adviser/constants';
import type { ConversationEntry } from './entry';
import { readReply } from './read-reply';

/** Where the browser keeps the conversation until the tab is closed. */
export const CONVERSATION_KEY = 'wohnlotse.gespraech';

/** Entries that are kept; the oldest go first. */
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
  if (typeof text !== 'string' || !text || [...text].length > MAX_MESSAGE) return [];
  return [{ kind, id, at, text }];
}

/** The conversation of this tab; an empty one where nothing is kept or it cannot be read. */
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

/** Keeps the conversation; a browser that refuses loses it at the next load. */
export function keepConversation(entries: readonly ConversationEntry[]): void {
  try {
    if (entries.length === 0) sessionStorage.removeItem(CONVERSATION_KEY);
    else sessionStorage.setItem(CONVERSATION_KEY, JSON.stringify(entries.slice(-MAX_ENTRIES)));
  } catch {
    // It stays on the screen all the same.
  }
}
