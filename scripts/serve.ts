import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import {
  createServer,
  Server,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import next from 'next';
import proxyaddr from 'proxy-addr';
import { logConsole } from '@/lib/platform/telemetry/log';
import { watchProcess } from '@/lib/platform/telemetry/metrics';
import { Admission, takesTurns } from './serve/admission';
import { bodyIsHere, isReadAsItComes, ROOM_FOR_BODY } from './serve/body';
import { PROMPT, serveInTurn } from './serve/connections';
import { askInside, type Answer } from './serve/inner-request';
import { keepPages } from './serve/kept-pages';
import { settleAddress, settleOrigin, settleRouterState } from './serve/headers';
import { observeIn, REQUEST_ID, requestIdOf, type Observe } from './serve/observe';
import { loadPages } from './serve/load-pages';
import * as refusals from './serve/refusals';
import { keepNotice, unavailable, type Instead } from './serve/unavailable';
import { finishPages } from './serve/whole-pages';

type Respond = (...args: unknown[]) => ServerResponse;

/** Connections that may wait to be taken in; the first word of a further one is lost, and said again after a second. */
const BACKLOG = 4096;

/** Milliseconds that open requests and mails get to finish when the server is told to stop. */
const GRACE = 10_000;

/**
 * Milliseconds in which a server that starts has to be able to do its work, and between two looks. Where three
 * processes wait for each core, ten seconds go by until it has read its own code.
 */
const PREPARED_WITHIN = 30_000;
const LOOK_AGAIN = 200;

/** Where a page leaves the status it wants to be answered with (lib/platform/http/response-status.ts). */
interface StatusSlot {
  /** Names the request in the log, the outbox and its answer */
  requestId: string;
  status?: number;
  retryAfter?: number;
  /** Seconds for which everybody may be shown it */
  shared?: number;
}

/** What the application, which is bundled apart, and this server share. */
const shared = globalThis as typeof globalThis & {
  portalResponseStatus?: AsyncLocalStorage<StatusSlot>;
  portalStopWork?: () => Promise<void>;
  /** The build that is served: with what runs on threads of its own (lib/platform/jobs/thread.ts) */
  portalBuild?: string;
};

const statusSlots = new AsyncLocalStorage<StatusSlot>();
shared.portalResponseStatus = statusSlots;

const UNREADABLE =
  'Die Anfrage konnte nicht gelesen werden. Bitte gehe zurück und sende das Formular noch einmal.';

const PLAIN = 'text/plain; charset=utf-8';

/**
 * What is answered in place of what Next made of a request to a page, where it failed. A posted form that
 * it cannot read is the sender's fault; faults of ours are noted by the page before (slot).
 */
function insteadOf(status: number, slot: StatusSlot, isForm: boolean): Instead | undefined {
  if (status < 500) return undefined;
  if (isForm && slot.status === undefined) return { status: 400, type: PLAIN, text: UNREADABLE };
  return status === 500 ? unavailable() : undefined;
}

/** Lets a page choose the status it is answered with, and says in words what Next answers with a bare 500. */
function chooseStatus(response: ServerResponse, slot: StatusSlot, isForm: boolean): void {
  const writeHead = response.writeHead.bind(response) as Respond;
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as Respond;
  let instead: Instead | undefined;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    instead = insteadOf(status, slot, isForm);
    const retryAfter = instead ? instead.retryAfter : slot.retryAfter;
    if (retryAfter) response.setHeader('Retry-After', retryAfter);
    if (!instead) {
      if (slot.shared && status === 200 && slot.status === undefined) {
        response.setHeader('Cache-Control', `s-maxage=${slot.shared}`);
      }
      return writeHead(slot.status ?? status, ...rest);
    }
    for (const name of ['Content-Length', 'Content-Encoding', 'ETag']) response.removeHeader(name);
    response.setHeader('Content-Type', instead.type);
    response.setHeader('Cache-Control', 'no-store');
    return writeHead(instead.status);
  };
  response.write = (...args: unknown[]) => (instead ? true : write(...args));
  response.end = (...args: unknown[]) => {
    // Written by hand, so that the length of Next's own text is not announced.
    const mayBeReplaced = isForm || response.statusCode >= 500;
    if (!response.headersSent && mayBeReplaced) response.writeHead(response.statusCode);
    return instead ? end(instead.text) : end(...args);
  };
}

const admission = new Admission();

interface Answering {
  /** Next */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Answers with what is kept, if anything is */
  answerKept: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Counts a request and logs it, when it has been answered */
  observe: Observe;
  /** Of every refusal */
  headers: OutgoingHttpHeaders;
}

/**
 * Answers with what is kept, refuses what no page has to see, and hands the rest to Next, with a slot for what
 * its page may choose. What is kept is for everybody, and names nobody's request.
 */
async function answer(
  answering: Answering,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const seen = answering.observe(request, response);
  const refused = refusals.objectionTo(request);
  if (!refused && answering.answerKept(request, response)) return seen('kept');
  const slot: StatusSlot = { requestId: requestIdOf(request) };
  response.setHeader(REQUEST_ID, slot.requestId);
  await statusSlots.run(slot, async () => {
    response.once(
      'close',
      AsyncResource.bind(() => seen()),
    );
    if (refused) refusals.refuse(request, response, refused, answering.headers);
    else await answerAnew(answering, slot, request, response);
  });
}

