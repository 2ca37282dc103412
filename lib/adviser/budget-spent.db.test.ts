import { adviserWithModel, PATIENCE } from '@/lib/testing/chat-service';
import type { ModelServer } from '@/lib/testing/model-server';

type Service = typeof import('./service');

let server: ModelServer;
let answer: Service['answerMessage'];
let wholeAnswer: Service['wholeAnswer'];

beforeAll(async () => {
  ({
    server,
    answerMessage: answer,
    wholeAnswer,
  } = await adviserWithModel({ OPENAI_DAILY_CALLS: '2' }));
  server.answer({ kind: 'text', text: 'Meist drei bis sechs Monate [1].' });
}, PATIENCE);
afterAll(() => server.stop());

test('when the calls of the day are used up, the built-in adviser goes on', async () => {
  const ask = () => wholeAnswer(answer({ message: 'Wie lange dauert ein Verkauf?' }));
  expect((await ask()).mode).toBe('model');
  expect((await ask()).mode).toBe('model');
  expect(await ask()).toMatchObject({ mode: 'builtin', note: expect.any(String) });
  expect(server.calls).toHaveLength(2);
});

test('what rules can answer costs no call', async () => {
  const ask = (message: string) => wholeAnswer(answer({ message }));
  expect((await ask('Hallo')).note).toBeUndefined();
  expect((await ask('Grunderwerbsteuer Bayern 400.000 €')).note).toBeUndefined();
  expect((await ask('Ich möchte einen Rückruf')).note).toBeUndefined();
});
