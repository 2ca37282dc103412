import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { Agent, request as httpRequest } from 'node:http';
import { startMailServer } from '@/lib/testing/mail-server';
import { KNOWN_ENV, makeKnown } from '@/lib/testing/known';
import { LIMIT } from '@/lib/testing/malformed-bodies';
import { badRequests, type BadRequest } from '@/lib/testing/malformed-requests';
import { type Answered, sendBad } from '@/lib/testing/send-malformed';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { startPortal, type Portal } from '../support/portal';
import { hiddenFields } from '../support/post';
import { converse } from '../support/socket';

const SEED = 20_261_121;

/** Kept alive: a server that closes a connection with an unread body may cut off its answer. */
function post(path: string, body: string | Uint8Array, headers: Record<string, string>) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const bytes = Buffer.from(body as string);
    const length = { 'Content-Length': bytes.length };
    const agent = new Agent({ keepAlive: true });
    const options = { method: 'POST', agent, headers: { ...headers, ...length } };
    const request = httpRequest(`${portal.url}${path}`, options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('close', () => agent.destroy());
    });
    request.on('error', reject);
    request.end(bytes);
  });
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

async function expectGoodRequestServed() {
  const body = JSON.stringify(valuationBody());
  expect((await post('/api/valuation-requests', body, JSON_TYPE)).status).toBe(201);
}

const GERMAN =
  /[äöüÄÖÜß]|\b(bitte|der|die|das|diese[rs]?|dazu|sie|unter|ist|nicht|muss|darf|mindestens|maximal|baujahr|gibt|erforderlich|passwort|eine?|keine?|und|mit|zu|von|aus)\b/i;
const ENGLISH = /\b(Invalid|invalid|expected|received|required|must|the|Too|error)\b/;

const isGerman = (sentence: unknown) =>
  typeof sentence === 'string' && GERMAN.test(sentence) && !ENGLISH.test(sentence);

let portal: Portal;

test.beforeAll(async () => {
  portal = await startPortal({ provider: 'sqlite', env: { RATE_LIMIT: 'off' } });
});
test.afterAll(() => portal.stop());

