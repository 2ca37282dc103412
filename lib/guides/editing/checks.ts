import 'server-only';
import type { FieldErrors } from '@/lib/platform/http/errors';
import { renderArticle } from '../markdown';
import { pictureAt } from '../pictures/address';
import { presentImages } from '../pictures/service';
import { listArticles } from '../service';
import type { GuideText } from './guide-text';
import { LONGEST, SHORTEST } from './limits';
import type { MarkdownLink } from '@/lib/guides/markdown-pictures';
import { routes } from '@/lib/routes';
import { isPublicAddress } from './schema';

interface LinkTargets {
  /** Content of published guides by slug, including the present text of this one */
  guides: ReadonlyMap<string, string>;
  images: ReadonlySet<string>;
}

const PAGES = new Set<string>([
  ...[routes.home, routes.valuation, routes.method, routes.prices, routes.guides, routes.leadForm],
  ...[routes.advice, routes.agencies, routes.ownSubmissions, routes.status, routes.savedGuides],
  ...[routes.imprint, routes.privacy, routes.terms, routes.accessibility, routes.dataSources],
]);

const CONTACT = /^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d ()/-]{5,})$/;

const hasHeading = (content: string, id: string) =>
  renderArticle(content).headings.some((heading) => heading.id === id);

/** German, as the continuation of a sentence about the address. */
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

export function wrongLinks(content: string, targets: LinkTargets): string[] {
  const { links } = renderArticle(content);
  return links.flatMap((link) => {
    const wrong = wrongWith(link, content, targets);
    return wrong ? [`„${link.to.slice(0, 100)}“ ${wrong}.`] : [];
  });
}

const NAMED = 5;

const monthNow = (now: Date) => now.toISOString().slice(0, 7);

export function missingParts(text: GuideText, targets: LinkTargets, now = new Date()): FieldErrors {
  const { title, summary, image, imageAlt, content, asOf, sources } = text;
  const length = [...summary].length;
  const wrong = wrongLinks(content, targets);
  const checks: [string, boolean, string][] = [
    [
      'title',
      [...title].length < SHORTEST.title,
      `Der Titel hat mindestens ${SHORTEST.title} Zeichen`,
    ],
    [
      'summary',
      length < SHORTEST.summary,
      `Die Zusammenfassung hat ${SHORTEST.summary} bis ${LONGEST.summary} Zeichen, diese hat ${length}`,
    ],
    ['asOf', !asOf, 'Bitte geben Sie an, wann die Aussagen zuletzt geprüft wurden'],
    ['asOf', asOf !== null && asOf > monthNow(now), 'Der Stand liegt in der Zukunft'],
    ['image', !targets.images.has(image), 'Bitte wählen Sie ein Bild'],
    [
      'imageAlt',
      pictureAt(image) !== undefined && !imageAlt,
      'Bitte beschreiben Sie, was auf dem Bild zu sehen ist',
    ],
    [
      'content',
      [...content].length < SHORTEST.content,
      `Der Text hat mindestens ${SHORTEST.content} Zeichen`,
    ],
    [
      'content',
      wrong.length > 0,
      [
        ...wrong.slice(0, NAMED),
        ...(wrong.length > NAMED ? ['Weitere Links stimmen nicht.'] : []),
      ].join(' '),
    ],
    ['sources.0.title', sources.length === 0, 'Bitte nennen Sie mindestens eine Quelle'],
  ];
  const found: FieldErrors = {};
  for (const [field, isWrong, message] of checks) if (isWrong) found[field] ??= message;
  return found;
}

/** Against the present database; `slug` is the guide's own. */
export async function missingNow(text: GuideText, slug: string): Promise<FieldErrors> {
  const { links } = renderArticle(text.content);
  const [articles, images] = await Promise.all([
    listArticles(),
    presentImages([text.image, ...links.map(({ to }) => to)]),
  ]);
  const guides = new Map(articles.map((article) => [article.slug, article.content]));
  return missingParts(text, { guides: guides.set(slug, text.content), images });
}
