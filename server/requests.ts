import {
  STATUS_CODES,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import proxyaddr from 'proxy-addr';
import { REFUSAL_HEADERS } from '@/lib/platform/http/security-headers';
import { REQUEST_ID } from '@/lib/platform/telemetry/observe';

/** An answer that needs no page. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly sentence: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(sentence);
  }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'];
const UNREADABLE = new Refusal(400, 'Die Anfrage ist nicht lesbar.');
const WRONG_METHOD = new Refusal(405, 'Diese Art von Anfrage gibt es hier nicht.', {
  Allow: METHODS.join(', '),
});
const OF_PARSER: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(408, 'Die Anfrage kam nicht rechtzeitig an.'),
  HPE_HEADER_OVERFLOW: new Refusal(431, 'Die Kopfzeilen der Anfrage sind zu lang.'),
  HPE_INVALID_METHOD: WRONG_METHOD,
  CONNECT: WRONG_METHOD,
};

const isApi = (url = '') => url.startsWith('/api/');
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

function isDecodable(path: string): boolean {
  try {
    return Boolean(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** What can be said against a request before its body is here. */
export function objectionTo(request: IncomingMessage): Refusal | undefined {
  const { method = '', url = '', headers, rawHeaders, httpVersion } = request;
  // Node's parser lets 0.9 and 2.0 pass as well.
  if (!['1.0', '1.1'].includes(httpVersion)) return UNREADABLE;
  if (!METHODS.includes(method)) return WRONG_METHOD;
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/') || !isDecodable(path)) {
    return new Refusal(400, 'Diese Adresse ist nicht lesbar. Bitte prüfen Sie sie.');
  }
  // Before HTTP/1.1 a request need not say whom it asks.
  const { host = httpVersion === '1.0' ? 'localhost' : '', upgrade = 'h2c' } = headers;
  const named = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (!HOST.test(host) || !URL.canParse(`http://${host}`) || named.length > 1) {
    return new Refusal(400, 'Der Name des Servers in der Anfrage ist nicht lesbar.');
  }
  // Whoever offers a newer HTTP is content with this one.
  if (upgrade.toLowerCase() === 'h2c') return undefined;
  return new Refusal(400, 'Diese Verbindung kann nicht umgestellt werden.', {
    Connection: 'close',
  });
}

/** What Next could not say of a reader's request at which it has failed: what it sent is of the reader's making. */
export function unmetBy(
  request: IncomingMessage,
  { headers }: IncomingMessage,
): Refusal | undefined {
  const { range, 'if-match': match, 'if-unmodified-since': since } = request.headers;
  if (match ?? since) return new Refusal(412, 'Hier steht inzwischen etwas anderes.');
  const size = headers['content-range'];
  if (range)
    return new Refusal(416, 'So weit reicht das nicht.', size ? { 'Content-Range': size } : {});
  return request.headers['next-router-state-tree'] ? UNREADABLE : undefined;
}

export const BUSY = new Refusal(
  503,
  'Gerade kommen sehr viele Anfragen auf einmal. Bitte in einigen Sekunden noch einmal senden.',
  { 'Retry-After': '5' },
);

/** What is said of a form at which Next fails. */
export const badForm = (request: IncomingMessage): Refusal =>
  request.method === 'POST'
    ? new Refusal(
        400,
        'Die Anfrage konnte nicht gelesen werden. Bitte gehe zurück und sende das Formular noch einmal.',
      )
    : new Refusal(405, WRONG_METHOD.sentence, { Allow: 'GET, HEAD, POST' });

/** Of these nobody is believed (out of a policy Next takes a nonce), and those of the connection end here. */
const NOT_PASSED =
  /^(?:x-forwarded-(?:host|port)|forwarded|content-security-policy|x-middleware-.*|connection|content-length|expect|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/;
/** Characters of a client's name that are read: Next looks for robots in it in the square of their number. */
const LONGEST_NAME = 500;

/** A request's headers as they may be believed. A proxy that is trusted names the visitor's address, the scheme and the request. */
export function believedHeaders(
  request: IncomingMessage,
  trusted: ReturnType<typeof proxyaddr.compile>,
): IncomingHttpHeaders {
  const entries = Object.entries(request.headers).filter(([name]) => !NOT_PASSED.test(name));
  const headers: IncomingHttpHeaders = { host: 'localhost', ...Object.fromEntries(entries) };
  if (!trusted(request.socket.remoteAddress ?? '', 0)) {
    delete headers['x-forwarded-proto'];
    delete headers[REQUEST_ID];
  }
  headers['x-forwarded-for'] = proxyaddr(request, trusted);
  if (headers['user-agent']) headers['user-agent'] = headers['user-agent'].slice(0, LONGEST_NAME);
  // A page of ours that tells no addresses onwards hides its origin; Next takes that for a foreign site.
  if (headers.origin === 'null' && headers['sec-fetch-site'] === 'same-origin')
    delete headers.origin;
  return headers;
}

/** Refuses in the form that was asked for. What the client is still sending is read, so that it hears the answer. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, sentence, headers } = refusal;
  const type = isApi(request.url) ? 'application/json' : 'text/plain; charset=utf-8';
  response.writeHead(status, { ...REFUSAL_HEADERS, ...headers, 'Content-Type': type });
  response.end(isApi(request.url) ? JSON.stringify({ error: sentence }) : sentence);
  request.resume();
}

/** The same for a connection that no response belongs to; it is closed. */
export function refuseConnection(socket: Socket, code = ''): void {
  const { status, sentence, headers } = OF_PARSER[code] ?? UNREADABLE;
  const lines = Object.entries({
    ...{ ...REFUSAL_HEADERS, ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    ...{ 'Content-Length': Buffer.byteLength(sentence), Connection: 'close' },
  }).map((line) => line.join(': '));
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', sentence].join('\r\n'));
}

/** Bytes of a body; as for the API and in next.config.ts. */
const BODY_LIMIT = 64 * 1024;

/** Reads a whole body, so that nobody works for a client that never sends the rest. @throws Refusal beyond the limit */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  const sentence = isApi(request.url)
    ? 'Die Anfrage ist zu groß (höchstens 64 kB).'
    : 'Das sind zu viele Angaben auf einmal. Bitte gehe zurück und kürze sie.';
  const chunks: Buffer[] = [];
  let left = BODY_LIMIT;
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length']) > left) reject(new Refusal(413, sentence));
    request.on('data', (chunk: Buffer) => {
      if ((left -= chunk.length) >= 0) chunks.push(chunk);
      else reject(new Refusal(413, sentence));
    });
    request.once('end', () => resolve(Buffer.concat(chunks))).once('error', reject);
  });
}
