import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { NextConfig } from 'next';
import { pageSecurityPolicy, securityHeaders } from './lib/platform/http/security-policy';
import { routes } from './lib/routes';

const development = process.env.NODE_ENV === 'development';

/** These addresses contain keys or the target of a login: they must not appear in a Referer. */
const KEYED = [
  'bewertung(?!/methode$)',
  ...['anfrage', 'ratgeber-entwurf', 'zertifikat', 'employee/login'],
  ...['makler/angebot', 'makler/anmelden', 'makler/bereich'],
].map((start) => `${start}(?:/.*)?`);

// A server names its build (scripts/setup/application.ts); without a name the next one is made.
const served = process.env.PORTAL_BUILD;
/** A page opened with another version loads the next page whole. */
const version = served
  ? readFileSync(join(served, 'BUILD_ID'), 'utf8')
  : process.env.PORTAL_VERSION || undefined;

const config: NextConfig = {
  distDir: served || '.next/work',
  generateBuildId: async () => version ?? null,
  deploymentId: version,
  // `npm test` checks types beside the build (scripts/test.ts).
  typescript: { ignoreBuildErrors: process.env.PORTAL_TYPES_CHECKED === '1' },
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: [
    ...['@libsql/client', 'libsql', 'pg', 'nodemailer', '@react-pdf/renderer'],
    ...['pino', 'prom-client', '@opentelemetry/api', '@opentelemetry/sdk-trace-node'],
    ...['@opentelemetry/exporter-trace-otlp-http', '@opentelemetry/resources'],
  ],
  // ES modules only, with the modules that import them; Jest reads this list and could not load them
  // otherwise.
  transpilePackages: [
    'eventsource-parser',
    ...['sanitize-html', 'htmlparser2', 'domhandler', 'domutils', 'dom-serializer'],
    ...['domelementtype', 'entities'],
  ],
  // Pictures are drawn or come in the size that they are shown in.
  images: { unoptimized: true },
  // Seconds after which a page made from the database is rendered again before it is shown; until then, from
  // its own `revalidate` on, the old one is shown meanwhile.
  expireTime: 45,
  // Such pages belong to the process and its database, not to the build.
  cacheHandler: resolve('cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  experimental: {
    // The 404 page is app/global-not-found.tsx.
    globalNotFound: true,
    serverActions: { bodySizeLimit: '64kb' },
  },
  // Selections are rendered at each request, so that the whole list and the empty valuation form stay static.
  rewrites: async () => ({
    beforeFiles: [
      ...['search', 'kategorie'].map((key) => ({
        source: routes.guides,
        has: [{ type: 'query' as const, key }],
        destination: routes.selectedGuides,
      })),
      {
        source: `${routes.prices}/:ort*`,
        has: [{ type: 'query' as const, key: 'mit' }],
        destination: `${routes.comparedPrices}/:ort*`,
      },
      {
        source: routes.valuation,
        has: [{ type: 'query' as const, key: 'plz', value: '(?<plz>\\d{5})' }],
        destination: `${routes.valuation}/ort/:plz`,
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
  headers: async () => [
    { source: '/:path*', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
    {
      source: `/:path((?!_next/static/|${routes.priceCards.slice(1)}(?:/|$)).*)`,
      headers: securityHeaders(
        // Pages with scripts get their policy from middleware.ts.
        pageSecurityPolicy({ development, runs: development ? undefined : 'nothing' }),
      ),
    },
    // A selection of the guides is rendered at each request, but is the same for everybody.
    ...['search', 'kategorie'].map((key) => ({
      source: routes.guides,
      has: [{ type: 'query' as const, key }],
      headers: [{ key: 'Cache-Control', value: 's-maxage=20' }],
    })),
    { source: '/nicht-erreichbar', headers: [{ key: 'Retry-After', value: '60' }] },
    {
      source: '/videos/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=604800' }],
    },
    {
      source: `/:keyed(${KEYED.join('|')})`,
      headers: [
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      ],
    },
  ],
};

export default config;
