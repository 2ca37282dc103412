import type { QueueCounters as Figures } from '@/lib/submissions/admin/queue/queue';
import { queueHref } from '@/lib/submissions/admin/queue/search-params';
import { KINDS } from '@/lib/submissions/kinds/kinds';
import { formatNumber } from '@/lib/platform/format/number';

const COUNTED = ['callback', 'contact', 'valuation', 'lead', 'inquiry'] as const;

function Share({ part, whole }: { part: number; whole: number }) {
  const percent = whole > 0 ? (part / whole) * 100 : 0;
  return (
    <span
      aria-hidden="true"
      className="mt-1.5 hidden h-1 overflow-hidden rounded-full bg-line sm:block"
    >
      <span
        className="block h-full bg-brick"
        // A small share stays visible.
        style={{ width: `${percent}%`, minWidth: part > 0 ? '0.25rem' : 0 }}
      />
    </span>
  );
}

const TILE = 'rounded-lg border border-line bg-surface px-3 py-1.5 sm:px-4 sm:py-2';
const FIGURE = 'font-serif text-2xl leading-tight font-semibold tabular-nums';

export function Counters({ completedToday, ...counts }: Figures) {
  return (
    <ul
      aria-label="Überblick"
      className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-6"
    >
      {COUNTED.map((type) => (
        <li key={type} className={TILE}>
          <p className="text-sm text-muted">{KINDS[type].navigation ?? KINDS[type].listTitle}</p>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className={FIGURE}>{formatNumber(counts[type].count)}</span>
            <a
              href={queueHref(type, { status: KINDS[type].progress.first })}
              data-queue=""
              className="py-0.5 text-base max-lg:-my-1.5 max-lg:py-2 tabular-nums underline decoration-line underline-offset-4 hover:text-petrol hover:decoration-current"
            >
              {formatNumber(counts[type].fresh)} {type === 'contact' ? 'ungelesen' : 'ausstehend'}
            </a>
          </p>
          <Share part={counts[type].fresh} whole={counts[type].count} />
        </li>
      ))}
      <li className={TILE}>
        <p className="text-sm text-muted">Heute abgeschlossen</p>
        <p className={FIGURE}>{formatNumber(completedToday)}</p>
      </li>
    </ul>
  );
}
