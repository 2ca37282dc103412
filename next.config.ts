import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { NextConfig } from 'next';
import { pageSecurityPolicy, securityHeaders } from './lib/platform/http/security-policy';
import { routes } from './lib/routes';

const development = process.env.NODE_ENV === 'development';

/**
 * The address is the key to these pages, or says where somebody wants to go after the login: it must not
 * travel on. The page on the method has none.
 */
const KEYED = [
  'bewertung(?!/methode$)',
  ...['anfrage', 'ratgeber-entwurf', 'zertifikat', 'employee/login'],
  ...['makler/angebot', 'makler/anmelden', 'makler/bereich'],
].map((start) => `${start}(?:/.*)?`);

// A server names its build (scripts/setup/application.ts); without a name the next one is made.
const served = process.env.PORTAL_BUILD;
/** Names a version: a page that was opened on another one loads the next page whole. */
const version = served
  ? readFileSync(join(served, 'BUILD_ID'), 'utf8')
  : process.env.PORTAL_VERSION || undefined;

const config: NextConfig = {
  distDir: served || '.next/work',
  generateBuildId: async () => version ?? null,
  deploymentId: version,
  // `npm test` checks the types of everything beside the build (scripts/test.ts).
  typescript: { ignoreBuildErrors: process.env.PORTAL_TYPES_CHECKED === '1' },
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: [
    ...['@libsql/client', 'libsql', 'pg', 'nodemailer', '@react-pdf/renderer'],
    ...['pino', 'prom-client', '@opentelemetry/api', '@opentelemetry/sdk-trace-node'],
    ...['@opentelemetry/exporter-trace-otlp-http', '@opentelemetry/resources'],
  ],
  // ES modules only, and what holds them; Jest, which reads this list, would not load them otherwise.
  transpilePackages: [
    'eventsource-parser',
    ...['sanitize-html', 'htmlparser2', 'domhandler', 'domutils', 'dom-serializer'],
    ...['domelementtype', 'entities'],
  ],
  // Pictures are drawn or come in the size that they are shown in: nothing is scaled at /_next/image.
  images: { unoptimized: true },
  // Seconds after which a page made from the database is made anew before it is shown again; until
  // then, from its own `revalidate` on, it is shown while that happens.
  expireTime: 45,
  // Such pages belong to the process and its database, not to the build.
  cacheHandler: resolve('cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  experimental: {
    // An address that leads nowhere has a page of its own (app/global-not-found.tsx).
    globalNotFound: true,
    // As for the API: a form of this portal is a few kilobytes at most.
    serverActions: { bodySizeLimit: '64kb' },
  },
  // A selection is made at each request; the whole list stays a page made ahead of time. So does the
  // empty valuation form, beside the one with a postcode.
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
    // Price cards have a policy of their own, because other websites frame them (docs/prices.md).
    {
      source: `/:path((?!_next/static/|${routes.priceCards.slice(1)}(?:/|$)).*)`,
      headers: securityHeaders(
        // Pages, which have scripts, get theirs by middleware.ts.
        pageSecurityPolicy({ development, runs: development ? undefined : 'nothing' }),
      ),
    },
    // A selection of the guides is made at each request, and the same for everybody who asks for the same.
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
