import type { IncomingMessage } from 'node:http';
import { routes } from './routes';

/** The pages that are the same for everybody, and so have no nonce; a test compares them with the build. */
const PAGES = new Set<string>([
  ...[routes.home, routes.valuation, routes.method, routes.advice, routes.leadForm],
  ...[routes.guides, routes.savedGuides, routes.agents, '/makler/anmelden', '/nicht-erreichbar'],
  ...[routes.imprint, routes.privacy, routes.terms, routes.accessibility, routes.dataSources],
]);

/** Those of which each is made when it is first asked for. */
const FAMILIES = new RegExp(
  `^(?:${routes.guides}/(?!feed.xml$)[^/]+|${routes.valuation}/ort/[^/]+|/makler/anfrage/[^/]+|(?:${routes.prices}|${routes.priceCards})(?:/.*)?)$`,
);

/** Whether a page is made ahead of time, or at least looks the same for everybody. */
export const isMadeAhead = (path: string): boolean => PAGES.has(path) || FAMILIES.test(path);

const FROM_ADVERTISEMENT = /^(?:utm_\w+|gclid|fbclid)=/;

/** What a request asks for that is the same for everybody; advertisements add what no page reads. */
export function sharedAddress({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const isPage = isMadeAhead(path) && !headers.rsc;
  if (!isPage && !(path.startsWith('/_next/static/') && !headers.range)) return undefined;
  const asked = query.split('&').filter((part) => part && !FROM_ADVERTISEMENT.test(part));
  return asked.length > 0 ? `${path}?${asked.join('&')}` : path;
}
