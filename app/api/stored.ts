import { passHeader } from '@/lib/requests/links/service';
import type { RequestReference } from '@/lib/requests/reference';

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
