import { isClosed } from '@/lib/back-office/kinds';
import type { RequestCard } from '@/lib/back-office/request/request';
import { formatClock } from '@/lib/format/date';
import { cn } from '@/lib/utils';
import { DueBadge } from './due-badge';
import { Estimate } from './estimate';
import { Reach } from './reach';
import { StatusBadge } from './status-badge';
import { ageWords, dueWords } from './time-words';

interface RequestRowProps {
  card: RequestCard;
  /** Opens the request */
  href: string;
  now: Date;
}

/** On a phone three lines, from 64 rem on one row of a table. */
const GRID = [
  'grid gap-x-4 gap-y-1.5 grid-cols-[minmax(0,1fr)_fit-content(45%)]',
  'lg:items-center',
];
const IN_ONE_ROW = {
  plain:
    "[grid-template-areas:'when_state''who_who''reach_reach'] lg:grid-cols-[15.5rem_minmax(0,1fr)_15rem_9.5rem] lg:[grid-template-areas:'when_who_reach_state']",
  money:
    "[grid-template-areas:'when_state''who_who''reach_money'] lg:grid-cols-[15.5rem_minmax(0,1fr)_15rem_7rem_9.5rem] lg:[grid-template-areas:'when_who_reach_money_state']",
};

/** One request, short enough to scan forty of them. Its name leads to all the rest. */
export function RequestRow({ card, href, now }: RequestRowProps) {
  const { type, id, status, name, summary, due, estimate, assignee, createdAt } = card;
  const isOver = isClosed(type, status);
  const isLate = due && dueWords(due, now).urgency === 'overdue';
  return (
    <li
      data-card={id}
      className={cn(
        'relative border-l-4 px-3 py-2.5 text-base leading-snug transition-colors hover:bg-petrol-soft/50 sm:px-4',
        isLate ? 'border-l-brick' : 'border-l-transparent',
        GRID,
        estimate ? IN_ONE_ROW.money : IN_ONE_ROW.plain,
      )}
    >
      <div className="min-w-0 [grid-area:when]">
        {due && <DueBadge due={due} now={now} />}
        <p className={cn('text-sm text-muted', due && 'mt-1')}>
          Eingegangen{' '}
          <time dateTime={createdAt.toISOString()} title={formatClock(createdAt)}>
            {ageWords(createdAt, now)}
          </time>
        </p>
      </div>
      <div className="min-w-0 [grid-area:who]">
        <a
          href={href}
          data-queue="card"
          className={cn(
            'font-semibold wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-petrol',
            isOver && 'font-normal text-muted',
          )}
        >
          {name ?? 'Ohne Namen'}
        </a>
        <p className="line-clamp-2 text-sm wrap-anywhere text-muted lg:line-clamp-1">{summary}</p>
      </div>
      <div className="min-w-0 [grid-area:reach]">
        <Reach {...card} />
      </div>
      {estimate && (
        <div className="text-right [grid-area:money]">
          <Estimate {...estimate} />
        </div>
      )}
      <div className="text-right [grid-area:state] lg:text-left">
        <StatusBadge type={type} status={status} />
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          {assignee?.name ?? 'Noch nicht zugewiesen'}
        </p>
      </div>
    </li>
  );
}
