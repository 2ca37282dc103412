import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

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

export interface ModelCall {
  path: string;
  headers: IncomingMessage['headers'];
  body: ModelRequestBody;
  isAbandoned: boolean;
}

export type ModelAnswer =
  /** In pieces of `size` characters, with a pause before each */
  | { kind: 'text'; text: string; size?: number; pauseMs?: number; finish?: 'stop' | 'length' }
  /** As the real service words it */
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  | { kind: 'silent' }
  | { kind: 'stalled'; text: string }
  | { kind: 'broken'; text: string }
  /** Ends without the final event */
  | { kind: 'endless'; text: string }
  | { kind: 'malformed'; text: string }
  | { kind: 'error'; text: string }
  | { kind: 'page'; html: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'tool'; name: string; input: unknown };

export interface ModelServer {
  url: string;
  calls: ModelCall[];
  answer: (decide: ModelAnswer | ((call: ModelCall) => ModelAnswer)) => void;
  /** Resolves when the condition holds; checked at each event */
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
  // The text has to arrive before the connection breaks.
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
