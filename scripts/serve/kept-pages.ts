import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { log } from '@/lib/platform/telemetry/log';
import { routes } from '@/lib/routes';
import type { Answer } from './inner-request';

/** Milliseconds after which somebody who asks for a kept page has it looked at anew, for the next. */
const FRESH = 5_000;

/** Milliseconds until Next is asked again after it had nothing newer to give. */
const PATIENCE = 1_000;

/** Bytes of all that is kept, and of what is too large to be. */
const ROOM = 64 * 1024 * 1024;
const LARGEST = 2 * 1024 * 1024;

/** Pages looked at anew at once; compression has a processor busy. */
const MOST_AT_ONCE = 4;

/** A plain address, so that no page is kept under many spellings of its own. */
const PLAIN = /^\/[\w/.~-]*$/;
/** What advertisements add to an address; no page made ahead of time knows it. */
const FROM_ADVERTISEMENT = /^(?:(?:utm_\w+|gclid|fbclid)=[^&]*(?:&|$))+$/;

/** Searches, which are the same for everybody who looks for the same. */
const SEARCH = /^\/ratgeber\?(?:(?:search|kategorie)=[^&]{0,100}(?:&|$)){1,2}$/;
/** Searches, and prices of places, that are known to have been asked for once: most are never asked for again. */
const MOST_ASKED_ONCE = 10_000;

/** With these a request asks for something else than the page, or for it as nobody else does. */
const NOT_FOR_ALL = ['rsc', 'next-action', 'next-router-prefetch', 'range', 'expect'];
/** And with these it brings a body, which has to be waited for. */
const WITH_BODY = ['content-length', 'transfer-encoding'];
/** The cookie with which Next shows drafts. */
const DRAFT = '__prerender_bypass';

/** Written for each client, or by Node. */
const OF_ONE_ANSWER =
  /^(?:cache-control|connection|content-encoding|content-length|date|etag|keep-alive|strict-transport-security|transfer-encoding|vary|x-request-id)$/;

const COMPRESSIBLE = /^text\/|javascript|json|svg/;

const compressions = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};
type Encoding = keyof typeof compressions;
const ENCODINGS: Encoding[] = ['br', 'gzip'];

interface Kept {
  tag: string;
  headers: string[];
  body: Buffer;
  packed: Partial<Record<Encoding, Buffer>>;
  bytes: number;
  /** By the clock of `performance`: when it was asked for, when it has to be gone, when to look anew */
  askedAt: number;
  until: number;
  lookAt: number;
}

