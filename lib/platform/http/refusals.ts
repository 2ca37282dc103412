import { IncomingMessage, STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isReading } from './caller';
import { MAX_BODY_BYTES } from './route';
import { REFUSAL_HEADERS } from './security-policy';

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
export const wrongMethod = (allow = 'GET, HEAD, POST') =>
  new Refusal(405, WRONG_METHOD.sentence, { Allow: allow });
const FILES = /^\/(?:_next|images|videos)\//;
/** Next uses these names for its own parts and would fail. */
const OF_NEXT = /\.rsc$|^\/_global-error$/;
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

export function objectionTo(request: IncomingMessage): Refusal | undefined {
  const { method = '', url = '', headers, rawHeaders, httpVersion } = request;
  // Node's parser accepts 0.9 and 2.0 as well.
  if (!['1.0', '1.1'].includes(httpVersion)) return UNREADABLE;
  if (!METHODS.includes(method)) return WRONG_METHOD;
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/') || !isDecodable(path)) {
    return new Refusal(400, 'Diese Adresse ist nicht lesbar. Bitte prüfen Sie sie.');
  }
  if (OF_NEXT.test(path)) return new Refusal(404, 'Diese Seite gibt es nicht.');
  const isFile = FILES.test(path);
  if (isFile && !isReading(request)) return wrongMethod('GET, HEAD');
  if (!isApi(path) && ['PUT', 'OPTIONS'].includes(method)) return wrongMethod();
  const { host = httpVersion === '1.0' ? 'localhost' : '', upgrade = 'h2c' } = headers;
  const named = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (!HOST.test(host) || !URL.canParse(`http://${host}`) || named.length > 1) {
    return new Refusal(400, 'Der Name des Servers in der Anfrage ist nicht lesbar.');
  }
  // A client that offers HTTP/2 accepts HTTP/1.1.
  if (upgrade.toLowerCase() === 'h2c') return undefined;
  return new Refusal(400, 'Diese Verbindung kann nicht umgestellt werden.', {
    Connection: 'close',
  });
}

export const UNMET = new Refusal(412, 'Hier steht inzwischen etwas anderes.');

/** Next answers 500 to some malformed requests; these are the client's fault. */
export function unmetBy(
  request: IncomingMessage,
  { headers }: IncomingMessage,
): Refusal | undefined {
  const { range, 'if-match': match, 'if-unmodified-since': since } = request.headers;
  if (match ?? since) return UNMET;
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

const tooLarge = ({ url }: IncomingMessage): Refusal =>
  new Refusal(
    413,
    isApi(url)
      ? 'Die Anfrage ist zu groß (höchstens 64 kB).'
      : 'Das sind zu viele Angaben auf einmal. Bitte gehen Sie zurück und kürzen Sie sie.',
  );

/** Before work begins, since a client may never finish. Throws Refusal beyond the limit. */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let left = MAX_BODY_BYTES;
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length']) > left) reject(tooLarge(request));
    request.on('data', (chunk: Buffer) => {
      if ((left -= chunk.length) >= 0) chunks.push(chunk);
      else reject(tooLarge(request));
    });
    request.once('end', () => resolve(Buffer.concat(chunks))).once('error', reject);
  });
}

export const BAD_FORM = new Refusal(
  400,
  'Die Anfrage konnte nicht gelesen werden. Bitte gehen Sie zurück und senden Sie das Formular noch einmal.',
);

/** The same request for a handler that reads it from its start. */
export function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { socket, method, url, headers } = request;
  const again = new IncomingMessage(socket);
  again.push(body);
  again.push(null);
  // An incomplete request would close the connection.
  return Object.assign(again, { method, url, headers, complete: true });
}

/** Reads the rest of the body, so that the client receives the answer. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, sentence, headers } = refusal;
  const body = isApi(request.url) ? JSON.stringify({ error: sentence }) : sentence;
  response.writeHead(status, {
    ...REFUSAL_HEADERS,
    ...headers,
    'Content-Length': Buffer.byteLength(body),
    'Content-Type': isApi(request.url) ? 'application/json' : 'text/plain; charset=utf-8',
  });
  response.end(body);
  request.resume();
}

export function refuseConnection(socket: Socket, code = ''): void {
  const { status, sentence, headers } = OF_PARSER[code] ?? UNREADABLE;
  const lines = Object.entries({
    ...REFUSAL_HEADERS,
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(sentence),
    Connection: 'close',
  }).map((line) => line.join(': '));
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', sentence].join('\r\n'));
}
