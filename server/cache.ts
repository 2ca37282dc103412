import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import compressible from 'compressible';
import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { log } from '@/lib/platform/telemetry/log';
import { isMadeAhead } from '@/lib/static-pages';
import { withHashes } from './script-hashes';

/** What Next answers to somebody of whom it knows nothing but the address that he asks for. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The same in the forms in which it is sent. */
export interface Kept extends Answer {
  tag: string;
  gzip?: Buffer;
  br?: Buffer;
  /** By the clock of `performance`: when to look at it anew, and when it has to be gone */
  lookAt: number;
  until: number;
}

/** Milliseconds after which whoever asks has a page looked at anew, for the next; and again after a fault. */
const FRESH = 5_000;
const PATIENCE = 1_000;
/** Longer than that nothing lives that can change. */
const A_DAY = 86_400_000;

/** Bytes of all that is kept, and of the largest; what is looked at anew at once. */
const ROOM = 64 * 1024 * 1024;
const LARGEST = 2 * 1024 * 1024;
const MOST_AT_ONCE = 4;

const FROM_ADVERTISEMENT = /^(?:utm_\w+|gclid|fbclid)=/;

/** What a request asks for that is the same for everybody. Advertisements add to an address what no page reads. */
export function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const isPage = isMadeAhead(path) && !('rsc' in headers) && !('next-action' in headers);
  if (!isPage && !(path.startsWith('/_next/static/') && !('range' in headers))) return undefined;
  const asked = query.split('&').filter((part) => part && !FROM_ADVERTISEMENT.test(part));
  return asked.length > 0 ? `${path}?${asked.join('&')}` : path;
}

/** Milliseconds for which an answer may be shown. Next does not tell how old a page is: as old as it may be. */
function timeLeft(url: string, { status, headers, body }: Answer): number {
  const policy = new CachePolicy({ url, headers: {} }, { status, headers });
  const made = headers['x-nextjs-cache'];
  if (status !== 200 || !policy.storable() || body.length > LARGEST || made === 'STALE') return 0;
  return policy.timeToLive() - (made ? policy.maxAge() * 1000 : 0);
}

/** Whether a client names the tag of what it has: `*` is any. */
const isNamed = (tags: string | undefined, tag: string) =>
  tags?.split(',').some((one) => ['*', tag, tag.slice(2)].includes(one.trim()));

/** Keeps what Next marks as the same for everybody, compressed. @param ask asks Next */
export class Cache {
  private readonly inWork = new Map<string, Promise<Kept>>();
  private readonly squeezed = new WeakSet<Buffer>();
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: ROOM,
    sizeCalculation: (one) =>
      1000 + one.body.length + (one.gzip?.length ?? 0) + (one.br?.length ?? 0),
  });

  constructor(private readonly ask: (key: string) => Promise<Answer>) {}

  /** What is kept, if it may be shown; it is looked at anew when it is time. */
  find(key: string): Kept | undefined {
    const found = this.kept.get(key);
    const now = performance.now();
    if (!found || found.until <= now) return undefined;
    if (found.lookAt <= now && this.inWork.size < MOST_AT_ONCE) {
      found.lookAt = now + PATIENCE;
      this.fetch(key).catch((err) => log().error({ err }, 'A page could not be looked at anew'));
    }
    if (found.gzip && !found.br && !this.squeezed.has(found.body)) void this.squeeze(key, found);
    return found;
  }

  get = async (key: string) => this.find(key) ?? this.fetch(key);

  /** Asks Next, once for all who want the same meanwhile. */
  fetch(key: string): Promise<Kept> {
    const asked = this.inWork.get(key) ?? this.look(key).finally(() => this.inWork.delete(key));
    this.inWork.set(key, asked);
    return asked;
  }

  private async look(key: string): Promise<Kept> {
    const now = performance.now();
    const { status, headers, body } = await this.ask(key);
    const left = timeLeft(key, { status, headers, body });
    const policy = headers['content-security-policy']?.toString();
    if (policy && headers['content-type']?.startsWith('text/html')) {
      headers['content-security-policy'] = withHashes(policy, body.toString());
    }
    const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    const before = this.kept.peek(key);
    const isSame = before?.tag === tag;
    const isText = compressible(headers['content-type'] ?? '');
    const packed = isSame ? before.gzip : isText ? await promisify(gzip)(body) : undefined;
    const times = { until: now + left, lookAt: now + (left > A_DAY ? left : FRESH) };
    const br = isSame ? before.br : undefined;
    const kept: Kept = { status, headers, body, tag, gzip: packed, br, ...times };
    if (left > 0) this.kept.set(key, kept);
    // Where Next has nothing newer yet, or fails, what is kept stays for as long as it may.
    else if (status < 500 && headers['x-nextjs-cache'] !== 'STALE') this.kept.delete(key);
    return kept;
  }

  /** The smallest form is made of what is asked for again: most pages are not. */
  private async squeeze(key: string, kept: Kept): Promise<void> {
    this.squeezed.add(kept.body);
    const br = await promisify(brotliCompress)(kept.body);
    const now = this.kept.peek(key);
    if (now?.tag === kept.tag) this.kept.set(key, { ...now, br });
  }
}

/** Of the connection to Next, or of the form in which it came. */
const NOT_PASSED =
  /^(?:connection|content-encoding|content-length|date|etag|keep-alive|transfer-encoding|vary)$/;

const FORMS = ['br', 'gzip'] as const;

/** Answers with what was kept or just made, in the form that the client takes. */
export function send(kept: Kept, request: IncomingMessage, response: ServerResponse): void {
  const { tag, until } = kept;
  const { 'if-match': wanted, 'if-none-match': known } = request.headers;
  const headers = Object.fromEntries(
    Object.entries(kept.headers).filter(([name]) => !NOT_PASSED.test(name)),
  );
  if (headers['cache-control']?.includes('s-maxage')) {
    const left = Math.max(0, Math.floor((until - performance.now()) / 1000));
    headers['cache-control'] = `s-maxage=${left}`;
  }
  headers.vary = [kept.headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  if (kept.status !== 200) headers['cache-control'] = 'no-store';
  else {
    headers.etag = tag;
    // A weak tag matches no other strongly, and `*` whatever there is.
    if (wanted !== undefined && wanted.trim() !== '*') return void response.writeHead(412).end();
    if (isNamed(known, tag)) return void response.writeHead(304, headers).end();
  }
  const client = new Negotiator(request);
  const encoding = FORMS.find((form) => kept[form] && client.encodings([form]).length > 0);
  const body = (encoding && kept[encoding]) ?? kept.body;
  if (encoding) headers['content-encoding'] = encoding;
  response.writeHead(kept.status, { ...headers, 'content-length': body.length }).end(body);
}
