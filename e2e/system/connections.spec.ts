import { expect, test } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { startPortal, type Portal } from '../support/portal';
import { converse, openSocket, untilClosed } from '../support/socket';

const JSON_TOO_LARGE = '{"error":"Die Anfrage ist zu groß (höchstens 64 kB)."}';

let portal: Portal;

test.beforeAll(async () => {
  portal = await startPortal({ provider: 'sqlite', env: { RATE_LIMIT: 'off' } });
});
test.afterAll(() => portal.stop());

test.describe('a server', () => {
  test.afterEach(async () => expect((await fetch(portal.url)).status).toBe(200));

  const head = (method: string, path: string, ...headers: string[]) =>
    [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

  /** Resolves to the answer and the bytes sent before it. */
  async function pour(method: string, path: string) {
    const socket = await openSocket(portal);
    socket.write(head(method, path, 'Transfer-Encoding: chunked'));
    let answer = '';
    const heard = new Promise<void>((resolve) => {
      socket.setEncoding('utf8').on('data', (chunk) => {
        answer += chunk;
        resolve();
      });
      socket.once('close', () => resolve());
    });
    let sent = 0;
    while (!answer && !socket.destroyed && sent < 80_000_000) {
      const taken = new Promise((resolve) =>
        socket.write(`4000\r\n${'x'.repeat(16_384)}\r\n`, resolve),
      );
      await Promise.race([taken, heard]);
      // The answer arrives only in the next turn of the event loop.
      await new Promise(setImmediate);
      sent += 16_384;
    }
    socket.destroy();
    return { answer, sent };
  }

  for (const [method, path] of [
    ['POST', '/api/auth/callback/credentials'],
    ['POST', '/api/auth/signout'],
    ['POST', '/api/valuation-requests'],
    ['PUT', '/api/employee/callbacks/1/status'],
    ['POST', '/immobilie-bewerten'],
    ['POST', '/impressum'],
  ] as const) {
    test(`takes 64 kB of ${method} ${path}, and no more before it says so`, async () => {
      const { answer, sent } = await pour(method, path);
      expect(answer).toMatch(/^HTTP\/1.1 413 /);
      expect(answer).toContain(
        path.startsWith('/api/') ? JSON_TOO_LARGE : 'Das sind zu viele Angaben auf einmal.',
      );
      // Includes the buffers of both systems.
      expect(sent).toBeLessThan(8_000_000);
    });
  }

  const descriptors = () => readdirSync(`/proc/${portal.pid}/fd`).length;

  test('refuses upgrades at once and forgets them', async () => {
    test.skip(process.platform !== 'linux', 'Open files are counted in /proc.');
    const before = descriptors();
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, count) =>
        converse(
          portal,
          head('GET', ['/', '/api/chat', '/_next/hmr'][count % 3] ?? '/', ...upgrade, key),
        ),
      ),
    );
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 400 /);
    await expect.poll(descriptors).toBeLessThan(before + 30);
  });

  test('serves a visitor while 100 connections have sent 30 requests each', async () => {
    const flood = await Promise.all(Array.from({ length: 100 }, () => openSocket(portal)));
    let answered = 0;
    for (const socket of flood) {
      socket.on('data', (chunk: Buffer) => {
        answered += chunk.toString('latin1').split('HTTP/1.1 200').length - 1;
      });
      socket.write(head('GET', '/anfrage').repeat(30));
    }
    await expect.poll(() => answered).toBeGreaterThan(0);
    const visitor = await fetch(`${portal.url}/ratgeber?search=verkauf`);
    expect(visitor.status).toBe(200);
    expect(answered).toBeLessThan(2500);
    for (const socket of flood) socket.destroy();
  });

  test('serves a visitor while 2,500 connections say nothing or half a request', async () => {
    const silent: Socket[] = [];
    for (let count = 0; count < 2500; count++) {
      const socket = await openSocket(portal);
      silent.push(socket);
      if (count % 2) socket.write('GET / HTTP/1.1\r\n');
    }
    for (let visitor = 0; visitor < 5; visitor++) {
      expect((await fetch(portal.url, { headers: { Connection: 'close' } })).status).toBe(200);
    }
    for (const socket of silent) socket.destroy();
  });

  test('ends what is sent too slowly, in words', async () => {
    const sayings: [saying: string, body: string | RegExp][] = [
      ['', ''],
      ['GET / HTTP/1.1\r\nHost: loc', 'Die Anfrage kam nicht rechtzeitig an.'],
      [
        `${head('POST', '/api/auth/signout', 'Content-Length: 100')}x`,
        'Die Anfrage kam nicht rechtzeitig an.',
      ],
    ];
    await Promise.all(
      sayings.map(async ([saying, body]) => {
        const socket = await openSocket(portal);
        socket.write(saying);
        const answer = await untilClosed(socket);
        expect(answer).toContain(body);
        expect(answer).toMatch(/^HTTP\/1.1 408 /);
      }),
    );
  });
});

test('a visitor who claims to come by https gets no strict transport security', async () => {
  for (const path of ['/', '/api/health', '/images/none.webp', '/anfrage/%']) {
    const response = await fetch(portal.url + path, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(response.headers.get('strict-transport-security'), path).toBeNull();
  }
});

test('a server that is asked to stop answers 16 busy clients and ends', async () => {
  const failures: string[] = [];
  let answers = 0;
  let lastConnection: string | undefined;

  const ask = (agent: Agent) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const request = get(`${portal.url}/ratgeber?search=haus`, { agent }, resolve);
      request.on('error', (error: NodeJS.ErrnoException) => {
        // A connection may end just before a client uses it again; clients then ask once more.
        if (request.reusedSocket && error.code === 'ECONNRESET') ask(agent).then(resolve, reject);
        else reject(error);
      });
    });

  async function keepAsking() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      try {
        const response = await ask(agent);
        await text(response);
        lastConnection = response.headers.connection;
        answers++;
      } catch (error) {
        failures.push((error as NodeJS.ErrnoException).code ?? String(error));
        agent.destroy();
        return;
      }
    }
  }
  const clients = Array.from({ length: 16 }, keepAsking);
  const unused = await openSocket(portal);
  await expect.poll(() => answers).toBeGreaterThan(50);
  await portal.halt();
  await Promise.all(clients);
  unused.destroy();
  // The system resets one or two connections that arrive while the socket closes.
  const refused = failures.filter((code) => code === 'ECONNREFUSED');
  const reset = failures.filter((code) => code === 'ECONNRESET');
  expect(refused.length + reset.length).toBe(16);
  expect(reset.length).toBeLessThanOrEqual(2);
  expect(lastConnection).toBe('close');
});
