import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import * as http from 'node:http';
import { Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import next from 'next';
import pLimit from 'p-limit';
import { WORDS_WAIT } from '@/lib/platform/http/asked-path';
import { isReading, believedHeaders, forClient, forNext } from '@/lib/platform/http/caller';
import * as refusals from '@/lib/platform/http/refusals';
import { log, logConsole, requestIds } from '@/lib/platform/telemetry/log';
import { metrics, watchProcess, observeIn, REQUEST_ID } from '@/lib/platform/telemetry/metrics';
import { sharedAddress } from '@/lib/static-pages';
import { type StoredAnswer, Cache, type Kept, sendStored } from './server/cache';

type Request = http.IncomingMessage;
type Response = http.ServerResponse;
type Ask = (asked: http.RequestOptions, body?: Buffer) => Promise<Request>;

/** Milliseconds: a request must arrive within 15 seconds, with its body. */
const TIMES = { requestTimeout: 14_500, connectionsCheckingInterval: 500 };
const MOST_CONNECTIONS = 2000;
/** These take pictures of megabytes or answer in a stream, and have limits of their own. */
const STREAMS = /^\/api\/(?:chat|employee\/guides\/pictures)(?:\?|$)/;
const NOTICE = '/nicht-erreichbar';
/** Milliseconds. */
const WITHIN = { turn: 5_000, start: 30_000, stop: 10_000 };

/** Only a few posts are handled at a time, so that they do not slow down readers. */
const posts = pLimit(16);

/** In order. Throws Refusal after too long a wait. */
async function inTurn(work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await posts(async () => {
    metrics().waitingPosts.set(posts.pendingCount);
    if (performance.now() - start < WITHIN.turn) return work();
    metrics().refusedPosts.inc();
    throw refusals.BUSY;
  });
}

/** Shared with the application, a separate bundle. */
const shared = globalThis as typeof globalThis & {
  portalStopWork?: () => Promise<void>;
  portalBuild?: string;
};

/** Lets Next listen on a socket that only this process can reach. */
async function listenInside(handle: http.RequestListener): Promise<Ask> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const socketPath = join(folder, 'next.sock');
  const inside = http.createServer({ keepAliveTimeout: 0 }, handle);
  await once(inside.listen(socketPath), 'listening');
  const agent = new http.Agent({ keepAlive: true, maxSockets: 512 });
  return async (asked, body) => {
    const asking = http.request({ agent, socketPath, maxHeaderSize: 65_536, ...asked }).end(body);
    const [answer] = (await once(asking, 'response')) as [Request];
    // Later errors reach the reader of the answer.
    asking.on('error', () => {});
    return answer;
  };
}

async function whole(asked: Promise<Request>): Promise<StoredAnswer> {
  const { statusCode: status = 500, headers } = await asked;
  return { status, headers, body: await buffer(await asked) };
}

const isWell = async (ask: Ask) => (await whole(ask({ path: '/api/health' }))).status === 200;

function answerBy(handle: http.RequestListener, ask: Ask): http.RequestListener {
  const observe = observeIn(shared.portalBuild ?? '');
  const cache: Cache = new Cache(async (path) => {
    const answer = await whole(ask({ path, headers: { host: 'localhost' } }));
    return answer.status < 500 || path === NOTICE ? answer : notice();
  });
  const notice = async (): Promise<Kept> => ({ ...(await cache.get(NOTICE)), status: 503 });

  async function answerPage(request: Request, response: Response, body?: Buffer) {
    const { url: path = '', method = '' } = request;
    const asked = { path, method, headers: forNext(request.headers) };
    let answer = await ask(asked, body);
    const { statusCode: status = 500, headers: told } = answer;
    // Next's own 404 needs scripts to show its text; its replacement does not.
    const isShell = status === 404 && told[WORDS_WAIT] && /html/.test(told['content-type'] ?? '');
    // A form from before a deploy: sent once more, to a route that understands it.
    const isUnknown = told['x-nextjs-action-not-found'] && !request.headers['next-action'];
    if (status === 405) {
      answer.resume();
      throw refusals.wrongMethod((await whole(ask({ ...asked, method: 'OPTIONS' }))).headers.allow);
    }
    if (!path.startsWith('/api/') && (status >= 500 || isUnknown || isShell)) {
      answer.resume();
      if (isUnknown) return response.writeHead(307, { Location: '/seite-erneuert' }).end();
      const fault = isReading(request) ? refusals.unmetBy(request, answer) : refusals.BAD_FORM;
      if (status >= 500 && fault && (isReading(request) || (await isWell(ask)))) throw fault;
      if (status >= 500) return sendStored(await notice(), request, response);
      answer = await ask({ ...asked, headers: { ...asked.headers, 'x-portal-missing': 'gone' } });
    }
    await pipeline(answer, response.writeHead(answer.statusCode!, forClient(answer.headers)));
  }

  async function answerCall(request: Request, response: Response, body?: Buffer) {
    if (response.closed) return;
    handle(body ? refusals.withBody(request, body) : request, response);
    await once(response, 'close');
  }

  async function answerByNext(request: Request, response: Response) {
    const { url = '', method } = request;
    const answer = method === 'POST' && url.startsWith('/api/') ? answerCall : answerPage;
    if (isReading(request) || STREAMS.test(url)) return answer(request, response);
    const body = await refusals.readBody(request);
    await inTurn(() => answer(request, response, body));
  }

  return async (request, response) => {
    const objection = refusals.objectionTo(request);
    request.headers = believedHeaders(request);
    const { 'x-forwarded-proto': scheme, [REQUEST_ID]: id = '' } = request.headers;
    if (scheme === 'https') response.setHeader('Strict-Transport-Security', 'max-age=31536000');
    const seen = observe(request, response);
    const key = objection || !isReading(request) ? undefined : sharedAddress(request);
    const kept = key && cache.find(key);
    if (kept) {
      sendStored(kept, request, response);
      return seen('kept');
    }
    response.setHeader(REQUEST_ID, id).once('close', () => seen());
    try {
      if (objection) throw objection;
      if (key) sendStored(await cache.fetch(key), request, response);
      else await answerByNext(request, response);
    } catch (error) {
      if (error instanceof refusals.Refusal) return refusals.refuse(request, response, error);
      if (!request.socket.destroyed) log().error({ err: error, requestId: id }, 'A request failed');
      request.socket.destroy();
    }
  };
}

