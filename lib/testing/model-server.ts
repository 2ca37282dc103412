import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The part of a request to `/chat/completions` that tests look at. */
interface ModelRequestBody {
  model: string;
  stream: boolean;
  messages: { role: string; content: string }[];
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
  reasoning_effort?: string;
  tools?: { function: { name: string } }[];
}

/** A request that has arrived. */
export interface ModelCall {
  path: string;
  headers: IncomingMessage['headers'];
  body: ModelRequestBody;
  /** Whether the client closed the connection before the answer was complete */
  isAbandoned: boolean;
}

/** What becomes of a call. */
export type ModelAnswer =
  /** The text in pieces of some characters, with a pause before each */
  | { kind: 'text'; text: string; size?: number; pauseMs?: number; finish?: 'stop' | 'length' }
  /** An error as the real service words it */
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** Accepts and never says anything */
  | { kind: 'silent' }
  /** Begins with a text and goes silent */
  | { kind: 'stalled'; text: string }
  /** Begins with a text, then the connection breaks */
  | { kind: 'broken'; text: string }
  /** Begins with a text and ends without saying that it is the end */
  | { kind: 'endless'; text: string }
  /** Begins with a text, then sends something that is no JSON */
  | { kind: 'malformed'; text: string }
  /** Begins with a text, then sends an error in place of a piece */
  | { kind: 'error'; text: string }
  /** Not a stream at all */
  | { kind: 'page'; html: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'tool'; name: string; input: unknown };

/** A service that speaks the chat completions protocol and does as it is told, on a port of its own. */
export interface ModelServer {
  /** What OPENAI_BASE_URL is set to */
  url: string;
  calls: ModelCall[];
  /** Decides about the next calls */
  answer: (decide: ModelAnswer | ((call: ModelCall) => ModelAnswer)) => void;
  /** Resolves when a condition holds, asked again with each thing that happens here */
  until: (condition: () => boolean) => Promise<void>;
  stop: () => Promise<void>;
}

const SIZE = 12;

async function bodyOf(request: IncomingMessage): Promise<ModelRequestBody> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as ModelRequestBody;
}

const inPieces = (text: string, size: number) =>
  text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Writes the events of one streamed completion. */
class Completion {
  constructor(
    private readonly response: ServerResponse,
    private readonly model: string,
  ) {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
    response.flushHeaders();
  }

  raw(data: string) {
    this.response.write(`data: ${data}\n\n`);
  }

  private chunk(delta: object, finish: string | null = null) {
    const choice = { index: 0, delta, finish_reason: finish };
    const id = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: this.model };
    this.raw(JSON.stringify({ ...id, choices: [choice] }));
  }

  async text(text: string, size = SIZE, pauseMs = 0) {
    this.chunk({ role: 'assistant', content: '' });
    for (const piece of inPieces(text, size)) {
      if (pauseMs > 0) await wait(pauseMs);
      if (this.response.destroyed) return;
      this.chunk({ content: piece });
    }
  }

  tool(name: string, input: unknown) {
    const call = { name, arguments: JSON.stringify(input) };
    this.chunk({ tool_calls: [{ index: 0, id: 'call-1', type: 'function', function: call }] });
  }

  finish(reason: string) {
    this.chunk({}, reason);
    this.raw('[DONE]');
    this.response.end();
  }
}

function fail(response: ServerResponse, { status, headers }: ModelAnswer & { kind: 'status' }) {
  const error = { message: 'as the test wants it', type: 'test', param: null, code: null };
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify({ error }));
}

async function stream(completion: Completion, response: ServerResponse, answer: ModelAnswer) {
  if (answer.kind === 'tool') {
    completion.tool(answer.name, answer.input);
    return completion.finish('tool_calls');
  }
  if (!('text' in answer)) return;
  if (answer.kind === 'text') {
    await completion.text(answer.text, answer.size, answer.pauseMs);
    return completion.finish(answer.finish ?? 'stop');
  }
  await completion.text(answer.text);
  if (answer.kind === 'endless') response.end();
  if (answer.kind === 'malformed') {
    completion.raw('{"choices": [{"delta": ');
    completion.finish('stop');
  }
  if (answer.kind === 'error') {
    completion.raw(JSON.stringify({ error: { message: 'overloaded', type: 'server_error' } }));
    response.end();
  }
  // What was written shall arrive before the connection breaks.
  if (answer.kind === 'broken')
    response.write(':\n\n', () => setImmediate(() => response.destroy()));
}

async function respond(response: ServerResponse, call: ModelCall, answer: ModelAnswer) {
  if (answer.kind === 'silent') return;
  if (answer.kind === 'status') return fail(response, answer);
  if (answer.kind === 'page') {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(answer.html);
    return;
  }
  if (answer.kind === 'redirect') {
    response.writeHead(307, { Location: answer.to }).end();
    return;
  }
  await stream(new Completion(response, call.body.model), response, answer);
}

/** Starts the service on 127.0.0.1. */
export async function startModelServer(port = 0): Promise<ModelServer> {
  const events = new EventEmitter().setMaxListeners(0);
  const calls: ModelCall[] = [];
  let decide: (call: ModelCall) => ModelAnswer = () => ({ kind: 'text', text: 'Gut [1].' });
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const body = await bodyOf(request).catch(() => undefined);
    if (!body) return response.destroy();
    const call: ModelCall = { path, headers, body, isAbandoned: false };
    calls.push(call);
    response.on('close', () => {
      call.isAbandoned = !response.writableFinished;
      events.emit('change');
    });
    events.emit('change');
    await respond(response, call, decide(call));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    answer: (next) => {
      decide = typeof next === 'function' ? next : () => next;
    },
    until: async (condition) => {
      while (!condition()) await once(events, 'change');
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
