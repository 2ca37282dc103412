/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routes } from '@/lib/routes';
import { ask, type Writing } from './ask';
import { QuestionRefused } from './entry';

const REPLY = { response: 'Guten Tag, Köln.', sources: [], mode: 'builtin', offers: [] };
const part = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
const delta = (text: string) => part({ type: 'text-delta', id: 'a', delta: text });
const END = part({ type: 'data-reply', data: REPLY }) + 'data: [DONE]\n\n';

const original = globalThis.fetch;
let server: Server;
let listener: RequestListener;
let seen: { body: string; headers: Record<string, unknown> }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += String(chunk)));
    request.on('end', () => {
      seen.push({ body, headers: request.headers });
      listener(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (path, init) => original(`http://127.0.0.1:${port}${String(path)}`, init);
});
afterAll(async () => {
  globalThis.fetch = original;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  seen = [];
});

/** A function among the pieces is called in place of being sent. */
function stream(...pieces: (string | Buffer | (() => void))[]) {
  listener = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
    const next = () => {
      const piece = pieces.shift();
      if (piece === undefined) return response.end();
      if (typeof piece === 'function') return piece();
      response.write(piece);
      setImmediate(() => setImmediate(next));
    };
    next();
  };
}

function asking(patience?: number) {
  const writings: Writing[] = [];
  const controller = new AbortController();
  const answer = ask(
    { message: 'Guten Tag' },
    { signal: controller.signal, onWriting: (writing) => writings.push(writing), patience },
  );
  return { answer, writings, controller };
}

test('asks for a stream at the address of the adviser', async () => {
  listener = (request, response) => {
    expect(request.url).toBe(routes.api.chat);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(REPLY));
  };
  expect(await asking().answer).toEqual(REPLY);
  expect(seen[0]?.headers).toMatchObject({
    accept: 'text/event-stream',
    'content-type': 'application/json',
  });
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ message: 'Guten Tag' });
});

test('tells what has been written, whatever pieces it comes in', async () => {
  const whole = Buffer.from(
    part({ type: 'start' }) + delta('Guten ') + delta('Tag, ') + delta('Köln.') + END,
  );
  stream(...[...whole].map((byte) => Buffer.from([byte])));
  const { answer, writings } = asking();
  expect(await answer).toEqual(REPLY);
  const texts = writings.map(({ text }) => text);
  expect(texts.at(-1)).toBe('Guten Tag, Köln.');
  for (const text of texts) expect('Guten Tag, Köln.').toContain(text);
});

test('what is withdrawn makes room, with a note', async () => {
  stream(
    delta('Falsch'),
    part({ type: 'data-replace', data: { note: 'Es antwortet der eingebaute Berater.' } }),
    delta('Guten'),
    END,
  );
  const { answer, writings } = asking();
  await answer;
  expect(writings.at(-1)).toEqual({
    text: 'Guten',
    note: 'Es antwortet der eingebaute Berater.',
  });
});

test('the whole answer counts, even if the stream never ends', async () => {
  stream(delta('Gu'), END, () => {});
  expect(await asking().answer).toEqual(REPLY);
});

test.each<[string, string[]]>([
  ['an end without an answer', [delta('Guten')]],
  ['an error', [delta('Guten'), part({ type: 'error', errorText: 'no' }), END]],
  ['something that is no part', ['data: {"type"\n\n', END]],
  ['an answer without text', [part({ type: 'data-reply', data: { response: '' } })]],
])('%s is a failure', async (_, pieces) => {
  stream(...pieces);
  await expect(asking().answer).rejects.toThrow();
});

test('a connection that breaks is a failure', async () => {
  listener = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(delta('Guten'));
    setImmediate(() => response.destroy());
  };
  await expect(asking().answer).rejects.toThrow();
});

test.each([422, 413, 429])(
  'what the server says with %d is meant for the person',
  async (status) => {
    listener = (_, response) => {
      response.statusCode = status;
      response.end(JSON.stringify({ error: 'Bitte warten Sie einen Moment.' }));
    };
    const failure = asking().answer.catch((error: unknown) => error);
    expect(await failure).toBeInstanceOf(QuestionRefused);
    expect(await failure).toHaveProperty('message', 'Bitte warten Sie einen Moment.');
  },
);

test('the sentence about the question itself is the clearer one', async () => {
  listener = (_, response) => {
    response.statusCode = 422;
    const fields = { message: 'Bitte schreiben Sie eine Frage' };
    response.end(JSON.stringify({ error: 'Bitte die markierten Angaben prüfen.', fields }));
  };
  await expect(asking().answer).rejects.toThrow('Bitte schreiben Sie eine Frage');
});

test.each([
  [500, 'x'],
  [503, '{"error":"Störung"}'],
  [429, '<html>'],
])('another failure is no sentence for the person: %d %s', async (status, body) => {
  listener = (_, response) => {
    response.statusCode = status;
    response.end(body);
  };
  const failure = asking().answer.catch((error: unknown) => error);
  expect(await failure).toBeInstanceOf(Error);
  expect(await failure).not.toBeInstanceOf(QuestionRefused);
});

test('stopping closes the connection', async () => {
  const closed = new Promise<void>((resolve) => {
    listener = (_, response) => {
      response.on('close', resolve);
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(delta('Guten'));
    };
  });
  const { answer, controller, writings } = asking();
  const settled = answer.catch((error: unknown) => error);
  while (writings.length === 0) await new Promise((resolve) => setImmediate(resolve));
  controller.abort();
  expect(await settled).toHaveProperty('name', 'AbortError');
  await closed;
});

test('a server that says nothing is given up', async () => {
  listener = () => {};
  await expect(asking(20).answer).rejects.toThrow();
});