test.describe('the plain form', () => {
  let hidden: Record<string, string>;
  let action: string;

  test.beforeAll(async () => {
    const html = await (await fetch(`${portal.url}/immobilie-bewerten`)).text();
    hidden = hiddenFields(html);
    action = JSON.parse(hidden['$ACTION_1:0'] ?? '{}').id;
  });
  test.afterEach(() => expectGoodRequestServed());

  const send = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
    post('/immobilie-bewerten', body, headers);

  const BOUNDARY = 'the-boundary';
  const FORM = 'multipart/form-data';
  const type = (name: string) => ({ 'Content-Type': name });
  const MULTIPART = type(`${FORM}; boundary=${BOUNDARY}`);

  const part = (name: string, text: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const END = `--${BOUNDARY}--\r\n`;

  const formBody = (fields: Record<string, string> = {}) =>
    Object.entries({ ...hidden, ...fields })
      .map(([name, value]) => part(name, value))
      .join('') + END;

  const actionHeaders = (type = 'text/plain;charset=UTF-8') => ({
    'Next-Action': action,
    'Content-Type': type,
  });

  type Case = [name: string, request: () => [string | Uint8Array, Record<string, string>]];

  const BODIES: Case[] = [
    ['urlencoded fields', () => ['a=b&c=%FF%00&%', type('application/x-www-form-urlencoded')]],
    ['JSON', () => ['{}', JSON_TYPE]],
    ['a body of no type', () => [new Uint8Array([255, 254, 0]), {}]],
    ['a body that is no multipart', () => ['garbage', MULTIPART]],
    ['multipart without a boundary', () => [formBody(), type(FORM)]],
    ['multipart with another boundary', () => [formBody(), type(`${FORM}; boundary=other`)]],
    ['multipart that ends in the middle', () => [formBody().slice(0, -200), MULTIPART]],
    ['an empty multipart body', () => ['', MULTIPART]],
    ['fields without the hidden ones', () => [part('a', 'b') + END, MULTIPART]],
    ['an origin that is no address', () => [formBody(), { ...MULTIPART, Origin: 'garbage' }]],
    [
      'the action as a script calls it, with a broken router state',
      () => ['["$K1","$K1"]', { ...actionHeaders(), 'Next-Router-State-Tree': '%ZZ' }],
    ],
  ];

  const FIELDS: Record<string, () => Record<string, string>> = {
    'a broken previous state': () => ({ '$ACTION_1:1': '[' }),
    'a previous state nested deeply': () => ({ '$ACTION_1:1': '['.repeat(20_000) }),
    'a previous state that is null': () => ({ '$ACTION_1:1': '[null]' }),
    'a previous state of other types': () => ({
      '$ACTION_1:1': '[{"values":7,"fields":null,"error":{}}]',
    }),
    'a previous state that refers to a prototype': () => ({
      '$ACTION_1:1': '[{"values":"$1:__proto__"}]',
    }),
    'a broken action reference': () => ({ '$ACTION_1:0': 'garbage' }),
    'an unknown action': () => ({ '$ACTION_1:0': '{"id":"x","bound":"$@1"}' }),
    'an action bound to nothing': () => ({ '$ACTION_1:0': `{"id":"${action}","bound":null}` }),
    'an action bound to a text': () => ({ '$ACTION_1:0': `{"id":"${action}","bound":"x"}` }),
    'control characters in each field': () => ({
      name: 'a\u0000b',
      notes: '\u0007',
      email: '\ufeff',
    }),
  };

  const CALLS: Record<string, [body: string, type?: string]> = {
    'with garbage': ['garbage'],
    'without a body': [''],
    'with null': ['null'],
    'with no arguments': ['[]'],
    'with other arguments': ['[{"a":1},{"b":2}]'],
    'nested deeply': ['['.repeat(30_000)],
    'with more than 64 kB': [`["${'x'.repeat(LIMIT)}"]`],
    'with no multipart': ['garbage', MULTIPART['Content-Type']],
    'without a boundary': ['garbage', FORM],
    'with a part missing': [part('5', '[]') + END, MULTIPART['Content-Type']],
  };

  const IDS = [
    ...['', 'x', 'x'.repeat(5000), '__proto__', 'constructor', 'toString', '../../etc'],
    ...['00'.repeat(21), 'ü'],
  ];

  const CASES: Case[] = [
    ...BODIES,
    ...Object.entries(FIELDS).map(([name, fields]): Case => [
      name,
      () => [formBody(fields()), MULTIPART],
    ]),
    ...Object.entries(CALLS).map(([how, [body, type]]): Case => [
      `the action as a script calls it, ${how}`,
      () => [body, actionHeaders(type)],
    ]),
    ...IDS.map((id): Case => [
      `the action named "${id.slice(0, 20)}"`,
      () => ['[]', { 'Next-Action': id, ...type('text/plain') }],
    ]),
  ];

  test('is answered as a page when a browser sends it empty', async () => {
    const { status, text } = await send(formBody(), MULTIPART);
    expect(status).toBe(200);
    expect(text).toContain('Bitte die markierten Angaben prüfen.');
  });

  for (const [name, request] of CASES) {
    test(`answers no 5xx to ${name}`, async () => {
      const { status, text } = await send(...request());
      expect(status, text.slice(0, 300)).toBeLessThan(500);
    });
  }

  test('that is too large is refused in words', async () => {
    const { status, text } = await send(formBody({ notes: 'x'.repeat(70_000) }), MULTIPART);
    expect(status).toBe(413);
    expect(text).toContain('zu viele Angaben auf einmal');
  });
});

test.describe('an odd request', () => {
  /** Security headers; a page's policy also names its scripts. */
  let security: [name: string, value: string][];

  test.beforeAll(async () => {
    const { headers } = await fetch(`${portal.url}/api/health`);
    const names = /^(x-content|x-frame|referrer|permissions|cross-origin|content-security)-/;
    security = [...headers].filter(([name]) => names.test(name));
    expect(security).toHaveLength(6);
  });
  test.afterEach(() => expectGoodRequestServed());

  async function sendHead(...lines: string[]) {
    const text = await converse(portal, [...lines, 'Connection: close', '', ''].join('\r\n'));
    const [head = '', body = ''] = text.split('\r\n\r\n');
    const [status = '', ...rest] = head.split('\r\n');
    const headers = new Headers(
      rest.map((line): [string, string] => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    );
    return { status: Number(status.split(' ')[1]), headers, body };
  }

  function expectRefusal({ headers, body }: Awaited<ReturnType<typeof sendHead>>, isApi = false) {
    for (const [name, value] of security) expect(headers.get(name), name).toBe(value);
    const type = isApi ? 'application/json' : 'text/plain; charset=utf-8';
    expect(headers.get('content-type')).toBe(type);
    expect(isGerman(isApi ? JSON.parse(body).error : body), body).toBe(true);
  }

  const HOST = 'Host: localhost';

  const BROKEN = [
    ...['/anfrage/%', '/bewertung/%E0%A4%A', '/api/employee/%', '/api/market-articles/%ff'],
    ...['/%', '/ratgeber/%zz', '/_next/static/%', '/makler/anfrage/%c0%80', '/images/%', '*'],
    ...['/api/auth/%', '/employee/dashboard/%', '/videos/%2', 'http://localhost/%'],
  ];
  for (const path of BROKEN) {
    test(`for ${path} gets 400 in words`, async () => {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const answer = await sendHead(`${method} ${path} HTTP/1.1`, HOST);
        expect(answer.status).toBe(400);
        expectRefusal(answer, path.startsWith('/api/'));
      }
    });
  }

  for (const method of ['TRACE', 'CONNECT', 'DELETE', 'PATCH', 'PROPFIND', 'FOO']) {
    for (const path of ['/', '/api/auth/session']) {
      test(`by ${method} for ${path} gets 405 in words`, async () => {
        const answer = await sendHead(`${method} ${path} HTTP/1.1`, HOST);
        expect(answer.status).toBe(405);
        expect(answer.headers.get('allow')).toBe('GET, HEAD, POST, PUT, OPTIONS');
        // For unknown methods Node does not report the address.
        const isKnown = !['CONNECT', 'FOO'].includes(method);
        expectRefusal(answer, isKnown && path.startsWith('/api/'));
      });
    }
  }

  const HOSTS = ['', 'a b', '[', 'a/b', 'user@host', 'a:b', '1.2.3.4.5', '<x>', '%'];
  for (const host of HOSTS) {
    test(`to the host "${host}" gets 400 in words`, async () => {
      for (const path of ['/', '/api/auth/session', '/api/auth/providers', '/employee/login']) {
        const answer = await sendHead(`GET ${path} HTTP/1.1`, `Host: ${host}`);
        expect(answer.status).toBe(400);
        expectRefusal(answer, path.startsWith('/api/'));
      }
    });
  }

  test('that Node itself cannot read gets an answer in words', async () => {
    const heads: [status: number, lines: string[]][] = [
      [400, ['GET / HTTP/1.1']],
      [400, ['GET / HTTP/1.1', HOST, 'Content-Length: x']],
      [400, ['GET / HTTP/1.1', HOST, 'no header']],
      [400, ['GET / HTTP/9.9', HOST]],
      [431, ['GET / HTTP/1.1', HOST, `X-Long: ${'x'.repeat(20_000)}`]],
    ];
    for (const [status, lines] of heads) {
      const answer = await sendHead(...lines);
      expect(answer.status, lines.join().slice(0, 80)).toBe(status);
      expectRefusal(answer);
    }
  });

  test('at which Next or next-auth would fail is answered', async () => {
    const requests: [status: number, start: string, ...headers: string[]][] = [
      [404, 'POST /api/gibt-es-nicht', 'Next-Action: x'],
      [400, 'GET /api/auth/session?callbackUrl=x'],
      [400, 'GET /api/auth/session', 'Cookie: next-auth.callback-url=x'],
      [200, 'GET /api/auth/session?callbackUrl=%2Femployee'],
      // With this header Next returns parts of a page, and redirects to them.
      [307, 'GET /impressum?x=y', 'RSC: 1', 'Next-Router-State-Tree: ['],
      // Pages and files accept no input.
      [405, 'PUT /ratgeber/auswahl'],
      [405, 'PUT /videos/street.mp4'],
      [405, 'POST /videos/street.mp4', 'Content-Length: 0'],
      [412, 'GET /videos/street.mp4', 'If-Match: "x"'],
      [412, 'GET /impressum', 'If-Match: "x"'],
      [412, 'GET /videos/street.mp4', 'If-Unmodified-Since: Mon, 01 Jan 2001 00:00:00 GMT'],
      [416, 'GET /videos/street.mp4', 'Range: bytes=999999999-'],
      [200, 'GET /impressum', 'Range: bytes=999999999-'],
      [206, 'GET /videos/street.mp4', 'Range: bytes=0-9'],
      [200, 'HEAD /videos/street.mp4'],
      // The target appears in the answer more than once.
      [308, `GET /Verkaufen?q=${'a'.repeat(8000)}`],
      [308, 'GET /ratgeber/energieausweis%E2%80%A6'],
      [405, 'OPTIONS /status'],
    ];
    for (const [status, start, ...headers] of requests) {
      const answer = await sendHead(`${start} HTTP/1.1`, HOST, ...headers);
      expect(answer.status, `${start} ${headers.join()}`).toBe(status);
    }
  });

  test('by a method that an address does not have gets the list of those that it has', async () => {
    const requests: [start: string, allow: string][] = [
      ['GET /api/contact-requests', 'OPTIONS, POST'],
      ['PUT /api/places', 'GET, HEAD, OPTIONS'],
      ['OPTIONS /videos/street.mp4', 'GET, HEAD'],
    ];
    for (const [start, allow] of requests) {
      const answer = await sendHead(`${start} HTTP/1.1`, HOST);
      expect(answer.status, start).toBe(405);
      expect(answer.headers.get('allow')).toBe(allow);
      expectRefusal(answer, start.includes('/api/'));
    }
  });

  test('for a page that is not there is answered in words, whatever its ending', async () => {
    for (const path of ['/ratgeber/nix.xml', '/ratgeber/nix.png', '/bewertung/nix.txt']) {
      const { status, body } = await sendHead(`GET ${path} HTTP/1.1`, HOST);
      expect(status, path).toBe(404);
      expect(body).toContain('lang="de"');
      expect(body).toContain('nicht gefunden');
    }
  });

  test('is answered also where nonsense follows it on its connection', async () => {
    const whole = `GET /robots.txt HTTP/1.1\r\n${HOST}\r\n\r\n`;
    const text = await converse(portal, `${whole}NONSENSE\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 200 OK[^]*Sitemap:/);
  });

  test('of a client with a long name is answered', async () => {
    for (let count = 0; count < 5; count++) {
      const name = `User-Agent: ${'x'.repeat(15_000)}`;
      expect((await sendHead('GET /anfrage HTTP/1.1', HOST, name)).status).toBe(200);
    }
  });

  test('for a scaled picture gets 404, for nothing is scaled', async () => {
    for (const query of ['?url=%2Fimages%2Fx.webp&w=640&q=75', '?url=http%3A%2F%2Fx%2Fy&w=1', '']) {
      expect((await fetch(`${portal.url}/_next/image${query}`)).status).toBe(404);
    }
  });
});

/** next-auth talks to its own script; the specification of articles wants English. */
const OTHERS = ['/api/auth/', '/api/market-articles/'];

function complaintAbout(
  { method, path }: BadRequest,
  { status, text, type }: Answered,
): string | undefined {
  if (status === -1) return undefined;
  if (status === 0) return 'no answer';
  if (status >= 500) return `status ${status}`;
  if (status < 400 || method === 'HEAD') return undefined;
  if (!path.startsWith('/api/') || OTHERS.some((start) => path.startsWith(start))) return undefined;
  if (!type.startsWith('application/json')) return undefined;
  try {
    const { error, fields } = JSON.parse(text) as { error?: unknown; fields?: object };
    return [error, ...Object.values(fields ?? {})].every(isGerman)
      ? undefined
      : `${status} without a German sentence`;
  } catch {
    return `${status} without JSON`;
  }
}

const describeRequest = (request: BadRequest) =>
  JSON.stringify({ ...request, body: String(request.body ?? '') }).slice(0, 1500);

test('nothing that anybody sends to any address is a fault of the server', async () => {
  const mails = await startMailServer();
  const env = { RATE_LIMIT: 'off', SMTP_URL: mails.url, ...KNOWN_ENV };
  const portal = await startPortal({ provider: 'postgresql', env });
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  try {
    const known = await makeKnown(portal.url, mails);
    const requests = fc.sample(badRequests, { seed: SEED, numRuns: 600 });
    const complaints: string[] = [];
    const sender = async () => {
      for (let request = requests.pop(); request; request = requests.pop()) {
        const answered = await sendBad(portal.url, request, known, agent);
        const complaint = complaintAbout(request, answered);
        if (complaint) complaints.push(`${complaint}: ${describeRequest(request)}`);
      }
    };
    await Promise.all(Array.from({ length: 16 }, sender));
    expect(complaints).toEqual([]);
  } finally {
    agent.destroy();
    await portal.stop();
    await mails.stop();
  }
});
