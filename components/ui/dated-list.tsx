import type { ReactNode } from 'react';
import { formatClock } from '@/lib/platform/format/date';

interface DatedListProps {
  entries: readonly { key: string; at: Date; content: ReactNode }[];
}

export function DatedList({ entries }: DatedListProps) {
  return (
    <ol className="border-b border-line">
      {entries.map(({ key, at, content }) => (
        <li
          key={key}
          className="grid gap-x-6 border-t border-line py-3 break-inside-avoid first:border-t-0 sm:grid-cols-[12rem_minmax(0,1fr)] print:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <time dateTime={at.toISOString()} className="min-w-0 text-muted tabular-nums">
            {formatClock(at)}
          </time>
          <div className="min-w-0 wrap-anywhere">{content}</div>
        </li>
      ))}
    </ol>
  );
}
