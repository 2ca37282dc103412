import { test } from '@playwright/test';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { startModelServer } from '@/lib/testing/model-server';
import { startPortal } from '../support/portal';

test('a reader who leaves ends the call of the language model', async () => {
  const model = await startModelServer();
  const portal = await startPortal({
    provider: 'sqlite',
    env: {
      RATE_LIMIT: 'off',
      OPENAI_API_KEY: 'sk-test-4711',
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: 'test-model',
    },
  });
  try {
    model.answer({ kind: 'stalled', text: 'Rechnen Sie [1]. ' });
    const leaving = httpRequest(`${portal.url}/api/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    });
    leaving.on('error', () => {});
    leaving.end(JSON.stringify({ message: 'Wie lange dauert ein Verkauf?' }));
    const [response] = await once(leaving, 'response');
    await once(response, 'data');
    await model.until(() => model.calls.length === 1);
    leaving.destroy();
    await model.until(() => model.calls[0]?.isAbandoned === true);
  } finally {
    await portal.stop();
    await model.stop();
  }
});
