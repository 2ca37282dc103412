import type { IncomingMessage } from 'node:http';
import { isReading } from './platform/http/asked-path';
import { routes } from './routes';

/** The pages that are the same for all visitors, and so have no nonce; a test compares them with the build. */
const PAGES = new Set<string>([
  ...[routes.home, routes.valuation, routes.method, routes.advice, routes.leadForm],
  ...[routes.guides, routes.savedGuides, routes.agents, '/makler/anmelden', '/nicht-erreichbar'],
  ...[routes.imprint, routes.privacy, routes.terms, routes.accessibility, routes.dataSources],
]);

/** Pages that are made at the first request for them. */
const FAMILIES = new RegExp(
  `^(?:${routes.guides}/(?!feed.xml$)[^/]+|${routes.valuation}/ort/[^/]+|/makler/anfrage/[^/]+|(?:${routes.prices}|${routes.priceCards})(?:/.*)?)$`,
);

/** Whether a page is made ahead of time, or at least is the same for all visitors. */
export const isMadeAhead = (path: string): boolean => PAGES.has(path) || FAMILIES.test(path);

const FROM_ADVERTISEMENT = /^(?:utm_\w+|gclid|fbclid)=/;

/** The cache key of a request, without the parameters of advertisements; none if the answer is for one visitor. */
export function sharedAddress(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
): string | undefined {
  const { url = '', headers } = request;
  if (!isReading(request)) return undefined;
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const isPage = isMadeAhead(path) && !headers.rsc;
  if (!isPage && !(path.startsWith('/_next/static/') && !headers.range)) return undefined;
  const asked = query.split('&').filter((part) => part && !FROM_ADVERTISEMENT.test(part));
  return asked.length > 0 ? `${path}?${asked.join('&')}` : path;
}
