import type { ReactNode } from 'react';
import { formatClock } from '@/lib/platform/format/date';
import { formatEuros } from '@/lib/platform/format/number';
import { phoneHref } from '@/lib/platform/format/phone';
import { VALUE_LABEL } from '@/lib/valuation/regional-labels';
import type {
  RegionalEstimate,
  SubmissionCard,
} from '@/lib/submissions/admin/submission/submission';
import { wishLabels } from '@/lib/submissions/contact-wish/contact-wish';
import { isClosed } from '@/lib/submissions/kinds/kinds';
import { cn } from '@/lib/utils';
import { MailAddress } from '../mail-address';
import { selectable } from './cards';
import { PresenceMark, SelectBox } from './queue-context';
import { DueBadge, PersonBadge, RepeatBadge, SaleBadge, StatusBadge } from './submission-badges';
import { ageLabel, dueLabel } from './time-labels';

/** Above the link that covers the whole row. */
const OWN_PLACE = 'relative z-1 inline-block py-0.5 tabular-nums';

function Phone({ phone, mayCall }: { phone: string; mayCall: boolean }) {
  if (!mayCall) return <span className={OWN_PLACE}>{phone}</span>;
  // Enlarges the touch target on phones without moving its surroundings.
  return (
    <a
      href={phoneHref(phone)}
      className={cn(
        OWN_PLACE,
        'underline underline-offset-4 hover:text-petrol max-lg:-my-1.5 max-lg:py-2',
      )}
    >
      {phone}
    </a>
  );
}

/** The wish comes before the number; if calls are not wanted, the number is no link. */
function ContactInfo({
  phone,
  email,
  wish,
  isCallDoubtful,
}: Pick<SubmissionCard, 'phone' | 'email' | 'wish' | 'isCallDoubtful'>) {
  const mayCall = !wish?.doNotCall;
  const words = wish ? wishLabels(wish) : [];
  return (
    <div className="min-w-0 leading-snug">
      {words.length > 0 && (
        <p className={cn('text-sm', mayCall ? 'text-moss' : 'font-semibold text-brick-text')}>
          {words.join(' · ')}
        </p>
      )}
      {isCallDoubtful && (
        <p className="text-sm font-semibold text-brick-text">Vor dem Anruf öffnen: Wunsch unklar</p>
      )}
      {phone ? (
        <Phone phone={phone} mayCall={mayCall} />
      ) : (
        <span className={cn(OWN_PLACE, 'max-w-full wrap-anywhere')}>
          {email && <MailAddress address={email} />}
        </span>
      )}
    </div>
  );
}

type Estimates = Required<Pick<SubmissionCard, 'estimate'>> & Pick<SubmissionCard, 'regional'>;

const SMALL = 'text-sm text-muted';

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className={SMALL}>{term}</dt>
      {children}
    </div>
  );
}

function Regional({ regional }: { regional: RegionalEstimate }) {
  if (!regional.isPossible) {
    return (
      <Figure term={VALUE_LABEL}>
        <dd className="text-sm">keine Zahl möglich</dd>
      </Figure>
    );
  }
  const { value, range, confidence } = regional;
  return (
    <Figure term={`${VALUE_LABEL}, Aussagekraft ${confidence}`}>
      <dd className="font-semibold">{formatEuros(value)}</dd>
      <dd className={SMALL}>
        {formatEuros(range.from)} bis {formatEuros(range.to)}
      </dd>
    </Figure>
  );
}

function CardEstimate({ estimate: { value, perSquareMetre }, regional }: Estimates) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_6rem] gap-x-3 leading-snug tabular-nums">
      {regional && <Regional regional={regional} />}
      <Figure term="Ohne Lage">
        <dd className="text-sm">{formatEuros(value)}</dd>
        {perSquareMetre !== undefined && (
          <dd className={SMALL}>{formatEuros(perSquareMetre)}/m²</dd>
        )}
      </Figure>
    </dl>
  );
}

interface SubmissionRowProps {
  card: SubmissionCard;
  href: string;
  now: Date;
}

/** Phones: three lines, four with money. From 64 rem one, with money two; from 80 rem one. */
const GRID = 'grid gap-x-3 gap-y-1.5 sm:gap-x-4 grid-cols-[minmax(0,1fr)_fit-content(45%)]';
const IN_ONE_ROW = {
  plain:
    "[grid-template-areas:'when_state''who_who''reach_reach'] lg:items-center lg:grid-cols-[14rem_minmax(0,1fr)_15rem_9.5rem] xl:grid-cols-[15.5rem_minmax(0,1fr)_18rem_9.5rem] lg:[grid-template-areas:'when_who_reach_state']",
  money:
    "[grid-template-areas:'when_state''who_who''reach_reach''money_money'] lg:grid-cols-[14rem_minmax(0,1fr)_20rem] lg:[grid-template-areas:'when_who_money''reach_state_money'] xl:items-center xl:grid-cols-[14rem_minmax(0,1fr)_12rem_20rem_9.5rem] xl:[grid-template-areas:'when_who_reach_money_state']",
};

export function SubmissionRow({ card, href, now }: SubmissionRowProps) {
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
        <SaleBadge sale={card.sale} now={now} />
        <PersonBadge {...card} />
        <PresenceMark submissionId={id} />
        <RepeatBadge {...card} />
      </div>
      <div className="min-w-0 [grid-area:reach]">
        <ContactInfo {...card} />
      </div>
      {estimate && (
        <div className="min-w-0 [grid-area:money]">
          <CardEstimate estimate={estimate} regional={regional} />
        </div>
      )}
      <div className="text-right [grid-area:state] lg:text-left">
        <StatusBadge type={type} status={status} />
        {/* On phones, 'not assigned' is not worth a line. */}
        <p className={cn('mt-0.5 text-sm wrap-anywhere text-muted', !assignee && 'max-sm:sr-only')}>
          {assignee?.name ?? 'Noch nicht zugewiesen'}
        </p>
      </div>
    </li>
  );
}

interface SubmissionListProps {
  cards: readonly SubmissionCard[];
  labelledBy: string;
  hrefOf: (id: string) => string;
  now: Date;
}

export function SubmissionList({ cards, labelledBy, hrefOf, now }: SubmissionListProps) {
  return (
    <ul
      aria-labelledby={labelledBy}
      className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
    >
      {cards.map((card) => (
        <SubmissionRow key={card.id} card={card} href={hrefOf(card.id)} now={now} />
      ))}
    </ul>
  );
}
