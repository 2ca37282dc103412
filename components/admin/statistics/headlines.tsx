import type { SectionHeadline } from '@/lib/submissions/statistics/section';
import { cn } from '@/lib/utils';

interface HeadlinesProps {
  headlines: readonly SectionHeadline[];
  /** Names the time that they are compared with */
  before?: string;
  className: string;
}

export function Headlines({ headlines, before: days, className }: HeadlinesProps) {
  return (
    <dl className={cn('grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3', className)}>
      {headlines.map(({ label, value, of, before }) => (
        <div key={label} className="border-t border-line pt-2">
          <dt className="text-muted">{label}</dt>
          <dd className="font-serif text-2xl font-semibold">{value}</dd>
          <dd className="text-base text-muted">{of}</dd>
          {before !== undefined && (
            <dd className="text-base text-muted">
              {days}: {before}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
