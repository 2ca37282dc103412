import { cn } from '@/lib/utils';
import type { Due } from '@/lib/requests/head';
import { dueLabel, type Urgency } from './time-labels';

const LOOKS: Record<Urgency, string> = {
  overdue: 'bg-brick-soft px-2 font-semibold text-brick-text',
  today: 'bg-sand px-2 font-semibold text-ink',
  later: 'text-ink',
};

/** What is due when: in words, and in a colour that says how urgent it is. */
export function DueBadge({ due, now }: { due: Due; now: Date }) {
  const { text, urgency } = dueLabel(due, now);
  return (
    <span
      className={cn(
        'inline-block rounded-md py-0.5 text-sm leading-snug first-letter:uppercase',
        LOOKS[urgency],
      )}
    >
      {text}
    </span>
  );
}
