import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { startPortal, type Portal, type Provider } from '../support/portal';

// Nothing that a client can send is a fault of the server: no 5xx, and it goes on serving.

const SEED = 20_261_121;
const PROVIDERS: Provider[] = ['sqlite', 'postgresql'];
const LIMIT = 64 * 1024;

interface Sent {
  path?: string;
  headers?: Record<string, string>;
  body: string | Uint8Array;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Posts on a connection of its own, so that no request can spoil another. */
function post(portal: Portal, { path = '/api/valuation-requests', headers, body }: Sent) {
  return new Promise<Answer>((resolve, reject) => {
    const bytes = Buffer.from(body as string);
    const length = { 'Content-Length': bytes.length };
    const options = { method: 'POST', agent: false, headers: { ...headers, ...length } };
    const request = httpRequest(`${portal.url}${path}`, options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    request.on('error', reject);
    request.end(bytes);
  });
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

async function expectGoodRequestServed(portal: Portal) {
  const good = await post(portal, { headers: JSON_TYPE, body: JSON.stringify(valuationBody()) });
  expect(good.status).toBe(201);
  expect(JSON.parse(good.text).valuationRequest.estimatedValue).toBe(348_600);
}

// ---- Bodies that are not what the API takes

const deep = fc
  .tuple(fc.constantFrom('[', '{"a":', '{"__proto__":'), fc.integer({ min: 1, max: 12_000 }))
  .map(([opening, depth]) => {
    const closing = opening === '[' ? ']' : '}';
    return `${opening.repeat(depth)}1${closing.repeat(depth)}`.slice(0, LIMIT - 1000);
  });

const oddity = fc.constantFrom<unknown>(
  ...[
    null,
    true,
    false,
    0,
    -1,
    0.1,
    1e308,
    -1e308,
    5e-324,
    2 ** 53,
    -(2 ** 63),
    1990.5,
    120.333333,
  ],
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    'a\u0007b',
    '\u2028',
    '\ufeff',
    '\u202eabc',
    '\ud800',
    '\udc00x',
  ],
  ...['😀', '😀'.repeat(60), 'ä'.repeat(5000), '1e5', '-0', '1.000,5', '1,2,3', '0x10', 'NaN', '∞'],
  ...[
    '9'.repeat(39),
    '9'.repeat(400),
    "'; DROP TABLE x; --",
    '%00',
    '${7*7}',
    '<b>',
    'constructor',
  ],
  ...[[], {}, [[]], { length: 5 }, { toString: 1 }, { valueOf: null }, { then: 'x' }, ['villa']],
);

const wild = fc.oneof(
  { weight: 3, arbitrary: oddity },
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.double(),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
);

const overridden = fc
  .subarray(Object.keys(valuationBody()), { minLength: 1 })
  .chain((fields) => fc.record(Object.fromEntries(fields.map((field) => [field, wild]))))
  .map((overrides) => JSON.stringify(valuationBody(overrides)));

/** Numbers as JSON may write them and JavaScript does not. */
const rawNumber = fc
  .tuple(
    fc.constantFrom('area', 'rooms', 'yearBuilt', 'postalCode'),
    fc.constantFrom(
      ...['1e999', '-1e999', '1E+2', '-0', '1e-999', '0.1e1', '1990.0', '9'.repeat(400), '1e2'],
      ...['01', '+1', '0x10', 'NaN', 'Infinity', '.5', '1.', '1_000'],
    ),
  )
  .map(([field, raw]) =>
    JSON.stringify(valuationBody({ [field]: '@' })).replace(`"${field}":"@"`, `"${field}":${raw}`),
  );

const odd = fc
  .tuple(
    fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', '', 'website', 'fillTime'),
    wild,
  )
  .map(([name, value]) => {
    const rest = JSON.stringify(valuationBody()).slice(1);
    return `{${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'},${rest}`;
  });

const atTheLimit = fc
  .tuple(fc.constantFrom('notes', 'name', 'unknown'), fc.integer({ min: -2, max: 2 }))
  .map(([field, difference]) => {
    const empty = JSON.stringify(valuationBody({ [field]: '' }));
    return empty.replace(
      `"${field}":""`,
      `"${field}":"${'x'.repeat(LIMIT + difference - empty.length)}"`,
    );
  });

const cut = fc
  .tuple(fc.oneof(overridden, odd), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([text, share]) => text.slice(0, Math.floor(text.length * share)));

/** Well-formed JSON with some bytes replaced: broken UTF-8, broken syntax, or another text. */
const spoilt = fc
  .tuple(
    overridden,
    fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 4 }),
  )
  .map(([text, changes]) => {
    const bytes = Buffer.from(text);
    for (const [position, byte] of changes) bytes[position % bytes.length] = byte;
    return new Uint8Array(bytes);
  });

