import { parseAnswer, plainAnswer, type AnswerBlock } from './answer-blocks';

const plain = (text: string) => ({ text, isBold: false });
const bold = (text: string) => ({ text, isBold: true });
const paragraph = (...content: ReturnType<typeof plain>[]): AnswerBlock => ({
  kind: 'paragraph',
  content,
});
const list = (...items: ReturnType<typeof plain>[][]): AnswerBlock => ({ kind: 'list', items });

test.each<[string, string, AnswerBlock[]]>([
  ['nothing', '', []],
  ['spaces', ' \n\n \n', []],
  ['one paragraph', 'So ist es.', [paragraph(plain('So ist es.'))]],
  ['two paragraphs', 'Eins.\n\n\nZwei.', [paragraph(plain('Eins.')), paragraph(plain('Zwei.'))]],
  ['a line break', 'Eins\nzwei', [paragraph(plain('Eins zwei'))]],
  ['other line ends', 'Eins\r\n\r\nZwei', [paragraph(plain('Eins')), paragraph(plain('Zwei'))]],
  ['a list', '- a\n- b', [list([plain('a')], [plain('b')])]],
  [
    'a list between paragraphs',
    'Dazu gehören:\n- a\n- b\nDann weiter.',
    [
      paragraph(plain('Dazu gehören:')),
      list([plain('a')], [plain('b')]),
      paragraph(plain('Dann weiter.')),
    ],
  ],
  ['an item over two lines', '- a\n  und b', [list([plain('a und b')])]],
  ['a minus', '-5 %', [paragraph(plain('-5 %'))]],
  [
    'bold words',
    'Das **Gesetz** und **mehr**',
    [paragraph(plain('Das '), bold('Gesetz'), plain(' und '), bold('mehr'))],
  ],
  ['bold words in an item', '- **a**: b', [list([bold('a'), plain(': b')])]],
  ['a mark without its counterpart', 'Das **Gesetz', [paragraph(plain('Das **Gesetz'))]],
  ['a third mark', '**a** und **b', [paragraph(bold('a'), plain(' und **b'))]],
  ['marks around nothing', 'a **** b', [paragraph(plain('a '), plain('****'), plain(' b'))]],
  ['a single star', '3 * 4', [paragraph(plain('3 * 4'))]],
])('%s', (_, text, blocks) => {
  expect(parseAnswer(text)).toEqual(blocks);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[Klick](javascript:alert(1))',
  '![Bild](https://evil.example/x.png)',
  'https://evil.example',
  '# Überschrift',
  '&lt;b&gt;',
  '`code`',
  '{{constructor}}',
])('other markup stays text: %s', (text) => {
  expect(parseAnswer(text)).toEqual([paragraph(plain(text))]);
});

test('marks never reach over a paragraph or an item', () => {
  expect(parseAnswer('**a\n\nb**')).toEqual([paragraph(plain('**a')), paragraph(plain('b**'))]);
  expect(parseAnswer('- **a\n- b**')).toEqual([list([plain('**a')], [plain('b**')])]);
});

test.each(['*'.repeat(20_000), '- '.repeat(10_000), '**a'.repeat(7000), '\n'.repeat(20_000)])(
  'a long text of marks is read to its end',
  (text) => {
    expect(parseAnswer(text)).toEqual(expect.any(Array));
    expect(parseAnswer(text, true)).toEqual(expect.any(Array));
  },
);

test.each([
  ['Das **Ges', [paragraph(plain('Das '), bold('Ges'))]],
  ['Das *', [paragraph(plain('Das'))]],
  ['Das **', [paragraph(plain('Das'))]],
  ['Das **Gesetz*', [paragraph(plain('Das '), bold('Gesetz'))]],
  ['Das **Gesetz** gilt', [paragraph(plain('Das '), bold('Gesetz'), plain(' gilt'))]],
])('while it grows, no loose mark is seen: %s', (text, blocks) => {
  expect(parseAnswer(text, true)).toEqual(blocks);
});

test('what is copied has the lists and no marks', () => {
  expect(plainAnswer('Das **gilt**:\n- a\n- **b**\n\nEnde.')).toBe(
    'Das gilt:\n\n- a\n- b\n\nEnde.',
  );
});
