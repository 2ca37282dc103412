import { adviserWithModel, PATIENCE } from '@/lib/testing/chat-service';
import type { ModelAnswer, ModelServer } from '@/lib/testing/model-server';
import { database } from '@/lib/platform/db/client';
import type { AnswerPart } from './reply';

type Service = typeof import('./service');

const QUESTION = { message: 'Wie lange dauert ein Verkauf?' };
const GOOD: ModelAnswer = {
  kind: 'text',
  text: 'Meist drei bis sechs Monate [1]. Rechnen Sie mit Puffer [1].',
};

let server: ModelServer;
let answer: Service['answerMessage'];
let wholeAnswer: Service['wholeAnswer'];

beforeAll(async () => {
  ({
    server,
    answerMessage: answer,
    wholeAnswer,
  } = await adviserWithModel({ OPENAI_DAILY_CALLS: '1000' }));
}, PATIENCE);
afterAll(() => server.stop());

beforeEach(async () => {
  server.calls.length = 0;
  server.answer(GOOD);
  await (await database()).rateLimitCounter.deleteMany();
  // A success, so that failures of earlier tests do not let the model rest.
  await wholeAnswer(answer(QUESTION));
  server.calls.length = 0;
});

async function parts(input = QUESTION): Promise<AnswerPart[]> {
  const all: AnswerPart[] = [];
  for await (const part of answer(input)) all.push(part);
  return all;
}

test('a model answers with the passages that it cites', async () => {
  const all = await parts();
  expect(all.at(-1)).toEqual({
    type: 'data-reply',
    data: expect.objectContaining({
      mode: 'model',
      response: 'Meist drei bis sechs Monate. Rechnen Sie mit Puffer.',
    }),
  });
  const reply = await wholeAnswer(answer(QUESTION));
  expect(reply.sources[0]?.url).toMatch(/^\/ratgeber\/hausverkauf-in-sieben-schritten#/);
  expect(reply.note).toBeUndefined();
});

const FAILURES: [string, ModelAnswer][] = [
  ['has a fault', { kind: 'status', status: 500 }],
  ['breaks off in the middle', { kind: 'broken', text: 'Ein Verkauf dauert [1]. Und dann' }],
  ['says nothing that can be read', { kind: 'malformed', text: 'Ein Verkauf [1]. ' }],
  ['cites nothing', { kind: 'text', text: 'Ein Verkauf dauert zwei Tage.' }],
  ['cites what was not given', { kind: 'text', text: 'Ein Verkauf dauert zwei Tage [99].' }],
  ['says nothing', { kind: 'text', text: '' }],
];

test.each(FAILURES)(
  'a model that %s is replaced by the built-in adviser',
  async (_name, failure) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    server.answer(failure);
    const all = await parts();
    expect(all.filter(({ type }) => type === 'data-replace')).toHaveLength(1);
    const last = all.at(-1);
    expect(last).toMatchObject({ type: 'data-reply', data: { mode: 'builtin' } });
    expect(last?.type === 'data-reply' && last.data.note).toContain('aus unseren Ratgebern');
    expect(last?.type === 'data-reply' && last.data.response).toContain('drei bis sechs Monate');
    expect(JSON.stringify(warn.mock.calls)).not.toContain('sk-test');
    warn.mockRestore();
  },
);

test('a model that is down for a minute delays no one, and every question is answered', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  server.answer({ kind: 'status', status: 503 });
  for (let count = 0; count < 30; count += 1) {
    const reply = await wholeAnswer(answer(QUESTION));
    expect(reply.response).toContain('drei bis sechs Monate');
    expect(reply.note).toContain('aus unseren Ratgebern');
  }
  expect(server.calls).toHaveLength(3);
  warn.mockRestore();
});

test('a model that is too busy is left alone for as long as it asks', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  server.answer({ kind: 'status', status: 429, headers: { 'retry-after': '60' } });
  for (let count = 0; count < 3; count += 1) {
    expect((await wholeAnswer(answer(QUESTION))).note).toContain('aus unseren Ratgebern');
  }
  expect(server.calls.length).toBeLessThanOrEqual(1);
  warn.mockRestore();
});
