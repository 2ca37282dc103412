import type { Challenge } from 'altcha-lib';

/**
 * An answer that was not OK. Its message is the status code, a colon, a space and the body's text,
 * or the status text if the body is empty.
 */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
    this.name = 'HttpError';
  }

  /** The body as our API writes its errors; empty where it is something else. */
  get problem(): { error?: string; fields?: Record<string, string>; challenge?: Challenge } {
    try {
      const parsed: unknown = JSON.parse(this.body);
      if (typeof parsed !== 'object' || parsed === null) return {};
      // Something before our server may write its errors in another way.
      return 'error' in parsed && typeof parsed.error !== 'string' ? {} : parsed;
    } catch {
      return {};
    }
  }
}

interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT';
  body?: object;
  headers?: Record<string, string>;
  /** Milliseconds until the call is given up */
  timeout?: number;
}

const DEFAULT_TIMEOUT = 20_000;

/**
 * Calls the portal's own API with cookies; the content type is set only when there is a body.
 * @throws HttpError for an answer that is not OK; TypeError or a TimeoutError without an answer
 */
export async function call<Answer>(
  path: string,
  { method = 'GET', body, headers, timeout = DEFAULT_TIMEOUT }: CallOptions = {},
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok)
    throw new HttpError(response.status, await response.text(), response.statusText);
  return (await response.json()) as Answer;
}
