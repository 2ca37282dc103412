import { findings, limitFor } from './limits';
import { median, summarize } from './lighthouse';
import { formatTable, kB, pageTable, signed } from './table';

const weights = (js: number, later = 0) => ({
  requests: 9,
  html: 1_700,
  js,
  later,
  css: 6_600,
  fonts: 0,
  images: 0,
  other: 0,
  heads: 2_600,
  total: js + 10_900,
});
const measured = (page: string, js: number, later = 0) => ({
  page,
  status: 200,
  weights: weights(js, later),
  shift: 0,
  largest: `h1 "${page}"`,
});
const bare = measured('bare Next app', 135_000);

test.each([
  [0, '0.0', '+0.0'],
  [49, '0.0', '+0.0'],
  [1_000, '1.0', '+1.0'],
  [15_049, '15.0', '+15.0'],
  [-2_340, '-2.3', '-2.3'],
])('%d bytes are %s kB, as a difference %s', (bytes, size, difference) => {
  expect(kB(bytes)).toBe(size);
  expect(signed(bytes)).toBe(difference);
});

describe('a table', () => {
  test('lines text up on the left, numbers on the right, and shows what is missing', () => {
    const columns = [
      { title: 'page', text: true, cell: ({ name }: { name: string }) => name },
      { title: 'kB', cell: ({ size }: { size?: string }) => size },
      { title: 'element', text: true, cell: ({ at }: { at?: string }) => at },
    ];
    const rows = [
      { name: '/', size: '1.0', at: 'h1' },
      { name: '/impressum', size: '123.4' },
      { name: '/x', at: 'p' },
    ];
    expect(formatTable(columns, rows).split('\n')).toEqual([
      'page           kB  element',
      '──────────  ─────  ───────',
      '/             1.0  h1',
      '/impressum  123.4  –',
      '/x              –  p',
    ]);
  });

  const cells = (line = '') => line.split(/ {2,}/);

  test('of pages compares each with the bare app and keeps those that do not answer', () => {
    const table = pageTable([bare, measured('/', 140_040), { page: '/ratgeber', status: 404 }]);
    const [head, , first, second, third] = table.split('\n');
    expect(cells(head).slice(0, 4)).toEqual(['page (kB, gzip)', 'status', 'JS', 'vs bare']);
    expect(cells(first).slice(0, 4)).toEqual(['bare Next app', '200', '135.0', '–']);
    expect(cells(second).slice(0, 4)).toEqual(['/', '200', '140.0', '+5.0']);
    expect(cells(third).slice(0, 4)).toEqual(['/ratgeber', '404', '–', '–']);
    expect(head).not.toContain('LH');
  });

  test('of pages shows the scores of Lighthouse where there are some', () => {
    const audits = (value: number) => ({ numericValue: value });
    const report = (score: number, ms: number) => ({
      categories: Object.fromEntries(
        ['performance', 'accessibility', 'best-practices', 'seo'].map((name) => [name, { score }]),
      ),
      audits: {
        'largest-contentful-paint': audits(ms),
        'cumulative-layout-shift': audits(0.0123),
        'total-blocking-time': audits(ms / 10),
      },
    });
    const lighthouse = summarize([report(0.97, 2_000), report(0.99, 3_000), report(0.5, 1_000)]);
    const table = pageTable([bare, { ...measured('/', 140_000), lighthouse }]).split('\n');
    expect(cells(table[0]).slice(-8, -1)).toEqual(
      ['perf', 'a11y', 'best', 'SEO', 'LCP s', 'CLS', 'TBT ms'].map((name) => `LH ${name}`),
    );
    expect(cells(table[3]).slice(-8, -1)).toEqual([
      ...['97', '97', '97', '97'],
      ...['2.00', '0.012', '200'],
    ]);
    expect(cells(table[2]).slice(-8, -1)).toEqual(Array(7).fill('–'));
  });
});

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

describe('the limits', () => {
  const LIMITS = [
    { page: '/form', kB: 40, reason: 'form library' },
    { page: '*', kB: 15 },
  ];
  const faults = (...rows: object[]) => findings([bare, ...rows] as never, LIMITS).faults;

  test('of a page are its own, or else those of all', () => {
    expect(limitFor('/form', LIMITS)).toMatchObject({ kB: 40 });
    expect(limitFor('/form/more', LIMITS)).toMatchObject({ kB: 15 });
    expect(limitFor('/', LIMITS)).toMatchObject({ kB: 15 });
  });

  test.each([
    ['/', 150_000],
    ['/', 130_000],
    ['/form', 175_000],
  ])('let %s ship %d bytes', (page, js) => {
    expect(faults(measured(page, js))).toEqual([]);
  });

  test('fail one byte above, and say how much the HTML does not name', () => {
    const [fault, ...others] = faults(measured('/', 150_001, 3_300), measured('/form', 175_001));
    expect(fault).toMatch(/^FAIL: \/ ships 15\.0 kB .* limit is 15\.0 kB\. .* 3\.3 kB/);
    expect(others).toEqual([expect.stringMatching(/^FAIL: \/form ships 40\.0 kB/)]);
  });

  test('report a page that is not there, and fail for one that is broken', () => {
    const { faults, remarks } = findings(
      [
        bare,
        { page: '/ratgeber', status: 404 },
        { page: '/ratgeber/…', status: 'none' },
        { page: '/kaputt', status: 500 },
      ] as never,
      LIMITS,
    );
    expect(remarks).toEqual([
      'Limit for /form: +40.0 kB of JavaScript (form library)',
      'Limit for every other page: +15.0 kB of JavaScript',
      'Not measured: /ratgeber answers 404.',
      'Not measured: /ratgeber/…, no such link found.',
    ]);
    expect(faults).toEqual(['FAIL: /kaputt answers 500.']);
  });

  test('name the page that was measured instead', () => {
    const { remarks } = findings(
      [bare, { ...measured('/here', 140_000), landed: '/there' }] as never,
      [{ page: '*', kB: 15 }],
    );
    expect(remarks[1]).toBe('Measured at its destination: /here leads to /there.');
  });

  test('cannot be checked without the bare app', () => {
    const broken = { page: 'bare Next app', status: 500 };
    expect(findings([broken, measured('/', 999_999)] as never, LIMITS).faults).toEqual([
      'FAIL: the bare app answers 500.',
    ]);
  });
});
