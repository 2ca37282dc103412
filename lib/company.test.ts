import { languageModelProvider } from '@/lib/company';

const OPENAI_API_KEY = 'key';

test.each([
  [{}, undefined],
  [{ OPENAI_BASE_URL: 'https://model.example/v1' }, undefined],
  [{ OPENAI_API_KEY: '' }, undefined],
  [{ OPENAI_API_KEY }, { host: 'api.openai.com' }],
  [{ OPENAI_API_KEY, OPENAI_BASE_URL: 'https://model.example/v1' }, { host: 'model.example' }],
  [
    { OPENAI_API_KEY, OPENAI_BASE_URL: 'https://user:word@model.example:8443/v1' },
    { host: 'model.example:8443' },
  ],
  [{ OPENAI_API_KEY, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, {}],
  [{ OPENAI_API_KEY, OPENAI_BASE_URL: 'http://localhost:11434/v1' }, {}],
  [{ OPENAI_API_KEY, OPENAI_BASE_URL: 'http://[::1]:11434/v1' }, {}],
])('of the settings %j the notice names %j', (settings, model) => {
  expect(languageModelProvider(settings)).toEqual(model);
});