async function answerAnew(
  { handle, headers }: Answering,
  slot: StatusSlot,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isPage = !request.url?.startsWith('/api/');
  const isForm = request.method === 'POST' && isPage;
  if (isForm) settleOrigin(request);
  const objection =
    (isReadAsItComes(request) || (await bodyIsHere(request))
      ? undefined
      : refusals.tooLarge(request)) ??
    // No page of ours calls a server action by script, so such a call is nobody's.
    (request.method === 'POST' && request.headers['next-action'] !== undefined
      ? { status: 400, sentence: UNREADABLE }
      : undefined) ??
    (takesTurns(request) ? admission.objection() : undefined);
  if (objection) return refusals.refuse(request, response, objection, headers);
  if (isPage) chooseStatus(response, slot, isForm);
  const work = async () => {
    // A client that left while it waited is not worked for.
    if (!request.socket.destroyed) await handle(request, response);
  };
  if (!takesTurns(request)) return work();
  const late = await admission.follow(work);
  if (late) refusals.refuse(request, response, late, headers);
}

/**
 * Hands the configuration of a build to Next, which would compile next.config.ts at each start, and load all
 * pages before it takes anybody in (serve/load-pages.ts does so afterwards).
 */
function configureNext(distDir: string): void {
  const { config } = JSON.parse(readFileSync(join(distDir, 'required-server-files.json'), 'utf8'));
  const experimental = { ...config.experimental, preloadEntriesOnStart: false };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({
    ...config,
    distDir,
    experimental,
  });
}

type Ask = (path: string) => Promise<Answer>;

/**
 * Asks the application for something before anybody else can: it brings in employee and guides
 * (instrumentation.ts) before it answers its first request, and a portal without them is not ready. A machine
 * that is busy may need more than one look until the database has answered in time.
 * @throws Error with a sentence when it cannot do its work
 */
async function untilPrepared(ask: Ask): Promise<void> {
  for (const start = performance.now(); (await ask('/api/health')).status !== 200;) {
    if (performance.now() - start > PREPARED_WITHIN) {
      throw new Error(
        'The database cannot be read and written as it has to be; what it said stands above.',
      );
    }
    await setTimeout(LOOK_AGAIN);
  }
}

/** Serves the built application on HOST and PORT until the process is told to stop. */
export async function serve({ dev = false } = {}): Promise<{ address: string }> {
  const port = Number(process.env.PORT || 3000);
  const hostname = process.env.HOST || '127.0.0.1';
  const proxies = (process.env.TRUSTED_PROXIES ?? '').split(',').map((entry) => entry.trim());
  const settle = settleAddress(proxyaddr.compile(proxies.filter(Boolean)));

  watchProcess();
  if (!dev) logConsole();
  const build = process.env.PORTAL_BUILD ?? '';
  if (!dev) {
    shared.portalBuild = build;
    configureNext(build);
  }

  // next-auth builds its addresses from the host that was asked, so that a login works on localhost
  // and 127.0.0.1 alike. It may, because no other header names a host by then. A fixed
  // address would win over it.
  process.env.AUTH_TRUST_HOST = 'true';
  delete process.env.NEXTAUTH_URL;

  // A request without Host is refused by us, in words.
  const server = createServer({ ...PROMPT, ...ROOM_FOR_BODY, requireHostHeader: false });
  // Next listens for upgrades on the server that it is given, and only who works on the portal has any.
  const httpServer = dev ? server : new Server();
  // Next compares rewrites with the address made of this name, in which middleware writes every loopback
  // address as 'localhost'. With another name each rewrite would be fetched over the network again.
  const app = next({ dev, hostname: 'localhost', port, httpServer });
  await app.prepare();
  const askNext = app.getRequestHandler();
  const handle: Answering['handle'] = (request, response) => {
    if (!dev) finishPages(response);
    return askNext(request, response);
  };
  const headers = dev ? {} : refusals.securityHeaders(build);
  const refuseConnection = (refusal: refusals.Refusal, socket: Socket) =>
    refusals.refuseConnection(socket, refusal, headers);
  const keepNothing = () => false;
  const askAnew: Ask = (path) =>
    askInside(
      (...exchange) =>
        answer({ handle, answerKept: keepNothing, observe: () => () => {}, headers }, ...exchange),
      path,
    );
  const observe = observeIn(dev ? undefined : build);
  const answerKept = dev ? keepNothing : keepPages(askAnew);
  const drain = serveInTurn(server, {
    async answer(request, response) {
      settle(request, response);
      settleRouterState(request);
      return answer({ handle, answerKept, observe, headers }, request, response);
    },
    onUnreadable: (error, socket) => refuseConnection(refusals.refusalFor(error), socket),
  });
  server.on('connect', (_request, socket) =>
    refuseConnection(refusals.UNKNOWN_METHOD, socket as Socket),
  );
  await untilPrepared(askAnew);
  if (!dev) await keepNotice(askAnew);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: hostname, backlog: BACKLOG }, resolve);
  });
  if (!dev) void loadPages(build).catch(console.error);

  const address = `http://${hostname}:${port}`;

  // Whoever read the console may be gone. Node would fail at each further line, and log that it failed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  const stop = () => {
    // A mail that is being handed over is finished, and nothing new is begun (lib/background.ts).
    const workEnded = shared.portalStopWork?.();
    void drain().then(async () => {
      await workEnded;
      process.exit(0);
    });
    void setTimeout(GRACE, undefined, { ref: false }).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return { address };
}
