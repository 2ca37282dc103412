import type { Answer } from './inner-request';

/** Where the page stands that is shown in place of one that cannot be made. */
const PATH = '/nicht-erreichbar';

/** Seconds after which a visitor may try again; the page says a minute. */
const RETRY_AFTER = 60;

const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link [^>]*as="script"[^>]*>/gs;

let notice = {
  type: 'text/plain; charset=utf-8',
  text: 'Diese Seite ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
};

/**
 * Reads the page once, while all is well, without its scripts: it stands at any address, whose policy
 * need not allow them, and does without.
 */
export async function keepNotice(ask: (path: string) => Promise<Answer>): Promise<void> {
  const { status, body } = await ask(PATH);
  // The sentence has to do.
  if (status !== 200) return;
  const page = String(body);
  notice = { type: 'text/html; charset=utf-8', text: page.replace(SCRIPTS, '') };
}

export interface Instead {
  status: number;
  type: string;
  text: string;
  /** Seconds */
  retryAfter?: number;
}

/** The answer in place of a page that could not be made, in most cases because the database is away. */
export const unavailable = (): Instead => ({ status: 503, retryAfter: RETRY_AFTER, ...notice });
