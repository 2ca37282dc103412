import fc from 'fast-check';
import { GUIDE_SECTIONS, withSections } from './sections';

const [INTRODUCTION, MARKET, DECISION] = GUIDE_SECTIONS.map((title) => `## ${title}`);
const words = (count: number) => Array.from({ length: count }, (_, i) => `wort${i}`).join(' ');

const parts = (content: string) =>
  withSections(content)
    .split(/## .+\n\n/)
    .slice(1)
    .map((part) => part.trim());

test('the four sections have their names', () => {
  expect(GUIDE_SECTIONS).toEqual([
    'Einführung',
    'Aktuelle Marktlage',
    'Kaufen oder Verkaufen?',
    'Fazit & Handlungsempfehlungen',
  ]);
});

test.each([
  '## Einführung\n\nText',
  'Text\n\n### Später\n\nMehr',
  '# Titel\n',
  '   ###### Eingerückt',
  'Titel\n=====\n\nText',
  'Titel\n---\n\nText',
  `## Lang\n\n${words(200)}`,
])('content with a heading stays as it is: %j', (content) => {
  expect(withSections(content)).toBe(content);
});

test.each(['#Kein Titel', 'Nr. # 1', '####### Sieben', '    ## Code', '#', 'Oben\n\n---\n\nUnten'])(
  '%j is no heading',
  (content) => {
    expect(withSections(content)).toContain(INTRODUCTION);
  },
);

test('content without a heading is cut behind the words that fit into 150 and 300 characters', () => {
  const content = words(100);
  const [first = '', second = '', third] = parts(content);
  expect(withSections(content)).toBe(
    [INTRODUCTION, first, MARKET, second, DECISION, third].join('\n\n'),
  );
  expect(first.length).toBeGreaterThan(140);
  expect(first.length).toBeLessThanOrEqual(150);
  expect(`${first} ${second}`.length).toBeGreaterThan(290);
  expect(`${first} ${second}`.length).toBeLessThanOrEqual(300);
});

test.each([
  ['nothing', '', 0],
  ['only spaces', ' \n ', 0],
  ['149 characters', 'x'.repeat(149), 1],
  ['150 characters', 'x'.repeat(150), 1],
  ['two words around 150', `${'x'.repeat(149)} y`, 2],
  ['a word longer than everything', 'x'.repeat(400), 3],
])('of %s no section is empty', (_, content, count) => {
  expect(parts(content)).toHaveLength(count);
  expect(parts(content)).not.toContain('');
});

test('a line break parts words as a space does', () => {
  const lines = words(100).replaceAll(' ', '\n');
  expect(parts(lines).join('\n')).toBe(lines);
});

test('no word is torn and nothing lost, whatever it is', () => {
  const word = fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .map((text) => `w${text.replace(/[\s#=-]/g, '').slice(0, 100)}`);
  const space = fc.constantFrom(' ', '\n', '  ', '\t', '\r\n');
  const text = fc.array(fc.tuple(word, space), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(text, (pieces) => {
      const content = pieces.flat().join('');
      expect(parts(content).join(' ').split(/\s+/)).toEqual(content.trim().split(/\s+/));
    }),
  );
});
