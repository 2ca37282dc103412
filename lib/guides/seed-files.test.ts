import { contentHash, parseSeedFile } from './seed-files';

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
    ['---\ntitle: x\n', 'a head between two lines of ---'],
    ['---\ntitle: [\n---\nText', 'Flow sequence'],
    ['---\njust text\n---\nText', 'expected object'],
    [file({ slug: 'Der Titel' }), 'slug'],
    [file({ summary: 'kurz' }), 'summary'],
    [file({ summary: 'x'.repeat(161) }), 'summary'],
    [file({ image: 'https://fremd.example/a.svg' }), 'image'],
    [file({ createdAt: '2026-11-18' }), 'createdAt'],
    [file({ stand: '"November"' }), 'stand'],
    [file({ sources: '[]' }), 'sources'],
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

describe('the hash', () => {
  test.each([
    [{ title: 'Anders' }],
    [{ summary: 'Anders' }],
    [{ image: '/images/ratgeber/anders.svg' }],
    [{ content: 'Anders' }],
    [{ asOf: null }],
    [{ sources: [] }],
    [{ sources: [{ title: 'BGB', publisher: 'https://bund.example/bgb' }] }],
  ])('changes with %j', (change) => {
    expect(contentHash({ ...SEED, ...change })).not.toBe(contentHash(SEED));
  });

  test('does not depend on the order in which a database gives the fields back', () => {
    const [{ title, url }] = SEED.sources as [{ title: string; url: string }];
    const turned = Object.fromEntries(Object.entries(SEED).reverse()) as typeof SEED;
    expect(contentHash({ ...turned, sources: [{ url, title }] })).toBe(contentHash(SEED));
  });
});
