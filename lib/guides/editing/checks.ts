import 'server-only';
import type { FieldErrors } from '@/lib/platform/http/errors';
import { renderArticle } from '../markdown';
import { pictureAt } from '../pictures/address';
import { presentImages } from '../pictures/service';
import { listArticles } from '../service';
import type { GuideText } from './guide-text';
import { LONGEST, SHORTEST } from './limits';
import { type LinkTargets, wrongLinks } from './links';

/** Links that are named at once; the next ones when these are mended. */
const NAMED = 5;

const monthNow = (now: Date) => now.toISOString().slice(0, 7);

/** What a guide lacks before readers may see it: a sentence by the name of the field. */
export function missing(text: GuideText, targets: LinkTargets, now = new Date()): FieldErrors {
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

/** The same against what is there now. @param slug the guide's own address */
export async function missingNow(text: GuideText, slug: string): Promise<FieldErrors> {
  const { links } = renderArticle(text.content);
  const [articles, images] = await Promise.all([
    listArticles(),
    presentImages([text.image, ...links.map(({ to }) => to)]),
  ]);
  const guides = new Map(articles.map((article) => [article.slug, article.content]));
  return missing(text, { guides: guides.set(slug, text.content), images });
}
