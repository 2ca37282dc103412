import 'server-only';
import { renderArticle } from '../markdown';
import type { MarkdownLink } from '../markdown-pictures';
import { pictureAt } from '../pictures/address';
import { routes } from '@/lib/routes';
import { isPublicAddress } from './public-address';

/** What the links of a guide are held against. */
export interface LinkTargets {
  /** Content of each guide that readers can open, by slug; with the guide itself as it is now */
  guides: ReadonlyMap<string, string>;
  /** Drawings and pictures of this site that are there */
  images: ReadonlySet<string>;
}

/** Pages that anybody can open by their address alone. */
const PAGES = new Set<string>([
  ...[routes.home, routes.valuation, routes.method, routes.prices, routes.guides, routes.leadForm],
  ...[routes.advice, routes.agents, routes.ownRequests, routes.status, routes.savedGuides],
  ...[routes.imprint, routes.privacy, routes.terms, routes.accessibility, routes.dataSources],
]);

const CONTACT = /^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d ()/-]{5,})$/;

const hasHeading = (content: string, id: string) =>
  renderArticle(content).headings.some((heading) => heading.id === id);

/** What is wrong with an address of this site, in words that follow on it. */
function wrongWithin(path: string, fragment: string, { guides }: LinkTargets): string | undefined {
  if (PAGES.has(path)) return undefined;
  const slug = path.startsWith(`${routes.guides}/`) ? path.slice(routes.guides.length + 1) : '';
  const content = guides.get(slug);
  if (content === undefined) return 'gibt es auf dieser Website nicht';
  if (fragment && !hasHeading(content, fragment))
    return 'nennt eine Überschrift, die es nicht gibt';
  return undefined;
}

function wrongWith({ to, isImage, alt }: MarkdownLink, own: string, targets: LinkTargets) {
  if (isImage) {
    if (!targets.images.has(to)) return 'ist kein Bild dieser Website';
    return alt.trim() ? undefined : 'hat noch keinen Text, der das Bild beschreibt';
  }
  if (CONTACT.test(to)) return undefined;
  if (to.startsWith('#')) {
    return hasHeading(own, to.slice(1)) ? undefined : 'nennt eine Überschrift, die es nicht gibt';
  }
  if (/^\/(?![/\\])/.test(to)) {
    const { pathname, hash } = new URL(to, 'https://portal.invalid');
    return pictureAt(pathname) && targets.images.has(pathname)
      ? undefined
      : wrongWithin(pathname, hash.slice(1), targets);
  }
  return isPublicAddress(to) ? undefined : 'ist keine Adresse, die mit https:// beginnt';
}

/** What is wrong with the links and pictures of a text, a sentence each. Nothing outside is asked. */
export function wrongLinks(content: string, targets: LinkTargets): string[] {
  const { links } = renderArticle(content);
  return links.flatMap((link) => {
    const wrong = wrongWith(link, content, targets);
    return wrong ? [`„${link.to.slice(0, 100)}“ ${wrong}.`] : [];
  });
}
