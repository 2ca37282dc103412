import { CheckIcon } from 'lucide-react';
import { formatClock } from '@/lib/platform/format/date';
import type { LeadDetail } from '@/lib/requests/back-office/request/request';
import { cn } from '@/lib/utils';

/** The five stages as a list to tick off: when each was reached and by what, and which comes next. */
export function LeadStages({ stages, next, words }: Pick<LeadDetail, 'stages' | 'next' | 'words'>) {
  return (
    <ol className="mt-3 space-y-1.5">
      {stages.map(({ id, title, at, by }) => (
        <li key={id} className="flex gap-3">
          <span
            aria-hidden="true"
            className={cn(
              'mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full border',
              at ? 'border-moss bg-moss text-paper' : 'border-edge',
              id === next && 'border-2 border-petrol',
            )}
          >
            {at && <CheckIcon className="size-4" />}
          </span>
          <div className="min-w-0">
            <p className={cn(id === next && 'font-semibold')}>
              {title}
              <span className="sr-only">{at ? ', erledigt' : ', offen'}</span>
              {id === next && <span className="text-petrol"> · als Nächstes</span>}
            </p>
            {at && (
              <p className="text-base text-muted">
                {formatClock(at)}
                {by && `, ${by}`}
              </p>
            )}
            {id === 'intent' && words && (
              <p className="text-base wrap-anywhere whitespace-pre-line">„{words}“</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
