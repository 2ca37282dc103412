import 'server-only';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '@/lib/platform/telemetry/log';
import { metrics } from '@/lib/platform/telemetry/metrics';

/** The header that names a request, as Node spells those that it has received. */
export const REQUEST_ID = 'x-request-id';

/** What a proxy may call a request. */
const HARMLESS = /^[\w-]{8,64}$/;

/** What a request is called: as a trusted proxy has named it (others' names are gone by now), or at random. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = String(headers[REQUEST_ID]);
  return REQUEST_ID in headers && HARMLESS.test(given)
    ? given
    : randomBytes(9).toString('base64url');
}

interface Route {
  page: string;
  regex: string;
}

/** Which page of a build an address leads to, without what is in the address. @param build its folder */
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

/** To be called once at the beginning of a request; what it returns, once it was answered. */
export type Observe = (
  request: IncomingMessage,
  response: ServerResponse,
) => (how?: 'kept') => void;

/**
 * Counts requests, and logs each where LOG_LEVEL is info: method, route, status and milliseconds.
 * @param build folder of the build that is served
 */
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
      // Whoever left before was not answered, and Node says 200 of that.
      const status = response.headersSent ? response.statusCode : 499;
      requests.observe(
        {
          method: METHODS.has(method) ? method : 'other',
          route: isApi(pattern) ? pattern : kind,
          status: `${Math.floor(status / 100)}xx`,
        },
        milliseconds / 1000,
      );
      if (!isLogged) return;
      const requestId = response.getHeader(REQUEST_ID);
      const told = {
        requestId,
        method: METHODS.has(method) ? method : 'other',
        route: pattern,
        status,
      };
      log().info({ ...told, ms: Math.round(milliseconds) }, 'Request');
    };
  };
}
