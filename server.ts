import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import * as http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import next from 'next';
import proxyaddr from 'proxy-addr';
import { log, logConsole } from '@/lib/platform/telemetry/log';
import { metrics, watchProcess } from '@/lib/platform/telemetry/metrics';
import { observeIn, REQUEST_ID, requestIdOf } from '@/lib/platform/telemetry/observe';
import { requestIds } from '@/lib/platform/telemetry/request-id';
import { type Answer, Cache, type Kept, keyOf, send } from './server/cache';
import * as requests from './server/requests';

/** Milliseconds: a request has to be here within 15 seconds, with its body. */
const TIMES = { headersTimeout: 14_500, requestTimeout: 14_500, connectionsCheckingInterval: 500 };
/** Connections at once; for the last of them those leave that have waited longest without a request. */
const MOST_CONNECTIONS = 2000;
const SPARE = 100;
/** Posts that Next works on at once, so that readers pass, and milliseconds that one waits for its turn. */
const POSTS_AT_ONCE = 8;
const LONGEST_WAIT = 5_000;
/** Milliseconds that a server gets until it can work, and to finish when it is told to stop. */
const PREPARED_WITHIN = 30_000;
const GRACE = 10_000;

/** Streams as long as a conversation is; reads pictures of megabytes and guards itself. */
const STREAMED = /^\/api\/chat(?:\?|$)/;
const UPLOADS = /^\/api\/employee\/guides\/pictures(?:\?|$)/;

/** What the application, which is bundled apart, shares with this server. */
const shared = globalThis as typeof globalThis & {
  portalStopWork?: () => Promise<void>;
  portalBuild?: string;
};

type Ask = (
  asked: http.RequestOptions,
  body?: Buffer | IncomingMessage,
) => Promise<IncomingMessage>;

const readers = new http.Agent({ keepAlive: true, maxSockets: 512 });
const senders = new http.Agent({ keepAlive: true, maxSockets: POSTS_AT_ONCE });

/** Gives up on a post whose turn does not come. */
function limitWait(asking: http.ClientRequest): void {
  const { waitingPosts, refusedPosts } = metrics();
  waitingPosts.inc();
  const timer = setTimeout(() => {
    refusedPosts.inc();
    asking.destroy(requests.BUSY);
  }, LONGEST_WAIT);
  const end = () => {
    clearTimeout(timer);
    waitingPosts.dec();
    asking.off('socket', end).off('close', end);
  };
  asking.on('socket', end).on('close', end);
}

/** Has Next listen on a socket that this process alone reaches. @returns asks it for something */
async function listenInside(handle: http.RequestListener): Promise<Ask> {
  const socketPath = join(mkdtempSync(join(tmpdir(), 'portal-')), 'next.sock');
  const inside = http.createServer({ keepAliveTimeout: 0 }, (request, response) =>
    requestIds().run(request.headers[REQUEST_ID]?.toString(), () => handle(request, response)),
  );
  await once(inside.listen(socketPath), 'listening');
  return async (asked, body) => {
    const asking = http.request({ agent: readers, socketPath, ...asked });
    if (asked.agent === senders) limitWait(asking);
    if (body instanceof http.IncomingMessage) body.pipe(asking);
    else asking.end(body);
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    // What goes wrong from here on whoever reads the answer hears.
    asking.on('error', () => {});
    return answer;
  };
}

async function whole(asked: Promise<IncomingMessage>): Promise<Answer> {
  const answer = await asked;
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}

const isWell = async (ask: Ask) => (await whole(ask({ path: '/api/health' }))).status === 200;

/** Passes on what Next answers, as it comes. */
async function relay(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = answer.headers;
  await pipeline(answer, response.writeHead(answer.statusCode ?? 500, headers));
}

/**
 * Asks the application for something before anybody else can: it brings in employee and guides
 * (instrumentation.ts) before it answers its first request. @throws Error when it cannot do its work
 */
async function prepared(
  handle: http.RequestListener,
  build: string,
): Promise<http.RequestListener> {
  const ask = await listenInside(handle);
  for (const start = performance.now(); !(await isWell(ask));) {
    if (performance.now() - start > PREPARED_WITHIN) {
      throw new Error(
        'The database cannot be read and written as it has to be; what it said stands above.',
      );
    }
    await pause(200);
  }
  return answerBy(ask, build);
}

