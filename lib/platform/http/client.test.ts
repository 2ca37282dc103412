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
  test('sends a body as JSON and says so', async () => {
    await call('/api/thing', { method: 'POST', body: { area: 120 } });
    expect(sent()).toMatchObject({ method: 'POST', credentials: 'include', body: '{"area":120}' });
    expect(new Headers(sent()?.headers).get('content-type')).toBe('application/json');
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
});

describe('an answer that is not OK', () => {
  test.each([
    [404, 'Not Found', 'Artikel fehlt', '404: Artikel fehlt'],
    [401, 'Unauthorized', '', '401: Unauthorized'],
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
  ])('the body %j says %j', async (body, problem) => {
    expect((await failure(new Response(body, { status: 500 }))).problem).toEqual(problem);
  });
});
