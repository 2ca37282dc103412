import 'server-only';
import { createHash } from 'node:crypto';

interface CacheTimes {
  /** Seconds in which the client uses the answer without asking */
  fresh: number;
  /** Seconds after which the client drops it */
  kept: number;
}

/** Tags are compared weakly (RFC 9110, 13.1.2). */
function isHeld(condition: string | null, tag: string): boolean {
  if (!condition) return false;
  const opaque = (entry: string) => entry.trim().replace(/^W\//, '');
  return condition
    .split(',')
    .some((entry) => entry.trim() === '*' || opaque(entry) === opaque(tag));
}

export const cachedJson = (request: Request, body: unknown, times: CacheTimes): Response =>
  cachedText(request, JSON.stringify(body), 'application/json', times);

export function cachedText(
  request: Request,
  text: string,
  type: string,
  { fresh, kept }: CacheTimes,
): Response {
  // Weak, because it is sent with and without compression.
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = {
    'Cache-Control': `public, max-age=${fresh}, stale-while-revalidate=${kept - fresh}`,
    ETag: tag,
  };
  if (isHeld(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, { headers: { ...headers, 'Content-Type': type } });
}
