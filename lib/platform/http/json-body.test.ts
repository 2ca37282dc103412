import { AppError } from './errors';
import { MAX_BODY_BYTES, readJson } from './json-body';

function post(body: RequestInit['body'], headers: Record<string, string> = {}) {
  // Node requires 'duplex' for a stream; the type lacks it.
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  return new Request('http://localhost/api', init);
}

function inChunks(...chunks: (string | Uint8Array)[]) {
  const encoder = new TextEncoder();
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk === undefined) controller.close();
        else controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      },
      cancel() {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, wasCancelled: () => cancelled, left: () => chunks.length };
}

async function failure(request: Request): Promise<AppError> {
  const error: unknown = await readJson(request).catch((reason: unknown) => reason);
  if (error instanceof AppError) return error;
  throw new Error('expected an AppError');
}

const jsonOf = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;

describe('readJson', () => {
  test.each([
    ['{"area":120}', { area: 120 }],
    ['[]', []],
    ['null', null],
    [' "Jürgen 😀" ', 'Jürgen 😀'],
    ['\ufeff{}', {}],
  ])('reads %j', async (text, expected) => {
    expect(await readJson(post(text))).toEqual(expected);
  });

  test('puts together what comes in pieces, also in the middle of a character', async () => {
    const bytes = new TextEncoder().encode('{"name":"Jürgen"}');
    const { stream } = inChunks(bytes.slice(0, 11), bytes.slice(11));
    expect(await readJson(post(stream))).toEqual({ name: 'Jürgen' });
  });

  test.each(['', ' ', '{', '{"a":}', "{'a':1}", '{"a":1}{}', 'undefined', 'NaN', 'area=120'])(
    'answers 400 to %j',
    async (text) => {
      expect(await failure(post(text))).toMatchObject({
        status: 400,
        message: 'Die Anfrage ist kein gültiges JSON.',
      });
    },
  );

  test('answers 400 where there is no body at all', async () => {
    expect((await failure(post(undefined))).status).toBe(400);
  });

  test.each([
    ['a lone byte', [0x22, 0xff, 0x22]],
    ['a cut-off character', [0x22, 0xc3, 0x22]],
    ['an overlong NUL', [0x22, 0xc0, 0x80, 0x22]],
    ['half a surrogate pair', [0x22, 0xed, 0xa0, 0x80, 0x22]],
  ])('answers 400 to %s, which is no UTF-8', async (_, bytes) => {
    expect((await failure(post(new Uint8Array(bytes)))).status).toBe(400);
  });

  test.each([30_000, 1000])('reads %d brackets, one in the other', async (depth) => {
    let read = await readJson(post('['.repeat(depth) + ']'.repeat(depth)));
    let found = 0;
    for (; Array.isArray(read); found++) read = read[0];
    expect(found).toBe(depth);
  });

  test('answers 400 to 30,000 brackets that are not closed', async () => {
    expect((await failure(post('['.repeat(30_000)))).status).toBe(400);
  });
});

describe('the limit of 64 kB', () => {
  test('is the last size that is read', async () => {
    expect(await readJson(post(jsonOf(MAX_BODY_BYTES)))).toHaveLength(MAX_BODY_BYTES - 2);
    expect(await failure(post(jsonOf(MAX_BODY_BYTES + 1)))).toMatchObject({
      status: 413,
      message: 'Die Anfrage ist zu groß (höchstens 64 kB).',
    });
  });

  test('counts bytes, not characters', async () => {
    expect((await failure(post(`"${'ü'.repeat(MAX_BODY_BYTES / 2)}"`))).status).toBe(413);
  });

  test('is not left to what the client says', async () => {
    const headers = { 'Content-Length': '10' };
    expect((await failure(post(jsonOf(MAX_BODY_BYTES + 1), headers))).status).toBe(413);
  });

  test('is told from the length alone where it is announced', async () => {
    const { stream, left } = inChunks('{}');
    const request = post(stream, { 'Content-Length': String(MAX_BODY_BYTES + 1) });
    expect((await failure(request)).status).toBe(413);
    expect(left()).toBe(1);
  });

  test('ends a stream of unknown length as soon as it is reached', async () => {
    const chunk = 'x'.repeat(16 * 1024);
    const { stream, wasCancelled, left } = inChunks('"', ...Array<string>(1000).fill(chunk));
    expect((await failure(post(stream))).status).toBe(413);
    expect(wasCancelled()).toBe(true);
    expect(left()).toBeGreaterThan(900);
  });
});
