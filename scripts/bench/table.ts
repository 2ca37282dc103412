import type { Lighthouse } from './lighthouse';
import { moreScript, type Weights } from './weights';

/** What was measured of a page; one that did not answer with 200 has a status only. */
export interface Row {
  page: string;
  status: number | 'none';
  landed?: string;
  weights?: Weights;
  shift?: number;
  largest?: string;
  links?: string[];
  lighthouse?: Lighthouse;
}

interface Column<Item> {
  title: string;
  /** Whether it is a text, and no number */
  text?: boolean;
  cell: (row: Item) => string | undefined;
}

/** Bytes as kilobytes of 1000 bytes with one decimal. */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

/** A difference in bytes as kilobytes with its sign. */
export const signed = (bytes: number): string => (bytes < 0 ? '' : '+') + kB(bytes);

/** Lines up columns: text on the left, numbers on the right; what is missing shows as a dash. */
export function formatTable<Item>(columns: Column<Item>[], rows: Item[]): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ cell }) => cell(row) ?? '–')),
  ];
  const widths = columns.map((_column, at) =>
    Math.max(...lines.map((line) => line[at]?.length ?? 0)),
  );
  const rule = widths.map((width) => '─'.repeat(width));
  return [...lines.slice(0, 1), rule, ...lines.slice(1)]
    .map((line) =>
      line
        .map((text, at) =>
          columns[at]?.text ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const column = <Value extends string | number>(
  title: string,
  value: (row: Row) => Value | undefined,
  format: (value: Value) => string = String,
): Column<Row> => ({
  title,
  cell: (row) => {
    const found = value(row);
    return found === undefined || found === '' ? undefined : format(found);
  },
});
const weight = (title: string, name: keyof Weights, format = kB) =>
  column(title, (row) => row.weights?.[name], format);
const score = (title: string, name: string, format?: (value: number) => string) =>
  column(title, (row) => row.lighthouse?.[name], format);

const LIGHTHOUSE = [
  score('LH perf', 'performance'),
  score('LH a11y', 'accessibility'),
  score('LH best', 'best-practices'),
  score('LH SEO', 'seo'),
  score('LH LCP s', 'lcp', (ms) => (ms / 1000).toFixed(2)),
  score('LH CLS', 'cls', (value) => value.toFixed(3)),
  score('LH TBT ms', 'tbt', (ms) => ms.toFixed(0)),
];

/** What the columns mean that do not explain themselves. */
export const LEGEND = [
  'later: the part of JS that the HTML does not name; links fetch it ahead, or scripts load it',
  'other: mostly data of linked pages, fetched ahead; heads: response headers, counted in the total only',
];

/** The table of all pages in kB; the first row is the bare app. */
export function pageTable(rows: Row[]): string {
  const [bare] = rows;
  const difference = (row: Row) =>
    row === bare || !row.weights || !bare?.weights
      ? undefined
      : moreScript(row.weights, bare.weights);
  const columns: Column<Row>[] = [
    { ...column('page (kB, gzip)', (row) => row.page), text: true },
    column('status', (row) => row.status),
    weight('JS', 'js'),
    column('vs bare', difference, signed),
    weight('later', 'later'),
    weight('CSS', 'css'),
    weight('HTML', 'html'),
    weight('fonts', 'fonts'),
    weight('images', 'images'),
    weight('other', 'other'),
    weight('heads', 'heads'),
    weight('total', 'total'),
    weight('requests', 'requests', String),
    column(
      'CLS',
      (row) => row.shift,
      (value) => value.toFixed(3),
    ),
    ...(rows.some((row) => row.lighthouse) ? LIGHTHOUSE : []),
    { ...column('LCP element', (row) => row.largest), text: true },
  ];
  return formatTable(columns, rows);
}
