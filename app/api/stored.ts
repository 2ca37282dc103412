import { passHeader } from '@/lib/requests/links/pass';
import type { RequestReference } from '@/lib/requests/reference';

/** The answer to a form that was stored: 201, and the cookie by which this browser opens 'Meine Anfrage'. */
export function stored(
  reference: RequestReference,
  body: object,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, {
    status: 201,
    headers: { 'Cache-Control': 'no-store', 'Set-Cookie': passHeader(reference), ...headers },
  });
}
