import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { serveInTurn } from './connections';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

interface Asked {
  path: string;
  response: ServerResponse;
}

/** A server that answers when the test says so, and what it was asked so far. */
async function start() {
  const asked: Asked[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer();
  const drain = serveInTurn(server, {
    answer: async (request: IncomingMessage, response: ServerResponse) => {
      asked.push({ path: request.url ?? '', response });
      for (const resolve of waiting.splice(0)) resolve();
    },
    onUnreadable: (_error: Error, socket: Socket) => socket.destroy(),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  /** Waits until so many requests were handed on. */
  const untilAsked = async (count: number) => {
    while (asked.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return { server, port, asked, drain, untilAsked };
}

let portal: Awaited<ReturnType<typeof start>>;
let clients: Socket[];

beforeEach(async () => {
  portal = await start();
  clients = [];
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  portal.server.closeAllConnections();
  portal.server.close();
});

async function open(): Promise<Socket> {
  const client = connect(portal.port, '127.0.0.1').on('error', () => {});
  clients.push(client);
  await once(client, 'connect');
  return client;
}

/** All that arrives until the server closes the connection. */
async function received(client: Socket): Promise<string> {
  let text = '';
  client.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  await once(client, 'close');
  return text;
}

const answerTo = (index: number, body = '') => portal.asked[index]?.response.end(body);

test('of what one connection sends ahead only the first is worked on', async () => {
  const one = await open();
  one.write(REQUEST.repeat(30));
  await portal.untilAsked(1);
  const other = await open();
  other.write(REQUEST);
  await portal.untilAsked(2);
  expect(portal.asked).toHaveLength(2);
  answerTo(0);
  await portal.untilAsked(3);
  expect(portal.asked).toHaveLength(3);
});

test('answers come in the order of the requests', async () => {
  const client = await open();
  const text = received(client);
  client.write(['/a', '/b', '/c'].map((path) => REQUEST.replace('/', path)).join(''));
  for (const [index, body] of ['first', 'second', 'third'].entries()) {
    await portal.untilAsked(index + 1);
    if (index === 2) portal.asked[index]?.response.setHeader('Connection', 'close');
    answerTo(index, body);
  }
  expect(portal.asked.map(({ path }) => path)).toEqual(['/a', '/b', '/c']);
  expect(await text).toMatch(/first[^]*second[^]*third/);
});

test('what a closed connection has sent ahead is dropped', async () => {
  const client = await open();
  client.write(REQUEST.repeat(10));
  await portal.untilAsked(1);
  const closed = once(portal.asked[0]?.response ?? portal.server, 'close');
  client.destroy();
  await closed;
  // Whoever comes later is served, and of the other nine nobody has heard.
  (await open()).write(REQUEST.replace('/', '/later'));
  await portal.untilAsked(2);
  expect(portal.asked.map(({ path }) => path)).toEqual(['/', '/later']);
});

test('a connection that sends far more than it reads is closed', async () => {
  const client = await open();
  client.write(REQUEST.repeat(200));
  await once(client, 'close');
  expect(portal.asked.length).toBeLessThanOrEqual(1);
});

test('where no more connections fit, those at rest make room', async () => {
  portal.server.maxConnections = 1;
  const atRest = await open();
  atRest.write(REQUEST);
  await portal.untilAsked(1);
  const response = once(atRest, 'data');
  answerTo(0);
  await response;
  const closed = once(atRest, 'close');
  await once(await open(), 'close');
  await closed;
  (await open()).write(REQUEST.replace('/', '/later'));
  await portal.untilAsked(2);
  expect(portal.asked[1]?.path).toBe('/later');
});

describe('a server that is told to stop', () => {
  test('answers what is open and what still comes on open connections, then closes them', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get({ port: portal.port, host: '127.0.0.1', agent }, resolve).on('error', reject);
      });
    const first = ask();
    await portal.untilAsked(1);
    answerTo(0);
    expect((await first).headers.connection).toBe('keep-alive');
    (await first).resume();
    await once(await first, 'end');

    const drained = portal.drain();
    const second = ask();
    await portal.untilAsked(2);
    answerTo(1);
    expect((await second).headers.connection).toBe('close');
    (await second).resume();
    await drained;
  });

  test('says so with the last of several answers alone', async () => {
    const client = await open();
    const text = received(client);
    client.write(REQUEST.repeat(2));
    await portal.untilAsked(1);
    const drained = portal.drain();
    answerTo(0, 'first');
    await portal.untilAsked(2);
    answerTo(1, 'second');
    expect(await text).toMatch(/keep-alive[^]*first[^]*Connection: close[^]*second/);
    await drained;
  });

  test('waits for an answer, and for no connection without a request', async () => {
    const idle = await open();
    const answered = await open();
    answered.write(REQUEST);
    await portal.untilAsked(1);
    let isDrained = false;
    const drained = portal.drain().then(() => (isDrained = true));
    await once(idle, 'close');
    expect(isDrained).toBe(false);
    answerTo(0);
    await drained;
  });

  test('lets nobody else in', async () => {
    (await open()).write(REQUEST);
    await portal.untilAsked(1);
    void portal.drain();
    const late = connect(portal.port, '127.0.0.1');
    const [error] = await once(late, 'error');
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  });
});
