import type { SentEntry } from '@/lib/requests/back-office/sent/sent';
import { SentRow } from './sent-row';

interface SentListProps {
  mails: readonly SentEntry[];
  /** Id of the heading that names the list */
  labelledBy: string;
}

/** Mails of one page, newest first. */
export function SentList({ mails, labelledBy }: SentListProps) {
  if (mails.length === 0) return null;
  return (
    <ul
      aria-labelledby={labelledBy}
      className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
    >
      {mails.map((mail) => (
        <SentRow key={mail.id} mail={mail} />
      ))}
    </ul>
  );
}
