import { routes } from './routes';

/** The pages that are the same for everybody, and so have no nonce; a test compares them with the build. */
const PAGES = new Set<string>([
  ...[routes.home, routes.valuation, routes.method, routes.advice, routes.leadForm],
  ...[routes.guides, routes.savedGuides, routes.agents, '/makler/anmelden', '/nicht-erreichbar'],
  ...[routes.imprint, routes.privacy, routes.terms, routes.accessibility, routes.dataSources],
]);

/** Those of which each is made when it is first asked for. */
const FAMILIES = new RegExp(
  `^(?:${routes.guides}/[^/]+|${routes.valuation}/ort/[^/]+|/makler/anfrage/[^/]+|(?:${routes.prices}|${routes.priceCards})(?:/.*)?)$`,
);

/** Whether a page is made ahead of time, or at least looks the same for whoever asks for it. */
export const isMadeAhead = (path: string): boolean => PAGES.has(path) || FAMILIES.test(path);
