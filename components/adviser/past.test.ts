import { MAX_HISTORY, MAX_PAST_MESSAGE } from '@/lib/adviser/constants';
import { chatSchema } from '@/lib/adviser/schema';
import type { Reply } from '@/lib/adviser/reply';
import type { ConversationEntry } from './entry';
import { chatRequest, MAX_TRANSCRIPT, transcript } from './past';

let id = 0;
const question = (text: string): ConversationEntry => ({ kind: 'question', id: ++id, at: 0, text });
const answer = (response: string, more: Partial<Reply> = {}): ConversationEntry => ({
  kind: 'answer',
  id: ++id,
  at: 0,
  reply: { response, sources: [], mode: 'builtin', ...more },
});
const failure = (): ConversationEntry => ({ kind: 'failure', id: ++id, at: 0, text: 'Leider' });

test('the first question goes alone', () => {
  expect(chatRequest('Guten Tag', [])).toEqual({ message: 'Guten Tag' });
});

test('what was said before goes along, without what failed', () => {
  const before = [question('Eins?'), answer('Ja.'), question('Zwei?'), failure()];
  expect(chatRequest('Drei?', before)).toEqual({
    message: 'Drei?',
    history: [
      { role: 'user', text: 'Eins?' },
      { role: 'assistant', text: 'Ja.' },
    ],
  });
});

test('a card that was filled in goes along', () => {
  const calculator = { name: 'erloes', entries: { price: '400000' } };
  expect(chatRequest('Erlös berechnen', [], calculator)).toEqual({
    message: 'Erlös berechnen',
    calculator,
  });
});

test('a long conversation goes along as far as the server takes it', () => {
  const long = `${'ä'.repeat(MAX_PAST_MESSAGE - 1)}😀`;
  const before = Array.from({ length: 20 }, () => [question('Frage?'), answer(long)]).flat();
  const request = chatRequest('Weiter?', before);
  expect(request.history).toHaveLength(MAX_HISTORY);
  expect(request.history?.[0]?.role).toBe('user');
  expect(chatSchema.safeParse(request).success).toBe(true);
});

test('the transcript names who said what, without marks', () => {
  expect(transcript([question('Eins?'), answer('**Ja.**'), question('Zwei?'), failure()])).toBe(
    'Sie: Eins?\n\nAntwort: Ja.',
  );
});

test('a transcript that is too long loses its beginning', () => {
  const before = Array.from({ length: 9 }, (_, index) => [
    question(`Frage ${index}?`),
    answer('x'.repeat(3000)),
  ]).flat();
  const text = transcript(before);
  expect(text.length).toBeLessThanOrEqual(MAX_TRANSCRIPT);
  expect(text.startsWith('Sie: Frage ')).toBe(true);
  expect(text).toContain('Frage 8?');
  expect(text).not.toContain('Frage 0?');
});
