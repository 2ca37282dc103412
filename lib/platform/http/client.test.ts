import { call, HttpError } from './client';

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const original = globalThis.fetch;

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => Response.json({ ok: true }));
  globalThis.fetch = fetchMock;
});
afterEach(() => {
  globalThis.fetch = original;
});

const sent = () => fetchMock.mock.calls[0]?.[1];

async function failure(response: Response): Promise<HttpError> {
  fetchMock.mockResolvedValue(response);
  const error: unknown = await call('/api/thing').catch((reason: unknown) => reason);
  if (error instanceof HttpError) return error;
  throw new Error('expected an HttpError');
}

describe('a call', () => {
  test('reads with cookies and without a content type', async () => {
    expect(await call('/api/thing')).toEqual({ ok: true });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/thing');
    expect(sent()).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(new Headers(sent()?.headers).has('content-type')).toBe(false);
    expect(sent()?.body).toBeUndefined();
  });

  test('sends a body as JSON and says so', async () => {
    await call('/api/thing', { method: 'POST', body: { area: 120 } });
    expect(sent()).toMatchObject({ method: 'POST', credentials: 'include', body: '{"area":120}' });
    expect(new Headers(sent()?.headers).get('content-type')).toBe('application/json');
  });

  test('adds the headers that it is given', async () => {
    await call('/api/thing', { method: 'PUT', headers: { 'Idempotency-Key': 'abc' } });
    const headers = new Headers(sent()?.headers);
    expect([...headers.keys()]).toEqual(['idempotency-key']);
  });

  test('is given up after its time', async () => {
    fetchMock.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    await expect(call('/api/thing', { timeout: 1 })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  test('hands on what the network says', async () => {
    fetchMock.mockRejectedValue(new TypeError('fetch failed'));
    await expect(call('/api/thing')).rejects.toThrow(TypeError);
  });
});

describe('an answer that is not OK', () => {
  test.each([
    [404, 'Not Found', 'Artikel fehlt', '404: Artikel fehlt'],
    [401, 'Unauthorized', '', '401: Unauthorized'],
    [503, '', '', '503: '],
    [422, 'Unprocessable Entity', '{"error":"nein"}', '422: {"error":"nein"}'],
  ])('%d %s with the body %j becomes "%s"', async (status, statusText, body, message) => {
    const error = await failure(new Response(body, { status, statusText }));
    expect(error).toMatchObject({ name: 'HttpError', status, body, message });
  });

  test.each([
    [
      '{"error":"nein","fields":{"area":"zu klein"}}',
      { error: 'nein', fields: { area: 'zu klein' } },
    ],
    ['<html>', {}],
    ['', {}],
    ['null', {}],
    ['12', {}],
    ['"nein"', {}],
  ])('the body %j says %j', async (body, problem) => {
    expect((await failure(new Response(body, { status: 500 }))).problem).toEqual(problem);
  });
});
