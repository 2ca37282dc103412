import { once } from 'node:events';
import { createServer, request as httpRequest, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { bodyIsHere, ROOM_FOR_BODY } from './body';

const LIMIT = 64 * 1024;

/** What became of a request: refused, or how much was read once it was here. */
type Outcome = number | 'refused' | 'left';

let server: ReturnType<typeof createServer>;
let outcomes: Outcome[];

beforeEach(async () => {
  outcomes = [];
  server = createServer(ROOM_FOR_BODY, async (request, response) => {
    let outcome: Outcome;
    try {
      outcome = (await bodyIsHere(request)) ? (await buffer(request)).length : 'refused';
    } catch {
      outcome = 'left';
    }
    outcomes.push(outcome);
    server.emit('outcome');
    response.end(String(outcome));
    request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function post(headers: Record<string, string> = { 'Transfer-Encoding': 'chunked' }): ClientRequest {
  const { port } = server.address() as AddressInfo;
  return httpRequest({ port, host: '127.0.0.1', method: 'POST', headers, agent: false });
}

async function answer(request: ClientRequest): Promise<string> {
  const [response] = await once(request, 'response');
  return text(response);
}

test.each([0, 1, 16 * 1024, LIMIT - 1, LIMIT])('%d bytes are read whole', async (size) => {
  const announced = post({ 'Content-Length': String(size) });
  announced.end('x'.repeat(size));
  expect(await answer(announced)).toBe(String(size));
  const streamed = post();
  if (size > 1) streamed.write('x');
  streamed.end('x'.repeat(size > 1 ? size - 1 : size));
  expect(await answer(streamed)).toBe(String(size));
});

test('one byte more is refused, announced or not', async () => {
  const announced = post({ 'Content-Length': String(LIMIT + 1) });
  announced.flushHeaders();
  expect(await answer(announced)).toBe('refused');
  const streamed = post();
  streamed.write('x'.repeat(LIMIT + 1));
  expect(await answer(streamed)).toBe('refused');
  announced.on('error', () => {}).destroy();
  streamed.on('error', () => {}).destroy();
});

test('a client that leaves in the middle is nobody', async () => {
  const request = post({ 'Content-Length': '100' });
  request.on('error', () => {});
  request.write('x');
  await once(server, 'request');
  const outcome = once(server, 'outcome');
  request.destroy();
  await outcome;
  expect(outcomes).toEqual(['left']);
});
