import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compressible from 'compressible';
import fresh from 'fresh';
import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { log } from '@/lib/platform/telemetry/log';
import { without } from '@/lib/platform/http/caller';
import { refuse, UNMET } from '@/lib/platform/http/refusals';
import { withHashes } from '@/lib/platform/http/security-policy';

export interface StoredAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Kept extends StoredAnswer {
  forms: { br?: Buffer; gzip?: Buffer };
  lookAt: number;
  until: number;
}

/** Milliseconds until a request refreshes a page, and after a failed refresh. */
const [FRESH, PATIENCE] = [5_000, 1_000];
/** Refreshes; the cached answer is sent meanwhile. */
const MOST_AT_ONCE = 4;

/** Of the connection to Next, or of the encoding. */
const OF_FORM = /^(?:connection|content-(?:encoding|length)|date|keep-alive|transfer-encoding)$/;

/** Milliseconds. Next's own copy has no age: it may be as old as `maxAge`. */
function timeLeft(url: string, { status, headers }: StoredAnswer): number {
  const policy = new CachePolicy({ url, headers: {} }, { status, headers });
  const made = headers['x-nextjs-cache'];
  if (status !== 200 || made === 'STALE' || headers['set-cookie'] || !policy.storable()) return 0;
  return policy.timeToLive() - (made ? policy.maxAge() * 1000 : 0);
}

/** Higher levels would delay the first reader. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };

const compressed = async (body: Buffer): Promise<Kept['forms']> => ({
  br: await promisify(brotliCompress)(body, BROTLI),
  gzip: await promisify(gzip)(body),
});

/** Compresses and caches what Next marks as the same for all. `ask` gets it from Next. */
export class Cache {
  private readonly inWork = new Map<string, Promise<Kept>>();
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: 64 * 1024 * 1024,
    maxEntrySize: 4 * 1024 * 1024,
    sizeCalculation: ({ body }) => 1000 + 2 * body.length,
  });

  constructor(private readonly ask: (key: string) => Promise<StoredAnswer>) {}

  find(key: string): Kept | undefined {
    const found = this.kept.get(key);
    const now = performance.now();
    if (!found || found.until <= now) return undefined;
    if (found.lookAt <= now && this.inWork.size < MOST_AT_ONCE) {
      found.lookAt = now + PATIENCE;
      this.fetch(key).catch((err) => log().error({ err }, 'A kept page could not be refreshed'));
    }
    return found;
  }

  get = async (key: string) => this.find(key) ?? this.fetch(key);

  /** One request to Next for all simultaneous ones. */
  fetch(key: string): Promise<Kept> {
    const asked = this.inWork.get(key) ?? this.look(key).finally(() => this.inWork.delete(key));
    this.inWork.set(key, asked);
    return asked;
  }

  private async look(key: string): Promise<Kept> {
    const now = performance.now();
    const answer = await this.ask(key);
    const { status, body } = answer;
    const left = timeLeft(key, answer);
    const headers = without(answer.headers, OF_FORM);
    const { 'content-type': type = '', 'content-security-policy': policy } = headers;
    if (policy && String(type).startsWith('text/html')) {
      headers['content-security-policy'] = withHashes(String(policy), body.toString());
    }
    const vary = String(headers.vary ?? 'Accept-Encoding');
    headers.vary = vary.includes('Encoding') ? vary : `${vary}, Accept-Encoding`;
    // Weak, because the compressed forms differ in bytes.
    if (status === 200) headers.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    const before = this.kept.peek(key);
    const isText = compressible(String(type));
    const forms = before?.body.equals(body) ? before.forms : isText ? await compressed(body) : {};
    const lookAt = now + Math.max(FRESH, left > 86_400_000 ? left : 0);
    const kept = { status, headers, body, forms, lookAt, until: now + left };
    if (left > 0) this.kept.set(key, kept);
    // If Next fails or has nothing newer, the cached answer stays until it expires.
    else if (status < 500 && headers['x-nextjs-cache'] !== 'STALE') this.kept.delete(key);
    return kept;
  }
}

export function sendStored(kept: Kept, request: IncomingMessage, response: ServerResponse): void {
  const { status, forms, until } = kept;
  const { 'if-match': wanted } = request.headers;
  const headers = { ...kept.headers };
  if (status >= 500) headers['cache-control'] = 'no-store';
  else if (String(headers['cache-control']).includes('s-maxage')) {
    const left = Math.max(0, Math.floor((until - performance.now()) / 1000));
    headers['cache-control'] = `s-maxage=${left}`;
  }
  // If-Match compares strongly, so a weak tag never matches.
  if (status === 200 && wanted && wanted.trim() !== '*') return refuse(request, response, UNMET);
  if (status === 200 && fresh(request.headers, headers))
    return void response.writeHead(304, headers).end();
  const form = (['br', 'gzip'] as const).find(
    (one) => forms[one] && new Negotiator(request).encodings([one]).length > 0,
  );
  const body = (form && forms[form]) ?? kept.body;
  if (form) headers['content-encoding'] = form;
  headers['content-length'] = String(body.length);
  response.writeHead(status, headers).end(body);
}
