import type { ReactNode } from 'react';

interface DataTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** From this number on, each row becomes a list of its cells on a phone. */
const MANY = 4;

export function DataTable({ caption, columns, rows }: DataTableProps) {
  const isWide = columns.length >= MANY;
  const stacked = isWide ? 'max-sm:block' : '';
  return (
    // Focusable, because it may scroll.
    <div role="region" aria-label={caption} tabIndex={0} className="mt-3 overflow-x-auto">
      {/* Roles are explicit because browsers drop them if the rows are not laid out as a
          table. */}
      <table role="table" className={`w-full text-left text-base ${stacked}`}>
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className={isWide ? 'max-sm:sr-only' : ''}>
          <tr role="row" className="border-b border-edge text-muted">
            {columns.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className="py-2 pr-6 font-normal sm:whitespace-nowrap"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={stacked}>
          {rows.map(({ key, cells }) => (
            <tr
              key={key}
              role="row"
              className={`border-b border-line align-baseline ${stacked} max-sm:py-2`}
            >
              {cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  role="cell"
                  className={
                    isWide ? 'py-2 pr-6 max-sm:flex max-sm:gap-3 max-sm:py-1' : 'py-2 pr-6'
                  }
                >
                  {isWide && (
                    <span aria-hidden="true" className="w-28 shrink-0 text-muted sm:hidden">
                      {columns[index]}
                    </span>
                  )}
                  {isWide ? <span className="min-w-0">{cell}</span> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
