import { TextLink } from '@/components/ui/text-link';
import { formatEuros } from '@/lib/platform/format/number';
import { todayHref, type TodayDue } from '@/lib/submissions/admin/queue/today/today';
import type { SubmissionCard } from '@/lib/submissions/admin/submission/submission';
import { KINDS } from '@/lib/submissions/kinds/kinds';
import { cn } from '@/lib/utils';
import { selectable } from '../queue/cards';
import { dueSummary } from '../queue/list-labels';
import { PresenceMark, SelectBox } from '../queue/queue-context';
import { DueBadge } from '../queue/submission-badges';
import { dueLabel, timeToDue } from '../queue/time-labels';
import { nextAction } from './next-action';
import { NextButton } from './next-button';

interface TodayRowProps {
  card: SubmissionCard;
  isSamePerson: boolean;
  hrefOf: (id: string, action?: string) => string;
  now: Date;
}

function TodayRow({ card, isSamePerson, hrefOf, now }: TodayRowProps) {
  const { type, id, name, phone, place, value, due, sale, assignee } = card;
  const next = nextAction(card, now);
  const who = name ?? phone ?? 'Ohne Namen';
  const facts = [place, sale?.class.name, assignee && `bei ${assignee.name}`].filter(Boolean);
  const isLate = due && dueLabel(due, now).urgency === 'overdue';
  return (
    <li
      data-card={`heute-${id}`}
      className={cn(
        "relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5 pr-4 pl-11 text-base leading-snug transition-colors [grid-template-areas:'when_when''who_act'] hover:bg-petrol-soft/50 sm:pr-5 sm:pl-12 lg:grid-cols-[17rem_minmax(0,1fr)_8rem_12rem] lg:py-2 lg:[grid-template-areas:'when_who_money_act']",
        isLate &&
          'before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-brick forced-colors:before:bg-[CanvasText]',
      )}
    >
      <SelectBox {...selectable(card)} label={`${KINDS[type].title}, ${who}`} />
      {due && (
        <p className="min-w-0 [grid-area:when]">
          <DueBadge due={due} now={now} />{' '}
          {!isLate && (
            <span className="text-sm whitespace-nowrap text-muted">{timeToDue(due.at, now)}</span>
          )}
        </p>
      )}
      <div className={cn('min-w-0 [grid-area:who]', isSamePerson && 'border-l-2 border-line pl-3')}>
        <a
          href={hrefOf(id)}
          data-queue="card"
          className="font-semibold wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-petrol"
        >
          {who}
        </a>
        <p className="text-sm wrap-anywhere text-muted">
          {[isSamePerson && 'dieselbe Person', KINDS[type].title, ...facts]
            .filter(Boolean)
            .join('\u00a0· ')}
          {value !== undefined && (
            <span className="lg:hidden">{`\u00a0· ${formatEuros(value)}`}</span>
          )}
        </p>
        <PresenceMark submissionId={id} />
      </div>
      <p className="hidden text-right tabular-nums [grid-area:money] lg:block">
        {value !== undefined && formatEuros(value)}
      </p>
      <div className="[grid-area:act]">
        <NextButton
          {...next}
          href={hrefOf(id, next.action)}
          phone={phone}
          about={`${KINDS[type].title}, ${who}`}
        />
      </div>
    </li>
  );
}

interface TodayListProps {
  people: readonly SubmissionCard[][];
  labelledBy: string;
  hrefOf: (id: string, action?: string) => string;
  now: Date;
}

export function TodayList({ people, labelledBy, hrefOf, now }: TodayListProps) {
  return (
    <ul
      aria-labelledby={labelledBy}
      className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
    >
      {people.flatMap((cards) =>
        cards.map((card, index) => (
          <TodayRow key={card.id} card={card} isSamePerson={index > 0} hrefOf={hrefOf} now={now} />
        )),
      )}
    </ul>
  );
}

interface TodayProps {
  today: TodayDue;
  hrefOf: (id: string, action?: string) => string;
  now: Date;
}

export function Today({ today, hrefOf, now }: TodayProps) {
  return (
    <section aria-labelledby="heute" className="mt-3 sm:mt-4">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="heute" className="text-xl">
          Heute dran
        </h2>
        <p className="mr-auto text-base text-muted tabular-nums max-sm:order-last max-sm:w-full">
          {dueSummary(today)}
        </p>
        <TextLink href={todayHref()} aria-keyshortcuts="h" look="row" className="text-base">
          alle zeigen
        </TextLink>
      </div>
      {today.people.length > 0 && (
        <TodayList people={today.people} labelledBy="heute" hrefOf={hrefOf} now={now} />
      )}
    </section>
  );
}
