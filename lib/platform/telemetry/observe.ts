import 'server-only';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { log } from '@/lib/platform/telemetry/log';
import { metrics } from '@/lib/platform/telemetry/metrics';

export const REQUEST_ID = 'x-request-id';

const HARMLESS = /^[\w-]{8,64}$/;

/** The id of a trusted proxy (others are removed before), or a random one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = String(headers[REQUEST_ID] ?? '');
  return HARMLESS.test(given) ? given : randomBytes(9).toString('base64url');
}

interface Route {
  page: string;
  regex: string;
}

/** Path to route: '/ratgeber/[slug]'. */
function patternIn(build: string | undefined): (path: string) => string {
  if (!build) return (path) => (path.startsWith('/api/') ? '/api' : 'page');
  const { staticRoutes, dynamicRoutes }: Record<'staticRoutes' | 'dynamicRoutes', Route[]> =
    JSON.parse(readFileSync(`${build}/routes-manifest.json`, 'utf8'));
  const fixed = new Set(staticRoutes.map(({ page }) => page));
  const open = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (path) => {
    if (fixed.has(path)) return path;
    if (path.startsWith('/_next/')) return 'static';
    return open.find(({ regex }) => regex.test(path))?.page ?? 'unknown';
  };
}

const isApi = (pattern: string) => pattern.startsWith('/api') || pattern === '/metrics';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS']);

/** Returns a function to call with the answer; 'kept' if it came from the cache. */
type Observe = (request: IncomingMessage, response: ServerResponse) => (how?: 'kept') => void;

/** Counts requests; with LOG_LEVEL=info logs each with method, route, status and milliseconds. */
export function observeIn(build: string | undefined): Observe {
  const patternOf = patternIn(build);
  const { requests } = metrics();
  return (request, response) => {
    const begun = performance.now();
    return (how) => {
      const milliseconds = performance.now() - begun;
      const { url = '', method = '' } = request;
      const [path = ''] = url.split('?', 1);
      const isLogged = log().isLevelEnabled('info');
      const pattern = how && !isLogged ? '' : patternOf(path);
      const kind = path.startsWith('/_next/') ? 'static' : (how ?? 'page');
      // Node reports 200 if the client left before the answer.
      const status = response.headersSent ? response.statusCode : 499;
      const known = METHODS.has(method) ? method : 'other';
      const route = isApi(pattern) ? pattern : kind;
      const labels = { method: known, route, status: `${Math.floor(status / 100)}xx` };
      requests.observe(labels, milliseconds / 1000);
      if (!isLogged) return;
      const requestId = response.getHeader(REQUEST_ID);
      const ms = Math.round(milliseconds);
      log().info({ requestId, method: known, route: pattern, status, ms }, 'Request');
    };
  };
}
