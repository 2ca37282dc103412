import { isClosed } from '@/lib/requests/kinds/kinds';
import type { RequestCard } from '@/lib/requests/back-office/request/request';
import { formatClock } from '@/lib/platform/format/date';
import { cn } from '@/lib/utils';
import { PersonMark } from './person-mark';
import { PresenceMark } from './presence-mark';
import { selectable } from './cards';
import { SelectBox } from './select-box';
import { RepeatMark } from './repeat-mark';
import { DueBadge } from './due-badge';
import { Estimate } from './estimate';
import { SaleMark } from './sale-mark';
import { ContactInfo } from './contact-info';
import { StatusBadge } from './status-badge';
import { ageLabel, dueLabel } from './time-labels';

interface RequestRowProps {
  card: RequestCard;
  /** Opens the request */
  href: string;
  now: Date;
}

/** On a phone three lines, four with money; from 64 rem on a row of a table, with money two, from 80 rem on one. */
const GRID = 'grid gap-x-3 gap-y-1.5 sm:gap-x-4 grid-cols-[minmax(0,1fr)_fit-content(45%)]';
const IN_ONE_ROW = {
  plain:
    "[grid-template-areas:'when_state''who_who''reach_reach'] lg:items-center lg:grid-cols-[14rem_minmax(0,1fr)_15rem_9.5rem] xl:grid-cols-[15.5rem_minmax(0,1fr)_18rem_9.5rem] lg:[grid-template-areas:'when_who_reach_state']",
  money:
    "[grid-template-areas:'when_state''who_who''reach_reach''money_money'] lg:grid-cols-[14rem_minmax(0,1fr)_20rem] lg:[grid-template-areas:'when_who_money''reach_state_money'] xl:items-center xl:grid-cols-[14rem_minmax(0,1fr)_12rem_20rem_9.5rem] xl:[grid-template-areas:'when_who_reach_money_state']",
};

/** One request, short enough to scan forty of them. Its name leads to all the rest. */
export function RequestRow({ card, href, now }: RequestRowProps) {
  const { type, id, status, name, summary, due, estimate, regional, assignee, createdAt } = card;
  const isOver = isClosed(type, status);
  const isLate = due && dueLabel(due, now).urgency === 'overdue';
  return (
    <li
      data-card={id}
      className={cn(
        'relative py-2.5 pr-4 pl-11 text-base leading-snug transition-colors hover:bg-petrol-soft/50 sm:pr-5 sm:pl-12 lg:py-2',
        isLate &&
          'before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-brick forced-colors:before:bg-[CanvasText]',
        GRID,
        estimate ? IN_ONE_ROW.money : IN_ONE_ROW.plain,
      )}
    >
      <SelectBox {...selectable(card)} label={name ?? 'Ohne Namen'} />
      <div className="min-w-0 [grid-area:when]">
        {due && <DueBadge due={due} now={now} />}
        <p className={cn('text-sm text-muted', due && 'mt-0.5')}>
          Eingegangen{' '}
          <time dateTime={createdAt.toISOString()} title={formatClock(createdAt)}>
            {ageLabel(createdAt, now)}
          </time>
        </p>
      </div>
      <div className="min-w-0 [grid-area:who]">
        <a
          href={href}
          data-queue="card"
          className={cn(
            'wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-petrol',
            isOver ? 'text-muted' : 'font-semibold',
          )}
        >
          {name ?? 'Ohne Namen'}
        </a>
        <p className="line-clamp-2 text-sm wrap-anywhere text-muted lg:line-clamp-1 lg:break-all">
          {/* No line begins with a separator. */}
          {summary.replaceAll(' · ', '\u00a0· ')}
        </p>
        <SaleMark sale={card.sale} now={now} />
        <PersonMark {...card} />
        <PresenceMark requestId={id} />
        <RepeatMark {...card} />
      </div>
      <div className="min-w-0 [grid-area:reach]">
        <ContactInfo {...card} />
      </div>
      {estimate && (
        <div className="min-w-0 [grid-area:money]">
          <Estimate estimate={estimate} regional={regional} />
        </div>
      )}
      <div className="text-right [grid-area:state] lg:text-left">
        <StatusBadge type={type} status={status} />
        {/* On a phone a line is worth a name, not that there is none. */}
        <p className={cn('mt-0.5 text-sm wrap-anywhere text-muted', !assignee && 'max-sm:sr-only')}>
          {assignee?.name ?? 'Noch nicht zugewiesen'}
        </p>
      </div>
    </li>
  );
}
