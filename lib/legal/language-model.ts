/** The language model that words the adviser's answers. */
export interface LanguageModel {
  /** Of its provider; none where it runs on a server of our own */
  host?: string;
}

/** What the settings say of it. */
export interface ModelSettings {
  OPENAI_API_KEY?: string;
  OPENAI_BASE_URL?: string;
}

const DEFAULT_ADDRESS = 'https://api.openai.com/v1';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The model that the settings name, or nothing: then the built-in adviser answers alone. */
export function languageModel({
  OPENAI_API_KEY,
  OPENAI_BASE_URL = DEFAULT_ADDRESS,
}: ModelSettings): LanguageModel | undefined {
  if (!OPENAI_API_KEY) return undefined;
  const { hostname, host } = new URL(OPENAI_BASE_URL);
  return LOCAL.has(hostname) ? {} : { host };
}
