import { AppError, STATUS_OF, type ErrorCode } from './errors';
import { route } from './route';
import { MAX_BODY_BYTES, readJson } from '@/lib/platform/http/route';
import { cachedJson } from './cached-json';

const request = new Request('http://localhost/api/thing?email=erika@beispiel.de', {
  method: 'POST',
});
const answerTo = (error: unknown) =>
  route(() => {
    throw error;
  })(request, undefined);

const FAULT = {
  error: 'Das hat gerade nicht geklappt. Bitte in einem Moment noch einmal versuchen.',
};

describe('a failure that may be shown', () => {
  test.each(Object.entries(STATUS_OF) as [ErrorCode, number][])('%s: %d', async (code, status) => {
    const response = await answerTo(new AppError(code, 'So nicht.'));
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.has('retry-after')).toBe(false);
    expect(await response.json()).toEqual({ error: 'So nicht.' });
  });

  test('names the fields', async () => {
    const fields = { postalCode: 'Bitte gib eine gültige fünfstellige Postleitzahl ein' };
    const response = await answerTo(new AppError('invalid', 'Bitte prüfe.', { fields }));
    expect(await response.json()).toEqual({ error: 'Bitte prüfe.', fields });
  });

  test.each([
    [0.2, '1'],
    [59.01, '60'],
  ])('asks to wait %d seconds with Retry-After: %s', async (retryAfter, expected) => {
    const response = await answerTo(new AppError('too_many', 'Zu viele.', { retryAfter }));
    expect(response.headers.get('retry-after')).toBe(expected);
  });
});

test.each([new TypeError('secret detail'), { code: 'P1001' }, undefined])(
  'a fault of ours %p answers 503, asks to try again and tells nothing',
  async (fault) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const response = await answerTo(fault);
    const calls = [...log.mock.calls];
    log.mockRestore();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(FAULT);
    expect(calls).toEqual([[expect.stringMatching(/^POST \/api\/thing failed\b/)]]);
  },
);

describe('the body', () => {
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
      ['null', null],
      [' "Jürgen 😀" ', 'Jürgen 😀'],
      ['\ufeff{}', {}],
    ])('reads %j', async (text, expected) => {
      expect(await readJson(post(text))).toEqual(expected);
    });

    test.each(['', '{', "{'a':1}", '{"a":1}{}', 'area=120'])('answers 400 to %j', async (text) => {
      expect(await failure(post(text))).toMatchObject({
        status: 400,
        message: 'Die Anfrage ist kein gültiges JSON.',
      });
    });

    test.each([
      ['a lone byte', [0x22, 0xff, 0x22]],
      ['an overlong NUL', [0x22, 0xc0, 0x80, 0x22]],
    ])('answers 400 to %s, which is no UTF-8', async (_, bytes) => {
      expect((await failure(post(new Uint8Array(bytes)))).status).toBe(400);
    });

    test.each([30_000])('reads %d brackets, one in the other', async (depth) => {
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
    test('is not left to what the client says', async () => {
      const headers = { 'Content-Length': '10' };
      expect((await failure(post(jsonOf(MAX_BODY_BYTES + 1), headers))).status).toBe(413);
    });

    test('is known from the length alone where it is announced', async () => {
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
});

describe('an answer that is kept', () => {
  const ask = (condition?: string, body: unknown = { a: 'ä' }) => {
    const headers: Record<string, string> =
      condition === undefined ? {} : { 'If-None-Match': condition };
    const request = new Request('http://localhost/api/thing', { headers });
    return cachedJson(request, body, { fresh: 60, kept: 90 });
  };
  const TAG = ask().headers.get('etag') ?? '';
  const OPAQUE = TAG.replace('W/', '');

  test('the answer is JSON that may be kept', async () => {
    const response = ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=60, stale-while-revalidate=30',
    );
    expect(await response.json()).toEqual({ a: 'ä' });
  });

  test('its tag is weak, the same for the same and another for another', () => {
    expect(TAG).toMatch(/^W\/"[\w-]{27}"$/);
    expect(ask(undefined, { a: 'ä' }).headers.get('etag')).toBe(TAG);
    expect(ask(undefined, { a: 'a' }).headers.get('etag')).not.toBe(TAG);
  });

  test.each([
    ['names it', TAG],
    ['names it without W/', OPAQUE],
    ['holds any', '*'],
  ])('a client that has this version and %s gets 304 without a body', async (_, condition) => {
    const response = ask(condition);
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('etag')).toBe(TAG);
    expect(response.headers.get('cache-control')).toContain('max-age=60');
  });

  test.each([
    ['another tag', 'W/"other"'],
    ['a part of the tag', OPAQUE.slice(0, 10)],
    ['the tag without quotes', OPAQUE.replaceAll('"', '')],
  ])('a client that names %s gets all of it', (_, condition) => {
    expect(ask(condition).status).toBe(200);
  });
});
