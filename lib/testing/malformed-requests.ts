import fc from 'fast-check';
import { addressesIn, bodiesFor } from './malformed-bodies';
import { fewHeaders, anyOf } from './malformed-headers';
import { ADDRESSES, POSTED, type Posted } from './posted-bodies';

export type Who = 'nobody' | 'employee' | 'owner' | 'office';

export interface BadRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  body?: string | Uint8Array;
  who: Who;
}

/** Existing ids and tokens by name, cookies by person, and plain forms. */
export interface Known {
  names: Record<string, string>;
  cookies: Partial<Record<Who, string>>;
  forms: { path: string; who: Who; fields: Record<string, string> }[];
}

const ROUTES = ADDRESSES.map(({ route }) => route);

const query = anyOf(
  ...['', '', '', '?', '?%', '?search=%ff', '?__proto__=1', '?a[]=1&a[b]=2', '?page=-1'],
  ...['?page=1e9', '?search=haus&search=boden', '?kategorie=x', '?_rsc=x', '?nxtPslug=x'],
  ...['?nxtPid=%', '?x=%00', '?__nextDataReq=1', '?__nextLocale=x', '?amp=1'],
  ...['?weiter=//evil.example', '?callbackUrl=x', `?a=${'x'.repeat(6000)}`],
  ...[`?${'a&'.repeat(2000)}`, '?query=80', '?latitude=NaN&longitude=1e9', '?status=x&query=%00'],
  ...['?erledigt=__proto__', '?token=x', '?since=x', '?search=%ED%A0%80'],
);

const behind = anyOf(
  ...['', '', '', '', '/', '//', '.rsc', '.txt', '.json', '.prefetch.rsc', '.action', '.html'],
  ...[';a=b', '.segments/_tree.segment.rsc', '.segments/%2e%2e.segment.rsc'],
  ...['/..%2f..%2fetc%2fpasswd', '%00'],
);

const inside = anyOf(
  ...['/_next/', '/_next/static/x.js', '/_next/static/chunks/..%2f..%2fx'],
  ...['/_next/data/x/index.json', '/_next/image?url=x&w=1&q=1', '/_next/postponed/resume/x'],
  ...['/_error', '/_not-found', '/404', '/500', '/_document', '/_app', '/_global-error', '/index'],
  ...['/index/index', '/favicon.ico', '/api', '/api/', '/api/__proto__', '/api/constructor', '//'],
  ...['///evil.example', '/.env', '/.git/config', '/data/secret', '/%2e%2e/%2e%2e/etc/passwd'],
  ...['/a'.repeat(400), '/_next/%', '/ratgeber/__proto__', '/ratgeber/constructor', '/videos/'],
  ...['/images/..', '/robots.txt', '/sitemap.xml', '/sitemaps/x.xml', '/manifest.webmanifest'],
  ...['/_next/webpack-hmr', '/__nextjs_original-stack-frame'],
);

const filled = fc
  .tuple(fc.constantFrom(...ROUTES), fc.array(fc.nat(9), { minLength: 3, maxLength: 3 }), behind)
  .map(([route, choices, end]) => {
    const left = [...choices];
    const path = route.replace(/\[+(?:\.\.\.)?(\w+)\]+/g, (_, name: string) =>
      (left.pop() ?? 0) < 6 ? `:${name}` : `gibt-es-nicht-${left.length}`,
    );
    return path + end;
  });

const anyWho = anyOf<Who>('nobody', 'nobody', 'employee', 'owner', 'office');

const reads: fc.Arbitrary<BadRequest> = fc.record({
  method: anyOf('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE'),
  path: fc.oneof(
    { weight: 4, arbitrary: fc.tuple(filled, query).map((parts) => parts.join('')) },
    { weight: 3, arbitrary: addressesIn(ROUTES) },
    { weight: 1, arbitrary: inside },
  ),
  headers: fewHeaders,
  who: anyWho,
});

const JSON_TYPE = 'application/json';
const contentType = fc.oneof(
  { weight: 9, arbitrary: fc.constant(JSON_TYPE) },
  anyOf('text/plain', 'multipart/form-data', 'application/json; charset=utf-7', '', 'x/y'),
);

/** These would end a login that others use. */
const ENDS = /login|logout|auth/;

export function whoSends(route: string): Who {
  if (ENDS.test(route)) return 'nobody';
  return route.startsWith('/api/employee') ? 'employee' : 'owner';
}

const byRoute = [...new Set(POSTED.map(({ route }) => route))].map((route) =>
  POSTED.filter((posted) => posted.route === route),
);

const duplicated = (posted: Posted) =>
  JSON.stringify(posted.body).replace(/^\{("\w+":)/, '{$1null,$1{},$1');

const posts: fc.Arbitrary<BadRequest> = fc
  .tuple(fc.constantFrom(...byRoute), fc.nat())
  .map(([forms, index]) => forms[index % forms.length]!)
  .chain((posted) =>
    fc.record({
      method: fc.constant(posted.method ?? 'POST'),
      path: fc.constant(posted.path ?? posted.route.replace(/\[(\w+)\]/g, ':$1')),
      headers: fc
        .tuple(fewHeaders, contentType)
        .map(([headers, type]) => ({ ...headers, 'content-type': type })),
      body: fc.oneof(
        { weight: 12, arbitrary: bodiesFor(posted.body) },
        fc.constant(duplicated(posted)),
      ),
      who: fc.constant(whoSends(posted.path ?? posted.route)),
    }),
  );

export const badRequests = fc.oneof(
  { weight: 5, arbitrary: reads },
  { weight: 4, arbitrary: posts },
);
