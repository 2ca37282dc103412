import { isClosed, KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';
import { statusLabel } from '@/lib/requests/kinds/statuses';
import { cn } from '@/lib/utils';

/** The more is to be done, the stronger the look. */
function lookOf(type: RequestKind, status: string): string {
  if (status === KINDS[type].progress.first)
    return 'border-transparent bg-petrol-soft px-2.5 text-petrol';
  if (status === KINDS[type].progress.completed)
    return 'border-transparent text-moss forced-colors:px-2.5';
  return isClosed(type, status)
    ? 'border-transparent text-muted forced-colors:px-2.5'
    : 'border-edge px-2.5 text-ink';
}

/** How far a request has come, by its German label. */
export function StatusBadge({ type, status }: { type: RequestKind; status: string }) {
  return (
    <span
      className={cn(
        'inline-block rounded-full border py-0.5 text-sm leading-snug font-semibold forced-colors:border-current',
        lookOf(type, status),
      )}
    >
      {statusLabel(status)}
    </span>
  );
}
