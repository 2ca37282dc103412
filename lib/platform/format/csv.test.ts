import fc from 'fast-check';
import { csvLine } from './csv';
import { readCsv } from './read-csv.fixture';

test.each([
  [['Erika', 'Berlin'], 'Erika;Berlin\r\n'],
  [['Müller; Söhne', 'ja'], '"Müller; Söhne";ja\r\n'],
  [['„Haus“ "am See"'], '"„Haus“ ""am See"""\r\n'],
  [['zwei\nZeilen'], '"zwei\nZeilen"\r\n'],
  [['zwei\r\nZeilen\rdrei'], '"zwei\nZeilen\ndrei"\r\n'],
  [[' Rand '], '" Rand "\r\n'],
  [['', null, undefined], ';;\r\n'],
  [[348_600, 12.5, 0, -3], '348600;12,5;0;-3\r\n'],
  [['30,5 %', '10115'], '30,5 %;10115\r\n'],
  [['a\0b\u0007c'], 'abc\r\n'],
])('%j is written as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test.each([
  '=1+1',
  '+49 30 1234567',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '  =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\uFEFF=1+1',
  '"=1+1',
  "'=1+1",
  '“=1+1',
  '\0=1+1',
  '＝1+1',
  '−1+1',
])('%j is no formula', (text) => {
  const [[cell = ''] = []] = readCsv(csvLine([text]));
  expect(cell).toMatch(/^'/);
  const { length } = text.replace(/[\r\n]+/g, '\n').replaceAll('\0', '');
  expect(cell).toHaveLength(length + 1);
});

test.each(['01067', '0301234567', '4930123456789'])('%s keeps its digits', (digits) => {
  expect(csvLine([digits])).toBe(`'${digits}\r\n`);
});

test.each(['a=b', '5-7 Zimmer', 'info@beispiel.de', '1+1', 'ab '])(
  '%j is left as it is',
  (text) => {
    expect(readCsv(csvLine([text]))).toEqual([[text]]);
  },
);

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('=', '+', '-', '@', '"', "'", ';', ' ', '\t', '\r', '\n', 'a', '\0'))
    .map((parts) => parts.join('')),
);

test('whatever is typed, each cell stays in its place and none begins a formula', () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 2, maxLength: 6 }), (cells) => {
      const [row = [], ...more] = readCsv(csvLine(cells));
      expect(more).toEqual([]);
      expect(row).toHaveLength(cells.length);
      for (const cell of row) expect(cell).not.toMatch(/^[\s"]*[=+\-@\t\n\r]/);
    }),
    { numRuns: 300, seed: 20_261_122 },
  );
});
