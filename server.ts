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
import { WORDS_WAIT } from '@/lib/platform/http/asked-path';
import {
  believedHeaders,
  OF_BODY,
  OF_CONNECTION,
  without,
} from '@/lib/platform/http/believed-headers';
import { readBody, withBody } from '@/lib/platform/http/read-body';
import * as refusals from '@/lib/platform/http/refusals';
import { turns } from '@/lib/platform/jobs/turns';
import { log, logConsole } from '@/lib/platform/telemetry/log';
import { watchProcess } from '@/lib/platform/telemetry/metrics';
import { observeIn, REQUEST_ID, requestIdOf } from '@/lib/platform/telemetry/observe';
import { requestIds } from '@/lib/platform/telemetry/request-id';
import { sharedAddress } from '@/lib/static-pages';
import { type Answer, Cache, type Kept, send } from './server/cache';

type Request = http.IncomingMessage;
type Response = http.ServerResponse;
type Headers = http.IncomingHttpHeaders;
const isReading = ({ method = '' }: Request) => ['GET', 'HEAD'].includes(method);
type Ask = (asked: http.RequestOptions, body?: Buffer) => Promise<Request>;

/** Milliseconds: a request has to be here within 15 seconds, with its body. */
const TIMES = { headersTimeout: 14_500, requestTimeout: 14_500, connectionsCheckingInterval: 500 };
/** Connections at once; for the last of them those leave that have waited longest without a request. */
const MOST_CONNECTIONS = 2000;
/** What takes pictures of megabytes, or answers in a stream, guards itself. */
const STREAMS = /^\/api\/(?:chat|employee\/guides\/pictures)(?:\?|$)/;
/** Shown in place of a page that cannot be made, in most cases because the database is away. */
const NOTICE = '/nicht-erreichbar';
/** Milliseconds in which a post has its turn, a server that starts its database, and one that stops an end. */
const WITHIN = { turn: 5_000, start: 30_000, stop: 10_000 };

/** Posts are worked on a few at a time, so that readers pass. */
const inTurn = turns(16, WITHIN.turn, refusals.BUSY);

/** What the application, which is bundled apart, shares with this server. */
const shared = globalThis as typeof globalThis & {
  portalStopWork?: () => Promise<void>;
  portalBuild?: string;
};

/** Has Next listen on a socket that this process alone reaches. @returns asks it for something */
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

async function whole(asked: Promise<Request>): Promise<Answer> {
  const { statusCode: status = 500, headers } = await asked;
  return { status, headers, body: await buffer(await asked) };
}

const isWell = async (ask: Ask) => (await whole(ask({ path: '/api/health' }))).status === 200;

