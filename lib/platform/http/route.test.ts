import { AppError, STATUS_OF, type ErrorCode } from './errors';
import { route } from './route';

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

describe('a handler that succeeds', () => {
  test('answers as it likes and gets request and context', async () => {
    const response = new Response('done', { status: 201 });
    const handler = jest.fn(() => response);
    expect(await route<{ id: number }>(handler)(request, { id: 1 })).toBe(response);
    expect(handler).toHaveBeenCalledWith(request, { id: 1 });
  });
});

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
    [7, '7'],
    [0.2, '1'],
    [59.01, '60'],
  ])('asks to wait %d seconds with Retry-After: %s', async (retryAfter, expected) => {
    const response = await answerTo(new AppError('too_many', 'Zu viele.', { retryAfter }));
    expect(response.headers.get('retry-after')).toBe(expected);
  });

  test('hands on the work that lets the request through', async () => {
    const parameters = {
      algorithm: 'x',
      nonce: '1',
      salt: '2',
      cost: 1,
      keyLength: 1,
      keyPrefix: '',
    };
    const challenge = { parameters, signature: '3' };
    const response = await answerTo(new AppError('too_many', 'Zu viele.', { challenge }));
    expect(await response.json()).toEqual({ error: 'Zu viele.', challenge });
  });

  test('is the same whether it is thrown at once or later', async () => {
    const late = route(() => Promise.reject(new AppError('conflict', 'Schon da.')));
    expect((await late(request, undefined)).status).toBe(409);
  });
});

describe('a fault of ours', () => {
  test.each([
    new TypeError('secret detail'),
    new RangeError('Maximum call stack size exceeded'),
    { code: 'P1001' },
    'text',
    undefined,
    null,
  ])('%p answers 503, asks to try again and tells nothing', async (fault) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const response = await answerTo(fault);
    const calls = [...log.mock.calls];
    log.mockRestore();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(FAULT);
    expect(calls).toEqual([[expect.stringMatching(/^POST \/api\/thing failed\b/)]]);
  });
});
