import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HOME_TEXTS } from '@/lib/home-texts';
import { routes } from '@/lib/routes';
import { CATEGORIES, categoryOf } from './categories';
import { renderArticle } from './markdown';
import { currentNews, NEWS } from './news';
import { SLUG } from './schema';
import { GUIDE_SECTIONS } from './sections';
import { readSeedFiles, type ArticleSeedFile } from './seed-files';

let articles: ArticleSeedFile[];
const problems = (check: (article: ArticleSeedFile) => unknown[]) =>
  articles.flatMap((article) =>
    check(article).map((problem) => `${article.slug}: ${String(problem)}`),
  );

const within = (value: number, [least, most]: readonly [number, number], what: string) =>
  value >= least && value <= most ? [] : [`${value} ${what}, expected ${least} to ${most}`];

const headings = ({ content }: ArticleSeedFile, level: 2 | 3) =>
  [...content.matchAll(level === 2 ? /^## (.+)$/gm : /^### (.+)$/gm)].map(([, text]) => text);
const words = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const links = ({ content }: ArticleSeedFile) =>
  [...content.matchAll(/\]\(([^)\s]*)[^)]*\)/g)].map(([, href = '']) => href);

const PLACES: string[] = [
  routes.home,
  routes.valuation,
  routes.method,
  routes.prices,
  routes.guides,
  routes.savedGuides,
  `${routes.agents}#angaben`,
  routes.leadForm,
];
const leadsSomewhere = (href: string) =>
  PLACES.includes(href) || articles.some(({ slug }) => routes.guide(slug) === href);

beforeAll(async () => {
  articles = await readSeedFiles();
});

test('there are eighteen articles, newest first, each with an address of its own', () => {
  expect(articles).toHaveLength(18);
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(18);
  expect(new Set(articles.map(({ title }) => title)).size).toBe(18);
  expect(problems(({ slug }) => (SLUG.test(slug) ? [] : ['no slug']))).toEqual([]);
  const times = articles.map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test.each(CATEGORIES)('$name has three articles or more', ({ id }) => {
  const titles = articles.map(({ title }) => title).filter((title) => categoryOf(title) === id);
  expect(titles.length).toBeGreaterThanOrEqual(3);
});

describe('each article', () => {
  test('has the four sections in order, and nothing else on their level', () => {
    for (const article of articles) {
      expect([article.slug, ...headings(article, 2)]).toEqual([article.slug, ...GUIDE_SECTIONS]);
    }
    expect(problems(({ content }) => content.match(/^(#|#{4,}) .*/gm) ?? [])).toEqual([]);
  });

  test('has five to nine headings below them', () => {
    const check = (article: ArticleSeedFile) =>
      within(headings(article, 3).length, [5, 9], 'headings');
    expect(problems(check)).toEqual([]);
  });

  test('has 900 to 2000 words', () => {
    expect(problems(({ content }) => within(words(content), [900, 2000], 'words'))).toEqual([]);
  });

  test('has a table, a checklist and two sources or more', () => {
    const check = ({ content, sources }: ArticleSeedFile) => {
      const { html } = renderArticle(content);
      return [
        html.includes('<table>') ? [] : ['no table'],
        html.includes('type="checkbox"') ? [] : ['no checklist'],
        sources.length >= 2 ? [] : ['fewer than two sources'],
      ].flat();
    };
    expect(problems(check)).toEqual([]);
  });

  test('has a summary of 110 to 155 characters', () => {
    expect(problems(({ summary }) => within(summary.length, [110, 155], 'characters'))).toEqual([]);
  });

  test('says as of when it is right', () => {
    expect(problems(({ asOf }) => (/^20\d\d-\d\d$/.test(asOf ?? '') ? [] : [asOf]))).toEqual([]);
  });

  test('has a drawing that exists', () => {
    const check = ({ image }: ArticleSeedFile) =>
      existsSync(join('public', image)) ? [] : [image];
    expect(problems(check)).toEqual([]);
  });

  test('links to pages that exist', () => {
    const check = (article: ArticleSeedFile) =>
      links(article).filter((href) => !href.startsWith('https://') && !leadsSomewhere(href));
    expect(problems(check)).toEqual([]);
    expect(articles.flatMap(links).filter((href) => href.startsWith('/'))).not.toEqual([]);
  });

  test('links to other guides and not to itself', () => {
    const check = (article: ArticleSeedFile) =>
      links(article).includes(routes.guide(article.slug)) ? ['links to itself'] : [];
    expect(problems(check)).toEqual([]);
  });

  test('shouts nowhere', () => {
    const check = ({ title, summary, content }: ArticleSeedFile) =>
      `${title}\n${summary}\n${content}`.match(/.{0,20}!/g) ?? [];
    expect(problems(check)).toEqual([]);
  });

  test('contains no HTML', () => {
    expect(problems(({ content }) => content.match(/<\/?[a-z!][^>]*>|&[a-z]+;/gi) ?? [])).toEqual(
      [],
    );
  });

  test('has each id once', () => {
    const check = ({ content }: ArticleSeedFile) => {
      const ids = [...renderArticle(content).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    };
    expect(problems(check)).toEqual([]);
  });
});

describe('what points at the articles', () => {
  test('each message of the ticker leads to a guide, and is left out without it', () => {
    const links = NEWS.entries.map(({ text, guide }) => ({ text, href: routes.guide(guide) }));
    expect(currentNews(articles)).toEqual(links);
    expect(currentNews(articles.filter(({ slug }) => slug !== NEWS.entries[0]?.guide))).toEqual(
      links.slice(1),
    );
  });

  test.each([
    ...HOME_TEXTS.faq.entries,
    { question: 'The checklist', more: HOME_TEXTS.checklist.more },
  ])('"$question" leads to a guide', ({ more }) => {
    expect(articles.map(({ slug }) => routes.guide(slug))).toContain(more.href);
  });
});
