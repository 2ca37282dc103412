import 'server-only';
import { createOpenAI } from '@ai-sdk/openai';
import { env } from '@/lib/platform/env';

/** Tokens of an answer of 120 words, with room for those of other languages. */
const MAX_ANSWER_TOKENS = 600;
/** What a model thinks before it answers counts as well. */
const MAX_THINKING_TOKENS = 2000;

/** Whether a model of this name thinks before it answers: such models take no temperature. */
function isThinking(name: string): boolean {
  return /^o\d+(?:-|$)/.test(name) || /^gpt-(?:[5-9]|\d\d)(?!.*chat)/.test(name);
}

/** A question goes to the address that is set, and to no other one that it points to. */
const send: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: 'error', cache: 'no-store' });

/** Whether a model may be asked at all. */
export function isConfigured(): boolean {
  const { OPENAI_API_KEY, OPENAI_DAILY_CALLS } = env();
  return OPENAI_API_KEY !== undefined && OPENAI_DAILY_CALLS > 0;
}

/** The model that is set, and what it is asked to keep to. */
export function languageModel() {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = env();
  const provider = createOpenAI({ apiKey: OPENAI_API_KEY, baseURL: OPENAI_BASE_URL, fetch: send });
  const model = provider.chat(OPENAI_MODEL);
  if (!isThinking(OPENAI_MODEL)) {
    return { model, temperature: 0.2, maxOutputTokens: MAX_ANSWER_TOKENS };
  }
  const providerOptions = { openai: { reasoningEffort: 'low' as const } };
  return { model, providerOptions, maxOutputTokens: MAX_THINKING_TOKENS };
}
