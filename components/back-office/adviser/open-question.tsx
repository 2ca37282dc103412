import type { ReactNode } from 'react';
import { formatPartialDate } from '@/lib/platform/format/date';
import { formatNumber } from '@/lib/platform/format/number';

interface OpenQuestionProps {
  /** Words in lower case; '…' for what was left out */
  text: string;
  count: number;
  /** 'YYYY-MM-DD' */
  lastDay: string;
  /** Titles of the passages that are nearest */
  nearest: readonly string[];
  /** What can be done with it */
  children: ReactNode;
}

/** A question that the adviser had no answer to. */
export function OpenQuestion({ text, count, lastDay, nearest, children }: OpenQuestionProps) {
  const times = count === 1 ? 'einmal' : `${formatNumber(count)}-mal`;
  return (
    <li className="border-b border-line py-5">
      <h3 className="text-lg wrap-anywhere">{text}</h3>
      <p className="text-base text-muted">
        {times} gefragt, zuletzt am {formatPartialDate(lastDay)}
      </p>
      {nearest.length > 0 && (
        <>
          <p className="mt-2 text-base">Am nächsten:</p>
          <ul className="list-disc pl-6 text-base">
            {nearest.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      )}
      {children}
    </li>
  );
}
