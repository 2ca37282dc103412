import { seedArticles } from '@/lib/articles/seeds';
import { startModelServer, type ModelServer } from '@/lib/testing/model-server';

type Service = typeof import('./service');

let server: ModelServer;
let answer: Service['answer'];
let wholeAnswer: Service['wholeAnswer'];

beforeAll(async () => {
  server = await startModelServer();
  process.env.OPENAI_API_KEY = 'sk-test-4711';
  process.env.OPENAI_BASE_URL = server.url;
  process.env.OPENAI_MODEL = 'test-model';
  process.env.OPENAI_DAILY_CALLS = '2';
  server.answer({ kind: 'text', text: 'Meist drei bis sechs Monate [1].' });
  await seedArticles();
  // The settings of this process are read once, and were before the server had its address.
  jest.resetModules();
  ({ answer, wholeAnswer } = await import('./service'));
});
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
  expect((await ask('Was ist mein Haus wert?')).note).toBeUndefined();
  expect((await ask('Ich möchte einen Rückruf')).note).toBeUndefined();
});
