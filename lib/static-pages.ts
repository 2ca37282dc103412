import type { IncomingMessage } from 'node:http';
import { routes } from './routes';

/** Pages without a nonce, since they are the same for all; a test compares them with the build. */
const PAGES = new Set<string>([
  ...[routes.home, routes.valuation, routes.method, routes.advice, routes.leadForm],
  ...[
    routes.calculators,
    routes.guides,
    routes.savedGuides,
    routes.agencies,
    '/makler/anmelden',
    '/nicht-erreichbar',
  ],
  ...[routes.imprint, routes.privacy, routes.terms, routes.accessibility, routes.dataSources],
]);

const FAMILIES = new RegExp(
  `^(?:${routes.calculators}/[^/]+|${routes.guides}/(?!feed.xml$)[^/]+|${routes.valuation}/ort/[^/]+|/makler/anfrage/[^/]+|(?:${routes.prices}|${routes.priceCards})(?:/.*)?)$`,
);

export const isMadeAhead = (path: string): boolean => PAGES.has(path) || FAMILIES.test(path);

const FROM_ADVERTISEMENT = /^(?:utm_\w+|gclid|fbclid)=/;

/** Cache key of a read page without advertising parameters; undefined for personal answers. */
export function sharedAddress(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
): string | undefined {
  const { url = '', headers } = request;
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const isPage = isMadeAhead(path) && !headers.rsc;
  if (!isPage && !(path.startsWith('/_next/static/') && !headers.range)) return undefined;
  const asked = query.split('&').filter((part) => part && !FROM_ADVERTISEMENT.test(part));
  return asked.length > 0 ? `${path}?${asked.join('&')}` : path;
}
