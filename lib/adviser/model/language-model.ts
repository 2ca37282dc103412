import 'server-only';
import { createOpenAI } from '@ai-sdk/openai';
import { env } from '@/lib/platform/env';
import { berlinDay } from '@/lib/platform/format/berlin-day';
import { takeFromBudget } from '@/lib/platform/rate-limit/service';

/** Returns false when the day's calls are used up. */
export async function takeModelCall(): Promise<boolean> {
  const until = berlinDay(new Date()).to;
  return takeFromBudget({ name: 'model', limit: env().OPENAI_DAILY_CALLS, until });
}

/** An answer of 120 words, with room for languages that need more tokens. */
const MAX_ANSWER_TOKENS = 600;
/** The tokens of its reasoning count as well. */
const MAX_THINKING_TOKENS = 2000;

/** Models that reason take no temperature. */
function isThinking(name: string): boolean {
  return /^o\d+(?:-|$)/.test(name) || /^gpt-(?:[5-9]|\d\d)(?!.*chat)/.test(name);
}

/** A redirect could send the question to another address. */
const send: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: 'error', cache: 'no-store' });

export function isConfigured(): boolean {
  const { OPENAI_API_KEY, OPENAI_DAILY_CALLS } = env();
  return OPENAI_API_KEY !== undefined && OPENAI_DAILY_CALLS > 0;
}

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