/** Answers the requests of a connection one after the other. */
function watchConnections(server: http.Server, answer: http.RequestListener): () => Promise<void> {
  /** The response in progress on each connection; idle ones in the order in which they became idle. */
  const open = new Map<Socket, Response | undefined>();
  server.maxConnections = MOST_CONNECTIONS;
  server.on('connection', (socket) => {
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
    if (open.size < 0.95 * MOST_CONNECTIONS) return;
    for (const [waiting, response] of open) if (!response) return void waiting.destroy();
  });
  server.on('request', async (request, response) => {
    const { socket } = request;
    const before = open.get(socket);
    open.set(socket, response);
    response.once('close', () => {
      if (open.get(socket) !== response) return;
      open.delete(socket);
      if (!socket.destroyed) open.set(socket, undefined);
    });
    if (before && !before.closed) await once(before, 'close');
    if (!socket.destroyed) answer(request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = open.get(socket);
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    // The request in progress was complete: the fault is in what follows it.
    else if (response?.req.complete) response.once('close', () => socket.destroy());
    else if (response?.headersSent) socket.destroy();
    else refusals.refuseConnection(socket, error.code);
  });
  server.on('connect', (_, socket: Socket) => refusals.refuseConnection(socket, 'CONNECT'));
  return async () => {
    // From now on each response announces that its connection closes.
    server.maxRequestsPerSocket = 1;
    // http.Server.close() would cut off connections on which a request is about to arrive.
    const closed = new Promise((resolve) => Server.prototype.close.call(server, resolve));
    await pause(250);
    setInterval(() => server.closeIdleConnections(), 250).unref();
    await closed;
  };
}

export async function serve(): Promise<{ address: string }> {
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || '127.0.0.1';
  watchProcess();
  logConsole();
  shared.portalBuild = process.env.PORTAL_BUILD ?? '';
  const server = http.createServer({ ...TIMES, requireHostHeader: false });
  server.keepAliveTimeout = 65_000;
  // 'localhost': middleware writes every loopback address so. The idle server keeps Next from taking
  // upgrades.
  const app = next({ hostname: 'localhost', port, httpServer: new http.Server() });
  await app.prepare();
  const byNext = app.getRequestHandler();
  const handle: http.RequestListener = (request, response) =>
    requestIds().run(request.headers[REQUEST_ID]?.toString(), () => byNext(request, response));
  const ask = await listenInside(handle);
  // The first employee and the guides are created before the first answer (instrumentation.ts).
  for (const start = performance.now(); !(await isWell(ask)); await pause(200)) {
    if (performance.now() - start < WITHIN.start) continue;
    throw new Error('The database cannot be read and written as it has to be; see above.');
  }
  const end = watchConnections(server, answerBy(handle, ask));
  await once(server.listen({ port, host, backlog: 4096 }), 'listening');
  const stop = () => {
    // Mails in transfer are finished, and no work begins (lib/background.ts).
    void Promise.all([end(), shared.portalStopWork?.()]).then(() => process.exit(0));
    setTimeout(() => process.exit(0), WITHIN.stop).unref();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  return { address: `http://${host}:${port}` };
}
