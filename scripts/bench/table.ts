interface Column<Item> {
  title: string;
  /** Whether it is a text, and no number */
  text?: boolean;
  cell: (row: Item) => string | undefined;
}

/** Lines up columns: text on the left, numbers on the right; what is missing shows as a dash. */
export function formatTable<Item>(columns: Column<Item>[], rows: Item[]): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ cell }) => cell(row) ?? '–')),
  ];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const rule = widths.map((width) => '─'.repeat(width));
  const padded = (cell: string, at: number) =>
    columns[at]?.text ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  return [...lines.slice(0, 1), rule, ...lines.slice(1)]
    .map((line) => line.map(padded).join('  ').trimEnd())
    .join('\n');
}

/** The number below which a share of them lies: 0.5 is the median. */
export function quantile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
