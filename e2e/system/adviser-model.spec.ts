import { expect, test } from '@playwright/test';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { startModelServer, type ModelServer } from '@/lib/testing/model-server';
import { startPortal, type Portal } from '../support/portal';

const QUESTION = 'Wie lange dauert ein Verkauf?';
const BUILT_IN = 'drei bis sechs Monate';

test.describe('with a language model', () => {
  test.describe.configure({ mode: 'serial' });
  let model: ModelServer;
  let portal: Portal;

  test.beforeAll(async () => {
    model = await startModelServer();
    portal = await startPortal({
      provider: 'sqlite',
      env: {
        RATE_LIMIT: 'off',
        OPENAI_API_KEY: 'sk-test-4711',
        OPENAI_BASE_URL: model.url,
        OPENAI_MODEL: 'test-model',
      },
    });
  });
  test.afterAll(async () => {
    await portal.stop();
    await model.stop();
  });
  test.beforeEach(() => {
    model.calls.length = 0;
  });

  const ask = async (message: string) => {
    const response = await fetch(`${portal.url}/api/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message }),
    });
    expect(response.status).toBe(200);
    return response.json();
  };

  test('it answers over the passages of the guides, and gets no address of the person', async () => {
    model.answer({ kind: 'text', text: 'Rechnen Sie mit drei bis sechs Monaten [1].' });
    const reply = await ask(`${QUESTION} erika@beispiel.de, 0151 23456789`);
    expect(reply).toMatchObject({
      mode: 'model',
      response: 'Rechnen Sie mit drei bis sechs Monaten.',
    });
    expect(reply.sources[0].url).toMatch(/^\/ratgeber\//);
    const sent = JSON.stringify(model.calls[0]?.body);
    expect(sent).toContain('Wochen');
    expect(sent).not.toContain('erika@beispiel.de');
    expect(sent).not.toContain('23456789');
  });

  test('a reader who leaves ends the call', async () => {
    model.answer({ kind: 'stalled', text: 'Rechnen Sie [1]. ' });
    const { port } = new URL(portal.url);
    const leaving = httpRequest({
      host: '127.0.0.1',
      port,
      path: '/api/chat',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    });
    leaving.on('error', () => {});
    leaving.end(JSON.stringify({ message: QUESTION }));
    const [response] = await once(leaving, 'response');
    await once(response, 'data');
    await model.until(() => model.calls.length === 1);
    leaving.destroy();
    await model.until(() => model.calls[0]?.isAbandoned === true);
  });

  test('when it is down, every question is still answered, and at once after the first ones', async () => {
    await model.stop();
    for (let count = 0; count < 20; count += 1) {
      const reply = await ask(QUESTION);
      expect(reply).toMatchObject({ mode: 'builtin', note: expect.stringContaining('Ratgebern') });
      expect(reply.response).toContain(BUILT_IN);
    }
  });
});
