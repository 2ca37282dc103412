import { fieldErrors } from '@/lib/platform/validation/fields';
import { z } from 'zod';
import { MAX_CONVERSATION, sendableConversation } from './conversation';
import { conversation } from './conversation-schema';

const schema = z.object({ conversation: conversation() });

const TOLD =
  'Sie: Was kostet ein Verkauf?\n\nAntwort: Das hängt ab:\n\n- von der Provision\n- vom Notar';

describe('what is sent along', () => {
  test.each([
    ['as it was said', TOLD, TOLD],
    ['without space around it', `\n ${TOLD}\n\n`, TOLD],
    ['without characters that nobody sees', 'Sie: A\u0000B\u202eC\u2028D', 'Sie: ABC\u2028D'],
    ['without half characters', 'Sie: \ud83d?', 'Sie: ?'],
    ['nothing', ' \n', ''],
  ])('%s', (_, said, sent) => expect(sendableConversation(said)).toBe(sent));

  const long = Array.from({ length: 100 }, (_, index) => `Sie: Frage ${index} ${'x'.repeat(200)}`);

  test('of a long conversation is what was said last, in whole paragraphs', () => {
    const sent = sendableConversation(long.join('\n\n'));
    expect(sent.length).toBeLessThanOrEqual(MAX_CONVERSATION);
    expect(sent.length).toBeGreaterThan(MAX_CONVERSATION - 300);
    const [cut, ...paragraphs] = sent.split('\n\n');
    expect(cut).toBe('…');
    expect(long.slice(-paragraphs.length)).toEqual(paragraphs);
  });

  test('of one endless paragraph is its end', () => {
    const sent = sendableConversation('😀'.repeat(MAX_CONVERSATION));
    expect(sent.length).toBeLessThanOrEqual(MAX_CONVERSATION);
    expect(sent).toMatch(/^…\n\n😀+$/u);
  });

  test.each([TOLD, '😀'.repeat(MAX_CONVERSATION), `${'a\u0000b\ud83d\u2066 '.repeat(9000)}\n\n `])(
    'is taken by the server as it is (%#)',
    (said) => {
      const sent = sendableConversation(said);
      expect(schema.parse({ conversation: sent })).toEqual({ conversation: sent });
    },
  );
});

describe('the server', () => {
  test.each(['', '  ', null, undefined])('takes %p for no conversation', (given) => {
    expect(schema.parse({ conversation: given }).conversation).toBeUndefined();
  });

  test('does not ask for one', () => expect(schema.parse({})).toEqual({}));

  test.each([
    ['x'.repeat(MAX_CONVERSATION + 1), 'Bitte den Text auf höchstens 12000 Zeichen kürzen'],
    ['a\u0000b', 'Bitte unsichtbare Steuerzeichen aus diesem Feld entfernen'],
    [['Sie: Ja'], 'Bitte senden Sie das Gespräch als Text'],
  ])('does not take %.10j', (given, message) => {
    const { error } = schema.safeParse({ conversation: given });
    expect(error && fieldErrors(error)).toEqual({ conversation: message });
  });
});
