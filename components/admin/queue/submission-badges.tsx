import { TextLink } from '@/components/ui/text-link';
import { queueHref } from '@/lib/submissions/admin/queue/search-params';
import type { SubmissionCard } from '@/lib/submissions/admin/submission/submission';
import type { Due } from '@/lib/submissions/head';
import { isClosed, KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { statusLabel } from '@/lib/submissions/kinds/statuses';
import { timeLeft } from '@/lib/submissions/leads/clock';
import type { SaleState } from '@/lib/submissions/leads/qualification';
import { cn } from '@/lib/utils';
import { dueLabel, type Urgency } from './time-labels';

const DUE_LOOKS: Record<Urgency, string> = {
  overdue: 'bg-brick-soft px-2 font-semibold text-brick-text',
  today: 'bg-sand px-2 font-semibold text-ink',
  later: 'text-ink',
};

export function DueBadge({ due, now }: { due: Due; now: Date }) {
  const { text, urgency } = dueLabel(due, now);
  return (
    <span
      className={cn(
        'inline-block rounded-md py-0.5 text-sm leading-snug first-letter:uppercase',
        DUE_LOOKS[urgency],
      )}
    >
      {text}
    </span>
  );
}

function statusLook(type: SubmissionKind, status: string): string {
  if (status === KINDS[type].progress.first)
    return 'border-transparent bg-petrol-soft px-2.5 text-petrol';
  if (status === KINDS[type].progress.done)
    return 'border-transparent text-moss forced-colors:px-2.5';
  return isClosed(type, status)
    ? 'border-transparent text-muted forced-colors:px-2.5'
    : 'border-edge px-2.5 text-ink';
}

export function StatusBadge({ type, status }: { type: SubmissionKind; status: string }) {
  return (
    <span
      className={cn(
        'inline-block rounded-full border py-0.5 text-sm leading-snug font-semibold forced-colors:border-current',
        statusLook(type, status),
      )}
    >
      {statusLabel(status)}
    </span>
  );
}

/** The time left no longer matters in these states. */
const NO_CLOCK: Partial<Record<SaleState, string>> = {
  stopped: 'Weitergabe gestoppt',
  joined: 'zusammengelegt',
  sold: 'übergeben',
  unclear: 'gleicht einer anderen',
};

export function SaleBadge({ sale, now }: { sale: SubmissionCard['sale']; now: Date }) {
  if (!sale) return null;
  const { class: leadClass, state, endsAt } = sale;
  return (
    <p className="text-sm">
      <span className="font-semibold">{leadClass.name}</span>{' '}
      <span className="text-muted">· {NO_CLOCK[state] ?? timeLeft(endsAt, now)}</span>
    </p>
  );
}

export function PersonBadge({ others, isMerged }: Pick<SubmissionCard, 'others' | 'isMerged'>) {
  if (others === 0) return null;
  const more = others === 1 ? '1\u00a0weitere Anfrage' : `${others}\u00a0weitere Anfragen`;
  return (
    <p className="text-sm">
      {isMerged ? 'Gehört zu einer anderen Anfrage derselben Person' : more}
    </p>
  );
}

export function RepeatBadge({ type, repeatOf }: Pick<SubmissionCard, 'type' | 'repeatOf'>) {
  if (!repeatOf) return null;
  return (
    <p>
      <span className="font-semibold text-brick-text">Mögliche Wiederholung</span>{' '}
      {/* Above the link that covers the row. */}
      <TextLink href={queueHref(type, {}, repeatOf)} look="quiet" className="relative z-1">
        Zur früheren Anfrage
      </TextLink>
    </p>
  );
}
