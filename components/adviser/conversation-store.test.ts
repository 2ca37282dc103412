import {
  CONVERSATION_KEY,
  keepConversation,
  loadConversation,
  MAX_ENTRIES,
} from './conversation-store';
import type { ConversationEntry } from './entry';

const question = (id: number, text = 'Was kostet ein Verkauf?'): ConversationEntry => ({
  kind: 'question',
  id,
  at: 1000 + id,
  text,
});
const answer = (id: number): ConversationEntry => ({
  kind: 'answer',
  id,
  at: 1000 + id,
  reply: { response: 'Wenig.', sources: [], mode: 'builtin', offers: [] },
});

const store = (value: unknown) =>
  sessionStorage.setItem(
    CONVERSATION_KEY,
    typeof value === 'string' ? value : JSON.stringify(value),
  );

test('a conversation comes back as it was', () => {
  const entries: ConversationEntry[] = [
    question(1),
    { ...answer(2), isStopped: true } as ConversationEntry,
    question(3),
    { kind: 'failure', id: 4, at: 5, text: 'Entschuldigung' },
  ];
  keepConversation(entries);
  expect(loadConversation()).toEqual(entries);
});

test('an empty one leaves nothing behind', () => {
  keepConversation([question(1)]);
  keepConversation([]);
  expect(sessionStorage).toHaveLength(0);
  expect(loadConversation()).toEqual([]);
});

test('only the newest entries are kept', () => {
  keepConversation(Array.from({ length: MAX_ENTRIES + 5 }, (_, index) => question(index)));
  const kept = loadConversation();
  expect(kept).toHaveLength(MAX_ENTRIES);
  expect(kept[0]?.id).toBe(5);
});

test.each(['{', 'null', '{"a":1}', '7', '[null, 3, "x", {}]'])(
  'what cannot be read is an empty conversation: %s',
  (value) => {
    store(value);
    expect(loadConversation()).toEqual([]);
  },
);

test.each([
  { ...question(2), text: 5 },
  { ...question(2), text: 'x'.repeat(2001) },
  { ...question(2), kind: 'order' },
  { ...question(2), at: 'gestern' },
  { ...answer(2), reply: { response: '' } },
])('an entry that is none is left out: %j', (entry) => {
  store([question(1), entry]);
  expect(loadConversation()).toEqual([question(1)]);
});

test('entries with the same number are no conversation of ours', () => {
  store([question(1), question(1)]);
  expect(loadConversation()).toEqual([]);
});

test('a browser that keeps nothing does not disturb', () => {
  const refusal = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepConversation([question(1)])).not.toThrow();
  refusal.mockRestore();
});
