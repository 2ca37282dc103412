import { passHeader } from '@/lib/submissions/links/service';
import type { SubmissionReference } from '@/lib/submissions/reference';

export function stored(
  reference: SubmissionReference,
  body: object,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, {
    status: 201,
    headers: { 'Cache-Control': 'no-store', 'Set-Cookie': passHeader(reference), ...headers },
  });
}