/** Answers visitors. @param ask asks Next for what is looked at before it is sent */
function answerBy(handle: http.RequestListener, ask: Ask): http.RequestListener {
  const observe = observeIn(shared.portalBuild ?? '');
  const cache: Cache = new Cache(async (path) => {
    const answer = await whole(ask({ path, headers: { host: 'localhost' } }));
    return answer.status < 500 || path === NOTICE ? answer : notice();
  });
  const notice = async (): Promise<Kept> => ({ ...(await cache.get(NOTICE)), status: 503 });

  async function answerPage(request: Request, response: Response, headers: Headers, body?: Buffer) {
    const { url: path = '', method = '' } = request;
    const asked = { path, method, headers: without(headers, OF_BODY) };
    let answer = await ask(asked, body);
    const { statusCode: status = 500, headers: told } = answer;
    // What a page throws that finds nothing is shown by scripts alone; this is a page of its own.
    const isShell = status === 404 && told[WORDS_WAIT] && /html/.test(told['content-type'] ?? '');
    // The form of a page that was opened before a deploy is sent once more, to where it is understood.
    const isUnknown = told['x-nextjs-action-not-found'] && !headers['next-action'];
    if (status === 405) {
      answer.resume();
      throw refusals.wrongMethod((await whole(ask({ ...asked, method: 'OPTIONS' }))).headers.allow);
    }
    if (
      !path.startsWith('/api/') &&
      (status >= 500 || isUnknown || (isReading(request) && isShell))
    ) {
      answer.resume();
      if (isUnknown) return response.writeHead(307, { Location: '/seite-erneuert' }).end();
      const fault = isReading(request) ? refusals.unmetBy(request, answer) : refusals.BAD_FORM;
      if (status >= 500 && fault && (isReading(request) || (await isWell(ask)))) throw fault;
      if (status >= 500) return send(await notice(), request, response);
      answer = await ask({ ...asked, headers: { ...asked.headers, 'x-portal-missing': 'gone' } });
    }
    const passed = without(answer.headers, OF_CONNECTION);
    await pipeline(answer, response.writeHead(answer.statusCode ?? 500, passed));
  }

  async function answerCall(request: Request, response: Response, headers: Headers, body?: Buffer) {
    if (response.closed) return;
    const asked = body ? withBody(request, body) : request;
    handle(Object.assign(asked, { headers }), response);
    await once(response, 'close');
  }

  async function answerByNext(request: Request, response: Response, headers: Headers) {
    const { url = '', method } = request;
    const answer = method === 'POST' && url.startsWith('/api/') ? answerCall : answerPage;
    if (isReading(request) || STREAMS.test(url)) return answer(request, response, headers);
    const body = await readBody(request);
    await inTurn(() => answer(request, response, headers, body));
  }

  return async (request, response) => {
    const headers = believedHeaders(request);
    const isSafe = headers['x-forwarded-proto'] === 'https';
    if (isSafe) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
    const seen = observe(request, response);
    const objection = refusals.objectionTo(request);
    const key = objection ? undefined : sharedAddress(request);
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
      else await answerByNext(request, response, { ...headers, [REQUEST_ID]: id });
    } catch (error) {
      if (error instanceof refusals.Refusal) return refusals.refuse(request, response, error);
      // Unless the client left.
      if (!request.socket.destroyed) log().error({ err: error, requestId: id }, 'A request failed');
      request.socket.destroy();
    }
  };
}

/** Has each connection answered one request after the other. @returns lets go of them when they are answered */
function watchConnections(server: http.Server, answer: http.RequestListener): () => Promise<void> {
  /** What each is answered; those that are not stand in the order in which they wait. */
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
    // What is being answered was whole: the fault is in what follows it.
    else if (response?.req.complete) response.once('close', () => socket.destroy());
    else if (response?.headersSent) socket.destroy();
    else refusals.refuseConnection(socket, error.code);
  });
  server.on('connect', (_, socket: Socket) => refusals.refuseConnection(socket, 'CONNECT'));
  return async () => {
    // Those that come on a connection which is open yet are told that it closes.
    server.maxRequestsPerSocket = 1;
    // That of the network: Node's HTTP server would cut off what a client is about to ask.
    const closed = new Promise((resolve) => Server.prototype.close.call(server, resolve));
    await pause(250);
    setInterval(() => server.closeIdleConnections(), 250).unref();
    await closed;
  };
}

/** Serves the built application on HOST and PORT until the process is told to stop. */
export async function serve(): Promise<{ address: string }> {
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || '127.0.0.1';
  watchProcess();
  logConsole();
  shared.portalBuild = process.env.PORTAL_BUILD ?? '';
  const server = http.createServer({ ...TIMES, requireHostHeader: false });
  server.keepAliveTimeout = 65_000;
  // Next compares rewrites with this name, as which middleware writes any loopback address, and takes in upgrades.
  const app = next({ hostname: 'localhost', port, httpServer: new http.Server() });
  await app.prepare();
  const byNext = app.getRequestHandler();
  const handle: http.RequestListener = (request, response) =>
    requestIds().run(request.headers[REQUEST_ID]?.toString(), () => byNext(request, response));
  const ask = await listenInside(handle);
  // It brings in employee and guides before it answers its first request (instrumentation.ts).
  for (const start = performance.now(); !(await isWell(ask)); await pause(200)) {
    if (performance.now() - start < WITHIN.start) continue;
    throw new Error('The database cannot be read and written as it has to be; see above.');
  }
  const end = watchConnections(server, answerBy(handle, ask));
  await once(server.listen({ port, host, backlog: 4096 }), 'listening');
  const stop = () => {
    // A mail that is being handed over is finished, and nothing new is begun (lib/background.ts).
    void Promise.all([end(), shared.portalStopWork?.()]).then(() => process.exit(0));
    setTimeout(() => process.exit(0), WITHIN.stop).unref();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  return { address: `http://${host}:${port}` };
}
