import fc from 'fast-check';
import { BYTE_ORDER_MARK, csvLine } from './csv';
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
  '=cmd|"/C calc"!A0',
  '+49 30 1234567',
  '-2+3',
  '- Garten',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\ttext',
  '  =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\uFEFF=1+1',
  '"=1+1',
  '""=1+1',
  "'=1+1",
  '“=1+1',
  ' " =1+1',
  '\0=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '−1+1',
])('%j is no formula', (text) => {
  const [[cell = ''] = []] = readCsv(csvLine([text]));
  expect(cell).toMatch(/^'/);
  const { length } = text.replace(/[\r\n]+/g, '\n').replaceAll('\0', '');
  expect(cell).toHaveLength(length + 1);
});

test('a phone number stays readable', () => {
  expect(csvLine(['+49 30 1234567', '030 1234567'])).toBe("'+49 30 1234567;030 1234567\r\n");
});

test.each(['01067', '0301234567', '4930123456789'])('%s keeps its digits', (digits) => {
  expect(csvLine([digits])).toBe(`'${digits}\r\n`);
});

test.each(['a=b', '5-7 Zimmer', 'info@beispiel.de', '1+1', 'e-mail', '10.000', 'ab '])(
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
    { numRuns: 2000, seed: 20_261_122 },
  );
});

test('the mark at the start is the one of UTF-8', () => {
  expect([...Buffer.from(BYTE_ORDER_MARK)]).toEqual([0xef, 0xbb, 0xbf]);
});
