afterEach(() => jest.resetModules());

test.each([
  ['without a key', { OPENAI_API_KEY: '' }],
  ['without calls', { OPENAI_API_KEY: 'sk-test', OPENAI_DAILY_CALLS: '0' }],
])('a model %s is not ready and not asked', async (_, variables) => {
  Object.assign(process.env, variables);
  const { answerWithModel, isModelReady } = await import('./answer');
  expect(isModelReady()).toBe(false);
  const answer = answerWithModel({ message: 'Frage', history: [], passages: [] });
  await expect(answer.next()).rejects.toMatchObject({ reason: 'unset' });
});

test.each([
  ['gpt-5-mini', { max_completion_tokens: 2000, reasoning_effort: 'low' }],
  ['o4-mini', { max_completion_tokens: 2000, reasoning_effort: 'low' }],
  ['gpt-4o-mini', { max_tokens: 600, temperature: 0.2 }],
  ['gpt-5-chat-latest', { max_tokens: 600, temperature: 0.2 }],
  ['llama-4', { max_tokens: 600, temperature: 0.2 }],
])('%s is asked the way it can be asked', async (name, expected) => {
  const { startModelServer } = await import('@/lib/testing/model-server');
  const server = await startModelServer();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  Object.assign(process.env, {
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: server.url,
    OPENAI_MODEL: name,
    OPENAI_DAILY_CALLS: '',
  });
  const { answerWithModel } = await import('./answer');
  const passages = [{ id: 'a', title: 'A', text: 'B', sources: [] }];
  for await (const part of answerWithModel({ message: 'Frage', history: [], passages })) void part;
  const { model, max_tokens, max_completion_tokens, temperature, reasoning_effort } =
    server.calls[0]!.body;
  expect({ model, max_tokens, max_completion_tokens, temperature, reasoning_effort }).toEqual({
    model: name,
    ...expected,
  });
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
  await server.stop();
});

test('a model that no one can reach fails at once, and is left alone after three times', async () => {
  const { startModelServer } = await import('@/lib/testing/model-server');
  const server = await startModelServer();
  await server.stop();
  Object.assign(process.env, { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: server.url });
  const { answerWithModel, isModelReady } = await import('./answer');
  const ask = () => answerWithModel({ message: 'Frage', history: [], passages: [] }).next();
  for (const reason of ['network', 'network', 'network', 'resting']) {
    await expect(ask()).rejects.toMatchObject({ reason });
  }
  expect(isModelReady()).toBe(false);
});