/** Answers visitors. @param ask asks Next */
function answerBy(ask: Ask, build: string): http.RequestListener {
  const proxies = (process.env.TRUSTED_PROXIES ?? '').split(',').map((entry) => entry.trim());
  const trusted = proxyaddr.compile(proxies.filter(Boolean));
  const observe = observeIn(build);
  /** In place of a page that cannot be made, in most cases because the database is away. */
  const notice = async (): Promise<Kept> => ({
    ...(await cache.get('/nicht-erreichbar')),
    status: 503,
  });
  const cache: Cache = new Cache(async (path) => {
    const answer = await whole(ask({ path, headers: { host: 'localhost' } }));
    return answer.status < 500 ? answer : notice();
  });

  async function answerAnew(
    request: IncomingMessage,
    response: ServerResponse,
    headers: http.OutgoingHttpHeaders,
  ) {
    const { url: path = '', method = '' } = request;
    const isReading = method === 'GET' || method === 'HEAD';
    const body = isReading
      ? undefined
      : UPLOADS.test(path)
        ? request
        : await requests.readBody(request);
    const agent = isReading || UPLOADS.test(path) || STREAMED.test(path) ? readers : senders;
    const answer = await ask({ path, method, headers, agent }, body);
    const { statusCode = 0, headers: told } = answer;
    const isUnknown = told['x-nextjs-action-not-found'] && !headers['next-action'];
    if (path.startsWith('/api/') || (statusCode < 500 && !isUnknown))
      return relay(answer, response);
    answer.resume();
    // The form of a page that was opened before a deploy is sent once more, to where it is understood.
    if (isUnknown) return response.writeHead(307, { Location: '/seite-erneuert' }).end();
    const fault = isReading ? requests.unmetBy(request, answer) : requests.badForm(request);
    if (fault && (isReading || (await isWell(ask)))) throw fault;
    return send(await notice(), request, response);
  }

  return async (request, response) => {
    const headers = requests.believedHeaders(request, trusted);
    if (headers['x-forwarded-proto'] === 'https') {
      response.setHeader('Strict-Transport-Security', 'max-age=31536000');
    }
    const seen = observe(request, response);
    const objection = requests.objectionTo(request);
    const key = objection ? undefined : keyOf(request);
    const kept = key && cache.find(key);
    if (kept) {
      send(kept, request, response);
      return seen('kept');
    }
    const id = requestIdOf({ headers });
    response.setHeader(REQUEST_ID, id).once('close', () => seen());
    try {
      if (objection) throw objection;
      if (key) send(await cache.fetch(key), request, response);
      else await answerAnew(request, response, { ...headers, [REQUEST_ID]: id });
    } catch (error) {
      if (error instanceof requests.Refusal) return requests.refuse(request, response, error);
      // Unless the client left.
      if (!request.socket.destroyed) log().error({ err: error, requestId: id }, 'A request failed');
      request.socket.destroy();
    }
  };
}

/** Looks after the connections of a server, which answer one request after the other. @returns ends them, in peace */
function watchConnections(server: http.Server, answer: http.RequestListener): () => Promise<void> {
  /** What each is answered, those that are not for longest first. */
  const open = new Map<Socket, ServerResponse | undefined>();
  let isEnding = false;
  server.maxConnections = MOST_CONNECTIONS;
  server.on('connection', (socket) => {
    if (open.size > MOST_CONNECTIONS - SPARE) {
      for (const [one, response] of open) {
        if (response) continue;
        one.destroy();
        break;
      }
    }
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
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
    if (isEnding) response.setHeader('Connection', 'close');
    if (before && !before.closed) await once(before, 'close');
    if (!socket.destroyed) answer(request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const isAnswered = open.get(socket)?.headersSent;
    if (!socket.writable || isAnswered || error.code === 'ECONNRESET') socket.destroy();
    else requests.refuseConnection(socket, error.code);
  });
  server.on('connect', (_, socket: Socket) => requests.refuseConnection(socket, 'CONNECT'));
  return async () => {
    isEnding = true;
    for (const response of open.values()) {
      if (response && !response.headersSent) response.setHeader('Connection', 'close');
    }
    setInterval(() => server.closeIdleConnections(), 250).unref();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** Serves the built application on HOST and PORT until the process is told to stop. */
export async function serve({ dev = false } = {}): Promise<{ address: string }> {
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || '127.0.0.1';
  const build = process.env.PORTAL_BUILD ?? '';
  watchProcess();
  // next-auth builds its addresses from the host that was asked, which no other header names by then, so that a
  // login works on localhost and 127.0.0.1 alike. A fixed address would win over it.
  process.env.AUTH_TRUST_HOST = 'true';
  delete process.env.NEXTAUTH_URL;

  const server = http.createServer({
    ...TIMES,
    keepAliveTimeout: 65_000,
    requireHostHeader: false,
  });
  // Next compares rewrites with the address made of this name, as which middleware writes any loopback address.
  const app = next({
    dev,
    hostname: 'localhost',
    port,
    httpServer: dev ? server : new http.Server(),
  });
  if (!dev) {
    logConsole();
    shared.portalBuild = build;
  }
  await app.prepare();
  const handle = app.getRequestHandler();
  const end = dev ? undefined : watchConnections(server, await prepared(handle, build));
  if (dev) server.on('request', handle);
  await once(server.listen({ port, host, backlog: 4096 }), 'listening');
  // Whoever read the console may be gone. Node would fail at each further line, and log that it failed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  const stop = () => {
    // A mail that is being handed over is finished, and nothing new is begun (lib/background.ts).
    void Promise.all([end?.(), shared.portalStopWork?.()]).then(() => process.exit(0));
    setTimeout(() => process.exit(0), GRACE).unref();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  return { address: `http://${host}:${port}` };
}