/** What a request is answered with if it is kept, or nothing when it has to be answered by Next. */
export function keptUnder({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const [path = '', query] = url.split('?', 2);
  const isSearch = SEARCH.test(url);
  if (!PLAIN.test(path) || (query && !isSearch && !FROM_ADVERTISEMENT.test(query)))
    return undefined;
  if ([...NOT_FOR_ALL, ...WITH_BODY].some((name) => headers[name] !== undefined)) return undefined;
  if (headers.cookie?.includes(DRAFT)) return undefined;
  return isSearch ? url : path;
}

/**
 * How long Next's answer may be shown yet, in seconds; 0 when it may not be kept. A shared cache in front of
 * the portal reads the same.
 */
export function shareableFor(status: number, headers: Answer['headers']): number {
  const type = String(headers['content-type']);
  const control = String(headers['cache-control']);
  if (status !== 200 || headers['set-cookie'] || headers['content-encoding']) return 0;
  if (control.includes('immutable')) return Infinity;
  if (!type.startsWith('text/html')) return 0;
  return Number(/^s-maxage=(\d+)$/.exec(control)?.[1] ?? 0);
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether a client has a page already. */
const isKnown = ({ 'if-none-match': known }: IncomingHttpHeaders, tag: string) =>
  known !== undefined && (known === '*' || known.split(',').some((one) => opaque(one) === tag));

/** The smallest form of a page that a client takes. */
function chosen(accepted: string, packed: Kept['packed']): Encoding | undefined {
  if (accepted === '') return undefined;
  const taken = accepted.split(',').flatMap((one) => {
    const [name = '', ...rest] = one.toLowerCase().replaceAll(' ', '').split(';');
    return rest.some((weight) => /^q=0(?:\.0*)?$/.test(weight)) ? [] : [name];
  });
  return ENCODINGS.find((encoding) => packed[encoding] && taken.includes(encoding));
}

function send(kept: Kept, request: IncomingMessage, response: ServerResponse): void {
  const { tag, headers, packed, until } = kept;
  const left =
    until === Infinity
      ? 'public, max-age=31536000, immutable'
      : `s-maxage=${Math.floor((until - performance.now()) / 1000)}`;
  // The forms of a page differ in their bytes, and a strong tag would say that they do not.
  const always = ['Cache-Control', left, 'ETag', `W/${tag}`];
  if (isKnown(request.headers, tag)) {
    response.writeHead(304, [...headers, ...always]).end();
    return;
  }
  const encoding = chosen(String(request.headers['accept-encoding'] ?? ''), packed);
  const body = (encoding && packed[encoding]) ?? kept.body;
  const ofBody = ['Content-Length', String(body.length)];
  if (encoding) ofBody.push('Content-Encoding', encoding);
  response.writeHead(200, [...headers, ...always, ...ofBody]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Those of an answer that are the same for everybody. */
function commonHeaders(headers: Answer['headers']): string[] {
  const vary = new Set(
    `${headers.vary ?? ''}, Accept-Encoding`.split(',').map((name) => name.trim()),
  );
  return [
    ...Object.entries(headers).flatMap(([name, value]) =>
      OF_ONE_ANSWER.test(name) ? [] : [name, [value].flat().join(', ')],
    ),
    'Vary',
    [...vary].filter(Boolean).join(', '),
  ];
}

/** An answer in all its forms. What is as it was before is not compressed again. */
async function pack({ headers, body }: Answer, before: Kept | undefined) {
  // What is rendered at each request has none.
  const tag = opaque(
    String(headers.etag || `"${createHash('sha1').update(body).digest('base64url')}"`),
  );
  if (before?.tag === tag && before.body.equals(body)) return { ...before, tag };
  const packed: Kept['packed'] = {};
  if (COMPRESSIBLE.test(String(headers['content-type']))) {
    for (const encoding of ENCODINGS) packed[encoding] = await compressions[encoding](body);
  }
  const bytes = [body, ...Object.values(packed)].reduce((sum, { length }) => sum + length, 0);
  return { tag, body, packed, bytes };
}

/**
 * Keeps what is the same for everybody, compressed, and answers with it in Next's place: pages made ahead of
 * time until they have to be made anew, and files that never change.
 * @param ask asks Next for what is at a path
 * @param room bytes that may be kept
 * @returns answers a request if it can, and says whether it has; if not, Next has to, and what it answers
 *   is kept for the next one where it may be
 */
export function keepPages(
  ask: (path: string) => Promise<Answer>,
  room = ROOM,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  // What was asked for last stands last.
  const pages = new Map<string, Kept>();
  const inWork = new Set<string>();
  const askedOnce = new Set<string>();
  let bytes = 0;

  /** Whether it pays to keep an answer: a search nobody else makes does not, nor one of 8,600 places. */
  function isWorthKeeping(path: string): boolean {
    const isOneOfMany = path.includes('?') || path.startsWith(`${routes.prices}/`);
    if (!isOneOfMany || askedOnce.has(path)) return true;
    askedOnce.add(path);
    for (const oldest of askedOnce) {
      if (askedOnce.size <= MOST_ASKED_ONCE) break;
      askedOnce.delete(oldest);
    }
    return false;
  }

  function drop(path: string) {
    bytes -= pages.get(path)?.bytes ?? 0;
    pages.delete(path);
  }

  function put(path: string, kept: Kept) {
    drop(path);
    pages.set(path, kept);
    bytes += kept.bytes;
    for (const oldest of pages.keys()) {
      if (bytes <= room) break;
      drop(oldest);
    }
  }

  /** Asks Next. While it has nothing newer or fails, what is kept stays for as long as it may. */
  async function look(path: string, now = performance.now()): Promise<void> {
    if (inWork.has(path) || inWork.size >= MOST_AT_ONCE) return;
    inWork.add(path);
    try {
      const answer = await ask(path);
      const { status, headers, body } = answer;
      const seconds = shareableFor(status, headers);
      const before = pages.get(path);
      if (seconds > 0 && body.length <= LARGEST) {
        const packed = await pack(answer, before);
        const times = { askedAt: now, until: now + seconds * 1000, lookAt: now + FRESH };
        put(path, { ...packed, ...times, headers: commonHeaders(headers) });
      } else if (status < 500 && headers['x-nextjs-cache'] !== 'STALE') drop(path);
      else if (before) before.lookAt = now + PATIENCE;
    } catch (error) {
      log().error({ err: error }, `${path.split('?', 1)[0]} could not be looked at anew`);
      const before = pages.get(path);
      if (before) before.lookAt = now + PATIENCE;
    } finally {
      inWork.delete(path);
    }
  }

  return function answerKept(request, response) {
    const path = keptUnder(request);
    if (path === undefined) return false;
    const now = performance.now();
    const kept = pages.get(path);
    if (!kept || kept.until <= now) {
      response.once('finish', () => {
        if (shareableOnceAsked(response) && isWorthKeeping(path)) void look(path);
      });
      return false;
    }
    if (kept.until !== Infinity && kept.lookAt <= now) void look(path, now);
    pages.delete(path);
    pages.set(path, kept);
    send(kept, request, response);
    return true;
  };
}

/** Whether it is worth while to ask for what a visitor was just answered with. */
const shareableOnceAsked = (response: ServerResponse) =>
  response.statusCode === 200 &&
  /^s-maxage|immutable/.test(String(response.getHeader('Cache-Control')));
