import { contentHash, parseSeedFile, readSeedFiles, type ArticleSeedFile } from './seed-files';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HOME_TEXTS } from '@/lib/home-texts';
import { routes } from '@/lib/routes';
import { CATEGORIES, categoryOf } from './categories';
import { renderArticle } from './markdown';
import { currentNews, NEWS } from './news';
import { SLUG } from './schema';
import { GUIDE_SECTIONS } from './sections';

describe('a file', () => {
  const HEAD = {
    title: '"Der Titel: mit Doppelpunkt"',
    slug: 'der-titel',
    summary: 'x'.repeat(120),
    image: '/images/ratgeber/der-titel.svg',
    createdAt: '"2026-11-18T07:00:00Z"',
    stand: '"2026-11"',
    sources: '[{ title: BGB, url: "https://bund.example/bgb" }]',
  };

  function file(overrides: Partial<Record<keyof typeof HEAD | 'more', string>> = {}) {
    const lines = Object.entries({ ...HEAD, ...overrides }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    return `---\n${lines.join('\n')}\n---\n\n## Einführung\n\n---\n\nText\n`;
  }

  const SEED = {
    title: 'Der Titel: mit Doppelpunkt',
    slug: 'der-titel',
    summary: 'x'.repeat(120),
    image: '/images/ratgeber/der-titel.svg',
    sources: [{ title: 'BGB', url: 'https://bund.example/bgb' }],
    content: '## Einführung\n\n---\n\nText',
    asOf: '2026-11',
    createdAt: new Date('2026-11-18T07:00:00Z'),
  };

  test('a file is a head and a text', () => {
    expect(parseSeedFile('a.md', file())).toEqual(SEED);
  });

  test('a file from Windows is the same, but for the ends of its lines', () => {
    const seed = parseSeedFile('a.md', file().replaceAll('\n', '\r\n'));
    expect({ ...seed, content: seed.content.replaceAll('\r\n', '\n') }).toEqual(SEED);
  });

  describe('what is wrong is said with the name of the file', () => {
    test.each([
      ['', 'a head between two lines of ---'],
      ['## Einführung', 'a head between two lines of ---'],
      ['---\ntitle: [\n---\nText', 'Flow sequence'],
      [file({ slug: 'Der Titel' }), 'slug'],
      [file({ summary: 'x'.repeat(161) }), 'summary'],
      [file({ image: 'https://fremd.example/a.svg' }), 'image'],
      [file({ createdAt: '2026-11-18' }), 'createdAt'],
      [file({ stand: '"November"' }), 'stand'],
      [file({ sources: '[{ url: "https://bund.example" }]' }), 'sources.0.title'],
      [file({ more: '1' }), 'more'],
      [file().replace('Text', 'Das {{lead.gold}}'), 'md:15: unknown placeholder {{lead.gold}}'],
    ])('%j: %s', (text, problem) => {
      const parse = () => parseSeedFile('der-titel.md', text);
      expect(parse).toThrow(/^der-titel\.md:\d+: /);
      expect(parse).toThrow(problem);
    });

    test('all of it at once', () => {
      expect(() => parseSeedFile('a.md', file({ slug: 'A', stand: 'x' }))).toThrow(
        /^a\.md:3: slug: .*\na\.md:7: stand: /,
      );
    });
  });

  test.each([
    [{ title: 'Anders' }],
    [{ summary: 'Anders' }],
    [{ content: 'Anders' }],
    [{ asOf: null }],
    [{ sources: [{ title: 'BGB', publisher: 'https://bund.example/bgb' }] }],
  ])('the hash changes with %j', (change) => {
    expect(contentHash({ ...SEED, ...change })).not.toBe(contentHash(SEED));
  });
});

describe('the articles', () => {
  let articles: ArticleSeedFile[];
  const problems = (check: (article: ArticleSeedFile) => unknown[]) =>
    articles.flatMap((article) =>
      check(article).map((problem) => `${article.slug}: ${String(problem)}`),
    );

  const within = (value: number, [least, most]: readonly [number, number], what: string) =>
    value >= least && value <= most ? [] : [`${value} ${what}, expected ${least} to ${most}`];

  const headings = ({ content }: ArticleSeedFile, level: 2 | 3) =>
    [...content.matchAll(level === 2 ? /^## (.+)$/gm : /^### (.+)$/gm)].map(([, text]) => text);
  const links = ({ content }: ArticleSeedFile) =>
    [...content.matchAll(/\]\(([^)\s]*)[^)]*\)/g)].map(([, href = '']) => href);

  const PLACES: string[] = [
    routes.home,
    routes.valuation,
    routes.method,
    routes.prices,
    routes.guides,
    routes.savedGuides,
    `${routes.agencies}#angaben`,
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
      expect(problems(({ summary }) => within(summary.length, [110, 155], 'characters'))).toEqual(
        [],
      );
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
});
