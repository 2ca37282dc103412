import { cn } from '@/lib/utils';
import type { Due } from '@/lib/back-office/request/request';
import { dueWords, type Urgency } from './time-words';

const LOOKS: Record<Urgency, string> = {
  overdue: 'bg-brick-soft font-semibold text-brick-text',
  today: 'bg-sand font-semibold text-ink',
  later: 'border-line text-muted',
};

/** What is due when: in words, and in a colour that says how urgent it is. */
export function DueBadge({ due, now }: { due: Due; now: Date }) {
  const { text, urgency } = dueWords(due, now);
  return (
    <span
      className={cn(
        'inline-block rounded-md border border-transparent px-2 py-0.5 text-sm leading-snug forced-colors:border-current',
        LOOKS[urgency],
      )}
    >
      {text}
    </span>
  );
}
