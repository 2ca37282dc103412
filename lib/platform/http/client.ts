import type { Challenge } from 'altcha-lib';

/** An answer that was not OK; its message is '<status>: <body or status text>'. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
    this.name = 'HttpError';
  }

  get problem(): { error?: string; fields?: Record<string, string>; challenge?: Challenge } {
    try {
      const parsed: unknown = JSON.parse(this.body);
      if (typeof parsed !== 'object' || parsed === null) return {};
      // A proxy before our server may have another format of errors.
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
  /** Milliseconds */
  timeout?: number;
}

const DEFAULT_TIMEOUT = 20_000;

/** Throws HttpError for an answer that is not OK; TypeError or a TimeoutError without one. */
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
