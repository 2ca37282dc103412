import { readFileSync } from 'node:fs';
import {
  STATUS_CODES,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** An answer that needs no page. */
export interface Refusal {
  status: number;
  sentence: string;
  headers?: OutgoingHttpHeaders;
}

interface RoutesManifest {
  headers: { regex: string; headers: { key: string; value: string }[] }[];
}

/**
 * The headers that every page of a build carries for safety, as next.config.ts has them.
 * @param build the folder of the build
 */
export function securityHeaders(build: string): OutgoingHttpHeaders {
  const { headers }: RoutesManifest = JSON.parse(
    readFileSync(`${build}/routes-manifest.json`, 'utf8'),
  );
  const everywhere = headers.filter(({ regex }) => new RegExp(regex).test('/'));
  return Object.fromEntries(
    everywhere.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  );
}

const API = '/api/';

/**
 * Ends a request without Next. What the client is still sending is read, so that it hears the answer.
 * @param always headers of every answer
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, sentence, headers = {} }: Refusal,
  always: OutgoingHttpHeaders,
): void {
  const isApi = request.url?.startsWith(API);
  const body = isApi ? JSON.stringify({ error: sentence }) : sentence;
  response.writeHead(status, {
    ...always,
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
  request.resume();
}

/** The same for a connection that no response belongs to; it is closed. */
export function refuseConnection(
  socket: Socket,
  { status, sentence, headers = {} }: Refusal,
  always: OutgoingHttpHeaders,
): void {
  const lines = Object.entries({
    ...always,
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(sentence),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', sentence].join('\r\n'));
  socket.destroySoon();
}

/** What Node's parser or clock has to say against a request, as an answer. */
export function refusalFor({ code }: NodeJS.ErrnoException): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return { status: 408, sentence: 'Die Anfrage kam nicht rechtzeitig an.' };
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { status: 431, sentence: 'Die Kopfzeilen der Anfrage sind zu lang.' };
  }
  if (code === 'HPE_INVALID_METHOD') return UNKNOWN_METHOD;
  return UNREADABLE;
}

const UNREADABLE: Refusal = {
  status: 400,
  sentence: 'Die Anfrage ist nicht lesbar.',
  headers: { Connection: 'close' },
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'];

export const UNKNOWN_METHOD: Refusal = {
  status: 405,
  sentence: 'Diese Art von Anfrage gibt es hier nicht.',
  headers: { Allow: METHODS.join(', ') },
};

/** The answer to a body beyond the limit, in the words of whoever would have read it. */
export const tooLarge = ({ url = '' }: IncomingMessage): Refusal => ({
  status: 413,
  sentence: url.startsWith(API)
    ? 'Die Anfrage ist zu groß (höchstens 64 kB).'
    : 'Das sind zu viele Angaben auf einmal. Bitte gehe zurück und kürze sie.',
});

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;
const isHost = (host: string) => HOST.test(host) && URL.canParse(`http://${host}`);

/** What can be said against a request before its body is here, or nothing. */
export function objectionTo({
  method = '',
  url = '',
  headers,
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders' | 'httpVersion'>):
  Refusal | undefined {
  // Node's parser lets 0.9 and 2.0 pass as well.
  if (!['1.0', '1.1'].includes(httpVersion)) return UNREADABLE;
  if (!METHODS.includes(method)) return UNKNOWN_METHOD;
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/') || !isDecodable(path)) {
    return { status: 400, sentence: 'Diese Adresse ist nicht lesbar. Bitte prüfen Sie sie.' };
  }
  // What Next shows for faults of its own would say so to whoever asks for it by its address.
  if (path === '/_global-error') return { status: 404, sentence: 'Diese Seite gibt es nicht.' };
  // Before HTTP/1.1 a request need not say whom it asks.
  const { host = httpVersion === '1.0' ? 'localhost' : '' } = headers;
  const named = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (!isHost(host) || named.length > 1) {
    return { status: 400, sentence: 'Der Name des Servers in der Anfrage ist nicht lesbar.' };
  }
  // A client that offers a newer HTTP beside its request is content with this one.
  if (headers.upgrade !== undefined && headers.upgrade.toLowerCase() !== 'h2c') {
    return {
      status: 400,
      sentence: 'Diese Verbindung kann nicht umgestellt werden.',
      headers: { Connection: 'close' },
    };
  }
  return undefined;
}
