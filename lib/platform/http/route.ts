import 'server-only';
import { log, withoutKeys } from '@/lib/platform/telemetry/log';
import { AppError, RETRY_AFTER_FAULT } from '@/lib/platform/http/errors';
import { requireOwnRequest } from './caller';

/** Bytes; a form of this portal has a few kilobytes. */
export const MAX_BODY_BYTES = 64 * 1024;

const TOO_LARGE = 'Die Anfrage ist zu groß (höchstens 64 kB).';

/** Throws AppError `too_large` (413). */
export async function readBytes(
  request: Request,
  limit = MAX_BODY_BYTES,
  message = TOO_LARGE,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new AppError('too_large', message);
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Throws AppError `too_large` (413), or `malformed` (400) without valid UTF-8 and JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError('malformed', 'Die Anfrage ist kein gültiges JSON.');
  }
}

/** 201: the body is on disk and personal. */
export const created = (body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status: 201, headers: { 'Cache-Control': 'no-store', ...headers } });

type Handler<Context> = (request: Request, context: Context) => Promise<Response> | Response;

const FAULT = new AppError(
  'unavailable',
  'Das hat gerade nicht geklappt. Bitte in einem Moment noch einmal versuchen.',
  { retryAfter: RETRY_AFTER_FAULT },
);

function errorResponse({ message, status, details }: AppError): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (details.retryAfter) headers.set('Retry-After', String(Math.ceil(details.retryAfter)));
  const { fields, challenge, current } = details;
  return Response.json({ error: message, fields, challenge, current }, { status, headers });
}

const loggedPath = ({ url }: Request) => withoutKeys(new URL(url).pathname);

interface RouteOptions {
  /** Allows other bodies than JSON; the handler prevents forged forms itself */
  takesForms?: boolean;
}

/**
 * Refuses changes from other sites. An {@link AppError} is answered as `{ error, fields?,
 * challenge?, current? }`; other errors are logged and answered with 503 and Retry-After, since a
 * retry is safe.
 */
export function route<Context = unknown>(
  handler: Handler<Context>,
  options: RouteOptions = {},
): Handler<Context> {
  return async (request, context) => {
    try {
      requireOwnRequest(request, options);
      return await handler(request, context);
    } catch (error) {
      if (error instanceof AppError) return errorResponse(error);
      log().error({ err: error }, `${request.method} ${loggedPath(request)} failed`);
      return errorResponse(FAULT);
    }
  };
}