/** Hardly anything wrong with it: most of these are stored. */
const nearlyRight = fc
  .record({ notes: fc.string({ unit: 'grapheme' }), area: fc.integer({ min: 8, max: 2002 }) })
  .map((overrides) => JSON.stringify(valuationBody(overrides)));

const anyBody: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 8, arbitrary: overridden },
  { weight: 3, arbitrary: nearlyRight },
  { weight: 2, arbitrary: rawNumber },
  { weight: 2, arbitrary: odd },
  { weight: 2, arbitrary: spoilt },
  cut,
  deep,
  deep.map((value) => JSON.stringify(valuationBody({ notes: '@' })).replace('"@"', value)),
  atTheLimit,
  wild.map((value) => JSON.stringify(value) ?? ''),
  fc.uint8Array({ maxLength: 300 }),
  fc.constantFrom('', ' ', '\ufeff{}', '[]', '{}', 'null', '"x"', '{"area":', 'propertyType=villa'),
);

const anyHeaders = fc
  .record({
    'Content-Type': fc.option(
      fc.constantFrom(
        ...['application/json', 'application/json; charset=utf-16', 'text/plain', 'text/html', ''],
        ...[
          'application/x-www-form-urlencoded',
          'multipart/form-data',
          'multipart/form-data; boundary=x',
        ],
        ...['application/json, application/json', '/', 'image/png', 'x'.repeat(500)],
      ),
      { nil: undefined },
    ),
    'Content-Encoding': fc.option(
      fc.constantFrom('gzip', 'br', 'identity', 'bogus', 'gzip, gzip'),
      {
        nil: undefined,
        freq: 4,
      },
    ),
    'Idempotency-Key': fc.option(
      fc.constantFrom(
        ...['', 'short', 'x'.repeat(8), 'x'.repeat(128), 'x'.repeat(129), 'x'.repeat(5000)],
        ...['with spaces in it', 'ümläute-in-latin1', 'tab\tinside', '__proto__', 'constructor'],
        ...["'; DROP TABLE x;--", 'one-key-for-several-bodies', 'a, b, c, d, e, f'],
      ),
      { nil: undefined, freq: 2 },
    ),
  })
  .map((headers) =>
    Object.fromEntries(
      Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  );

const GERMAN = /\b(Bitte|bitte|Die|Der|Das|Sie|Unter|ist|nicht|muss|darf|höchstens|mindestens)\b/;
const ENGLISH = /\b(Invalid|invalid|expected|received|required|must|the|Too|error)\b/;

const isGerman = (sentence: unknown) =>
  typeof sentence === 'string' && GERMAN.test(sentence) && !ENGLISH.test(sentence);

/** What is wrong with an answer, or nothing. */
function complaint({ status, text }: Answer): string | undefined {
  if (status === 201) return undefined;
  if (![400, 409, 413, 415, 422].includes(status)) return `status ${status}`;
  let answer: { error?: unknown; fields?: Record<string, unknown> };
  try {
    answer = JSON.parse(text);
  } catch {
    return `${status} without JSON`;
  }
  const sentences = [answer.error, ...Object.values(answer.fields ?? {})];
  return sentences.every(isGerman) ? undefined : `${status} without a German sentence`;
}

for (const provider of PROVIDERS) {
  test(`what is optional may be left out on ${provider}`, async () => {
    const portal = await startPortal({ provider, env: { RATE_LIMIT: 'off' } });
    try {
      for (const field of ['yearBuilt', 'rooms', 'condition', 'notes', 'marketingConsent']) {
        const body = JSON.stringify(valuationBody({ [field]: undefined }));
        const { status, text } = await post(portal, { headers: JSON_TYPE, body });
        expect(status, `without ${field}: ${text}`).toBe(201);
      }
    } finally {
      await portal.stop();
    }
  });

  test(`1,000 malformed posts to the API on ${provider}`, async () => {
    test.setTimeout(120_000);
    const portal = await startPortal({ provider, env: { RATE_LIMIT: 'off' } });
    const seen = new Map<number, number>();
    try {
      const isServed = fc.asyncProperty(anyBody, anyHeaders, async (body, headers) => {
        const answer = await post(portal, { headers, body });
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
        expect(complaint(answer), answer.text.slice(0, 500)).toBeUndefined();
      });
      await fc.assert(isServed, { numRuns: 1000, seed: SEED });
      // The corpus means something only if it gets past the first check and to each of the others.
      expect([...seen.keys()].sort()).toEqual(expect.arrayContaining([201, 400, 409, 413, 422]));
      await expectGoodRequestServed(portal);
    } finally {
      await portal.stop();
    }
  });
}

// ---- The form for browsers without JavaScript: a server action of Next's on the page's own address

test.describe('the plain form', () => {
  let portal: Portal;
  let hidden: Record<string, string>;
  let action: string;

  test.beforeAll(async () => {
    portal = await startPortal({ provider: 'sqlite', env: { RATE_LIMIT: 'off' } });
    const html = await (await fetch(`${portal.url}/immobilie-bewerten`)).text();
    const inputs = html.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g);
    hidden = Object.fromEntries(
      [...inputs].map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]),
    );
    action = JSON.parse(hidden['$ACTION_1:0'] ?? '{}').id;
  });
  test.afterEach(() => expectGoodRequestServed(portal));
  test.afterAll(() => portal.stop());

  const send = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
    post(portal, { path: '/immobilie-bewerten', body, headers });

  const BOUNDARY = 'the-boundary';
  const MULTIPART = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };

  /** The form as a browser sends it, with some fields replaced. */
  const formBody = (fields: Record<string, string> = {}) =>
    Object.entries({ ...hidden, ...fields })
      .map(
        ([name, value]) =>
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('') + `--${BOUNDARY}--\r\n`;

  const actionHeaders = (type = 'text/plain;charset=UTF-8') => ({
    'Next-Action': action,
    'Content-Type': type,
  });

  test('is answered as a page when a browser sends it empty', async () => {
    const { status, text } = await send(formBody(), MULTIPART);
    expect(status).toBe(422);
    expect(text).toContain('Bitte die markierten Angaben prüfen.');
  });

  const CASES: [name: string, request: () => [string | Uint8Array, Record<string, string>]][] = [
    [
      'urlencoded fields',
      () => ['a=b&c=%FF%00&%', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ],
    ['JSON', () => ['{}', JSON_TYPE]],
    ['a body of no type', () => [new Uint8Array([255, 254, 0]), {}]],
    ['a body that is no multipart', () => ['garbage', MULTIPART]],
    ['multipart without a boundary', () => [formBody(), { 'Content-Type': 'multipart/form-data' }]],
    [
      'multipart with another boundary',
      () => [formBody(), { 'Content-Type': 'multipart/form-data; boundary=other' }],
    ],
    ['multipart that ends in the middle', () => [formBody().slice(0, -200), MULTIPART]],
    ['an empty multipart body', () => ['', MULTIPART]],
    [
      'fields without the hidden ones',
      () => [
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--${BOUNDARY}--\r\n`,
        MULTIPART,
      ],
    ],
    ['a broken previous state', () => [formBody({ '$ACTION_1:1': '[' }), MULTIPART]],
    [
      'a previous state nested deeply',
      () => [formBody({ '$ACTION_1:1': '['.repeat(20_000) }), MULTIPART],
    ],
    ['a previous state that is null', () => [formBody({ '$ACTION_1:1': '[null]' }), MULTIPART]],
    [
      'a previous state of other types',
      () => [formBody({ '$ACTION_1:1': '[{"values":7,"fields":null,"error":{}}]' }), MULTIPART],
    ],
    [
      'a previous state that refers to a prototype',
      () => [formBody({ '$ACTION_1:1': '[{"values":"$1:__proto__"}]' }), MULTIPART],
    ],
    ['a broken action reference', () => [formBody({ '$ACTION_1:0': 'garbage' }), MULTIPART]],
    [
      'an unknown action',
      () => [formBody({ '$ACTION_1:0': '{"id":"x","bound":"$@1"}' }), MULTIPART],
    ],
    [
      'an action bound to nothing',
      () => [formBody({ '$ACTION_1:0': `{"id":"${action}","bound":null}` }), MULTIPART],
    ],
    [
      'an action bound to a text',
      () => [formBody({ '$ACTION_1:0': `{"id":"${action}","bound":"x"}` }), MULTIPART],
    ],
    ['more than 64 kB of notes', () => [formBody({ notes: 'x'.repeat(LIMIT + 1000) }), MULTIPART]],
    ['2 MB of notes', () => [formBody({ notes: 'x'.repeat(2_000_000) }), MULTIPART]],
    [
      'control characters in each field',
      () => [formBody({ name: 'a\u0000b', notes: '\u0007', email: '\ufeff' }), MULTIPART],
    ],
    ['a form of another site', () => [formBody(), { ...MULTIPART, Origin: 'http://evil.example' }]],
    ['a form whose origin the browser hides', () => [formBody(), { ...MULTIPART, Origin: 'null' }]],
    ['an origin that is no address', () => [formBody(), { ...MULTIPART, Origin: 'garbage' }]],
    ['the action as a script calls it, with garbage', () => ['garbage', actionHeaders()]],
    ['the action as a script calls it, without a body', () => ['', actionHeaders()]],
    ['the action as a script calls it, with null', () => ['null', actionHeaders()]],
    ['the action as a script calls it, with no arguments', () => ['[]', actionHeaders()]],
    [
      'the action as a script calls it, with other arguments',
      () => ['[{"a":1},{"b":2}]', actionHeaders()],
    ],
    ['the action as a script calls it, nested deeply', () => ['['.repeat(30_000), actionHeaders()]],
    [
      'the action as a script calls it, with more than 64 kB',
      () => [`["${'x'.repeat(LIMIT)}"]`, actionHeaders()],
    ],
    [
      'the action as a script calls it, with no multipart',
      () => ['garbage', actionHeaders(MULTIPART['Content-Type'])],
    ],
    [
      'the action as a script calls it, without a boundary',
      () => ['garbage', actionHeaders('multipart/form-data')],
    ],
    [
      'the action as a script calls it, with a part missing',
      () => [
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="5"\r\n\r\n[]\r\n--${BOUNDARY}--\r\n`,
        actionHeaders(MULTIPART['Content-Type']),
      ],
    ],
    [
      'the action as a script calls it, with a broken router state',
      () => ['["$K1","$K1"]', { ...actionHeaders(), 'Next-Router-State-Tree': '%ZZ' }],
    ],
    ...[
      '',
      'x',
      'x'.repeat(5000),
      '__proto__',
      'constructor',
      'toString',
      '../../etc',
      '00'.repeat(21),
      'ü',
    ].map((id): (typeof CASES)[number] => [
      `the action named "${id.slice(0, 20)}"`,
      () => ['[]', { 'Next-Action': id, 'Content-Type': 'text/plain' }],
    ]),
  ];

  for (const [name, request] of CASES) {
    test(`answers no 5xx to ${name}`, async () => {
      const { status, text } = await send(...request());
      expect(status, text.slice(0, 300)).toBeLessThan(500);
    });
  }

  test('answers no 5xx to 200 random bodies', async () => {
    const part = fc
      .tuple(fc.constantFrom(...Object.keys(hidden), ...Object.keys(valuationBody()), 'x'), wild)
      .map(([name, value]) => ({
        [name]: typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
      }));
    const fields = fc
      .array(part, { maxLength: 6 })
      .map((parts) => formBody(Object.assign({}, ...parts)));
    const type = fc.constantFrom(
      ...[
        MULTIPART['Content-Type'],
        'multipart/form-data',
        'application/x-www-form-urlencoded',
        'text/plain',
      ],
    );
    const isServed = fc.asyncProperty(
      fc.oneof(fields, anyBody),
      type,
      async (body, contentType) => {
        const { status, text } = await send(body, { 'Content-Type': contentType });
        expect(status, text.slice(0, 300)).toBeLessThan(500);
      },
    );
    await fc.assert(isServed, { numRuns: 200, seed: SEED });
  });
});
