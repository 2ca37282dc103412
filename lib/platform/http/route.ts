import 'server-only';
import { log, withoutKeys } from '@/lib/platform/telemetry/log';
import { AppError, RETRY_AFTER_FAULT } from './errors';
import { requireOwnRequest } from './origin';

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
