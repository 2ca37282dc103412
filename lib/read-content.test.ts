import { z } from 'zod';
import { parseMarkdown, parseYaml } from './read-content';

const schema = z.array(
  z.strictObject({
    id: z.string(),
    questions: z.array(z.string()).min(1),
    text: z.string(),
  }),
);

const RIGHT = `# Fragen zum Kredit
- id: kredit
  questions:
    - Was wird aus dem Kredit?
  text: |
    Er wird abgelöst.

    Das kostet.
`;

const mistakesOf = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
};

test('what is right is read as it stands', () => {
  expect(parseYaml('kredit.yaml', RIGHT, schema)).toEqual([
    {
      id: 'kredit',
      questions: ['Was wird aus dem Kredit?'],
      text: 'Er wird abgelöst.\n\nDas kostet.\n',
    },
  ]);
});

test.each([
  ['a missing key', RIGHT.replace(/ {2}text: .*/s, ''), 2, /0\.text: .*expected string/],
  ['a mistyped key', RIGHT.replace('questions:', 'question:'), 3, /Unrecognized key: "question"/],
  ['a value of another kind', RIGHT.replace('Was wird aus dem Kredit?', '5'), 4, /0\.questions\.0/],
  ['a key twice', RIGHT.replace('  questions:', '  id: darlehen\n  questions:'), 3, /unique/],
  ['a quotation without its end', RIGHT.replace('- Was', '- "Was'), 4, /closing "quote/],
])('%s is named with its file and line', (_, yaml, line, reason) => {
  const found = mistakesOf(() => parseYaml('content/kredit.yaml', yaml, schema));
  const [named] = found.filter((mistake) => reason.test(mistake));
  expect(named).toMatch(new RegExp(`^content/kredit\\.yaml:${line}: `));
});

test('all mistakes of a file are named at once, from its top to its end', () => {
  const yaml = `${RIGHT}- id: 5\n  questions: []\n  text: Ja\n- questions:\n    - Wie\n  text: Ja\n`;
  expect(mistakesOf(() => parseYaml('a.yaml', yaml, schema)).map((m) => m.split(' ')[0])).toEqual([
    'a.yaml:9:',
    'a.yaml:10:',
    'a.yaml:12:',
  ]);
});

test('a Markdown file is read as its head and its text', () => {
  const head = z.strictObject({ title: z.string() });
  expect(parseMarkdown('a.md', '---\ntitle: Ja\n---\n\nEin *Text*.\n\n---\n', head)).toEqual({
    head: { title: 'Ja' },
    body: 'Ein *Text*.\n\n---',
    firstLine: 5,
  });
  expect(mistakesOf(() => parseMarkdown('a.md', '---\nzeile: 1\n---\nText', head))).toEqual([
    expect.stringMatching(/^a\.md:2: .*title/),
    expect.stringMatching(/^a\.md:2: .*"zeile"/),
  ]);
  expect(mistakesOf(() => parseMarkdown('a.md', 'Nur Text', head))).toEqual([
    'a.md:1: expected a head between two lines of ---',
  ]);
});
