import { moreScript } from './weights.mjs';

/** Bytes as kilobytes of 1000 bytes with one decimal. */
export const kB = (bytes) => (bytes / 1000).toFixed(1);

/** A difference in bytes as kilobytes with its sign. */
export const signed = (bytes) => (bytes < 0 ? '' : '+') + kB(bytes);

/** Lines up columns: text on the left, numbers on the right; what is missing shows as a dash. */
export function formatTable(columns, rows) {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ cell }) => cell(row) ?? '–')),
  ];
  const widths = columns.map((_column, at) => Math.max(...lines.map((line) => line[at].length)));
  const rule = widths.map((width) => '─'.repeat(width));
  return [lines[0], rule, ...lines.slice(1)]
    .map((line) =>
      line
        .map((text, at) => (columns[at].text ? text.padEnd(widths[at]) : text.padStart(widths[at])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const column = (title, value, format = String) => ({
  title,
  cell: (row) => {
    const found = value(row);
    return found === undefined || found === '' ? undefined : format(found);
  },
});
const weight = (title, name, format = kB) => column(title, (row) => row.weights?.[name], format);
const score = (title, name, format) => column(title, (row) => row.lighthouse?.[name], format);

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
export function pageTable(rows) {
  const [bare] = rows;
  const difference = (row) =>
    row === bare || !row.weights || !bare.weights ? undefined : moreScript(row, bare);
  const columns = [
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
