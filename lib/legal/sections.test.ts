import { parseSections } from './sections';

const TEXT = `## Erstens {#erstens}

Ein Satz.
<!-- nur wenn: Regen -->
Es regnet.
Noch ein Satz.

- eins
- zwei

### Darunter {#dar-unter}

1. zuerst
2. danach

#### Angaben

Wer
: wir

Wozu
<!-- nur wenn: Regen -->
: Regenschirme
<!-- nur wenn: kein Regen -->
: Sonnenschirme

Wie lange
<!-- nur wenn: Regen -->
: Bis zum Abend

Ende.`;

const parse = (body: string, isRaining = false) =>
  parseSections(
    'a.md',
    { body, firstLine: 5 },
    {
      holds: (words) => ({ Regen: isRaining, 'kein Regen': !isRaining })[words],
      fill: (text, where) => text.replace('{{wo}}', where),
    },
  );

test('sections, paragraphs, lists, counted paragraphs and facts are read', () => {
  expect(parse(TEXT, true)).toEqual([
    {
      id: 'erstens',
      title: 'Erstens',
      blocks: [
        { kind: 'text', text: 'Ein Satz. Es regnet. Noch ein Satz.' },
        { kind: 'list', items: ['eins', 'zwei'] },
      ],
      sections: [
        {
          id: 'dar-unter',
          title: 'Darunter',
          blocks: [
            { kind: 'clauses', clauses: ['zuerst', 'danach'] },
            {
              kind: 'facts',
              title: 'Angaben',
              facts: [
                ['Wer', 'wir'],
                ['Wozu', 'Regenschirme'],
                ['Wie lange', 'Bis zum Abend'],
              ],
            },
            { kind: 'text', text: 'Ende.' },
          ],
        },
      ],
    },
  ]);
});

test('what depends on something is left out where that does not hold, a term with its text', () => {
  const [section] = parse(TEXT);
  expect(section?.blocks[0]).toEqual({ kind: 'text', text: 'Ein Satz. Noch ein Satz.' });
  expect(section?.sections?.[0]?.blocks[1]).toMatchObject({
    facts: [
      ['Wer', 'wir'],
      ['Wozu', 'Sonnenschirme'],
    ],
  });
  expect(parse('## A {#a}\n\n<!-- nur wenn: Regen -->\nEs regnet.')[0]?.blocks).toEqual([]);
});

test('what a placeholder stands for is no mark', () => {
  const file = { body: '## A {#a}\n\n{{wer}}, hier', firstLine: 1 };
  const setting = { holds: () => true, fill: (text: string) => text.replace('{{wer}}', '- 1. AG') };
  expect(parseSections('a.md', file, setting)[0]?.blocks).toEqual([
    { kind: 'text', text: '- 1. AG, hier' },
  ]);
});

test.each([
  ['a text before the first heading', 'Ein Satz.', 5, 'expected a heading'],
  ['a heading without an anchor', '## A\n\nEin Satz.', 5, 'expected a heading'],
  ['a text directly below a heading', '## A {#a}\nEin Satz.', 6, 'expected an empty line'],
  ['an unknown condition', '## A {#a}\n\n<!-- nur wenn: Hagel -->\nJa', 7, '"Hagel"'],
  ['a condition at the end', '## A {#a}\n\n<!-- nur wenn: Regen -->', 8, 'condition above'],
  ['a list within a paragraph', '## A {#a}\n\nDazu:\n- eins', 8, 'expected an empty line'],
  ['a mistyped condition', '## A {#a}\n\n<!-- wenn: Regen -->\nJa', 7, 'expected an empty line'],
  ['a title without facts', '## A {#a}\n\n#### Wer\n\nWir.', 7, 'expected a term'],
])('%s is named with its line', (_, body, line, reason) => {
  expect(() => parse(body)).toThrow(new RegExp(`^a\\.md:${line}: .*${reason}`));
});
