import { type IncomingMessage, type Server as HttpServer, type ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { log } from '@/lib/platform/telemetry/log';
import { REQUEST_ID } from './observe';
import { takesTurns } from './admission';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Of a connection that is being answered: the answer, and what came after it. */
interface Turn {
  response?: ServerResponse;
  waiting: Exchange[];
}

/** Milliseconds in which a request has to be here, with its body. */
const RECEIVED_WITHIN = 15_000;
/** Milliseconds between two looks at how long requests have taken. */
const CHECKED_EVERY = 500;

/** Options of Node's for a server whose requests may not dawdle. */
export const PROMPT = {
  headersTimeout: RECEIVED_WITHIN - CHECKED_EVERY,
  requestTimeout: RECEIVED_WITHIN - CHECKED_EVERY,
  connectionsCheckingInterval: CHECKED_EVERY,
};

/** Connections at once. With bodies of 64 kB they hold 128 MB at most. */
const MOST_CONNECTIONS = 2000;

/** How many of them are left free for whoever comes, by those who have waited longest without a request. */
const SPARE = 100;

/** Milliseconds after which a connection is closed on which nothing moves, not even an answer. */
const SILENCE = 120_000;

/** Requests that a connection may send ahead of the one that is being answered. */
const MOST_WAITING = 50;

/** Requests sent ahead that are worked on at once, of all connections together. */
const MOST_AHEAD = 4;

/** Requests that are answered with what is kept between two looks at the network. */
const MOST_ANSWERED = 32;

/** Milliseconds that a connection without a request gets for one when the server is told to stop. */
const LAST_CHANCE = 250;

/**
 * Answers the requests of each connection one after the other, and what was sent ahead only when there
 * is nothing else to do, so that nobody holds others up; drops those whose connection is closed
 * before their turn. Posts wait for their body and for each other (./admission.ts), not in this queue.
 * @param answer answers a request; where it fails, the connection is closed
 * @param onUnreadable what to do with an error of a connection in place of whose answer one may be sent
 * @returns how to stop, see below
 */
export function serveInTurn(
  server: HttpServer,
  {
    answer,
    onUnreadable,
  }: {
    answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    onUnreadable: (error: NodeJS.ErrnoException, socket: Socket) => void;
  },
): () => Promise<void> {
  const sockets = new Set<Socket>();
  const turns = new WeakMap<Socket, Turn>();
  const due: Exchange[] = [];
  const dueAhead: Exchange[] = [];
  let aheadInWork = 0;
  let isCalled = false;
  let draining = false;

  // One for each look at the network, which also lets in one visitor and tells whose client is gone.
  function callNext() {
    if (!isCalled) setImmediate(begin);
    isCalled = true;
  }

  function begin() {
    isCalled = false;
    let answered = 0;
    do {
      const isAhead = due.length === 0;
      if (isAhead && aheadInWork === MOST_AHEAD) return;
      const exchange = (isAhead ? dueAhead : due).shift();
      if (!exchange) return;
      callNext();
      if (exchange.request.socket.destroyed) return;
      if (isAhead) {
        aheadInWork++;
        exchange.response.once('close', () => {
          aheadInWork--;
          callNext();
        });
      }
      void work(exchange);
      // What is kept is answered by now; whatever has to be worked on leaves the rest to the next turn.
      answered = exchange.response.writableEnded ? answered + 1 : MOST_ANSWERED;
    } while (answered < MOST_ANSWERED);
  }

  async function work({ request, response }: Exchange) {
    // Next alone may listen ten times.
    response.setMaxListeners(20);
    try {
      await answer(request, response);
    } catch (error) {
      // Unless the client left while its request was read.
      if (!request.socket.destroyed) {
        const requestId = response.getHeader(REQUEST_ID);
        log().error({ err: error, requestId }, 'A request could not be answered');
      }
      request.socket.destroy();
    }
  }

  function take(turn: Turn, exchange: Exchange, queue?: Exchange[]): void {
    const { request, response } = exchange;
    turn.response = response;
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => typeof response;
    response.writeHead = (...args: unknown[]) => {
      if (draining && turn.waiting.length === 0) response.setHeader('Connection', 'close');
      return writeHead(...args);
    };
    response.once('close', () => {
      const next = request.socket.destroyed ? undefined : turn.waiting.shift();
      if (next) take(turn, next, dueAhead);
      else turns.delete(request.socket);
    });
    if (!queue) return void work(exchange);
    queue.push(exchange);
    callNext();
  }

  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = SILENCE;
  // Whoever is at rest makes room for whoever comes.
  server.on('drop', () => server.closeIdleConnections());
  server.on('connection', (socket) => {
    // Node calls a connection busy that has said nothing yet, or only half of a request.
    if (sockets.size >= MOST_CONNECTIONS - SPARE) {
      for (const one of sockets) {
        if (turns.has(one)) continue;
        one.destroy();
        break;
      }
    }
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const exchange = { request, response };
    const turn = turns.get(socket);
    if (turn) {
      if (turn.waiting.push(exchange) > MOST_WAITING) socket.destroy();
      return;
    }
    const first: Turn = { waiting: [] };
    turns.set(socket, first);
    take(first, exchange, takesTurns(request) ? undefined : due);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, duplex) => {
    // Nothing but a connection of the network comes here.
    const socket = duplex as Socket;
    const isAnswered = turns.get(socket)?.response?.headersSent;
    if (socket.writable && !isAnswered && error.code !== 'ECONNRESET') onUnreadable(error, socket);
    else socket.destroy();
  });

  /** Lets nobody in any more and closes each connection after its last answer. Resolves when none is left. */
  return function drain() {
    draining = true;
    const read = new WeakMap<Socket, number>();
    const closeIdle = () => {
      for (const socket of sockets) {
        if (!turns.has(socket) && read.get(socket) === socket.bytesRead) socket.destroy();
        read.set(socket, socket.bytesRead);
      }
    };
    closeIdle();
    setInterval(closeIdle, LAST_CHANCE).unref();
    // Not the closing of Node's HTTP server, which would cut off requests that are on their way.
    return new Promise((resolve) => Server.prototype.close.call(server, () => resolve()));
  };
}
