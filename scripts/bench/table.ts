interface Column<Item> {
  title: string;
  text?: boolean;
  cell: (row: Item) => string | undefined;
}

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

export function benchQuantile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
