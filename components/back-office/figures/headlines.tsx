import type { Headline } from '@/lib/requests/figures/section';

interface HeadlinesProps {
  headlines: readonly Headline[];
  /** What the figures beside are of: '30 Tage davor' */
  before: string;
}

/** The figures that say most, each beside that of the days before. */
export function Headlines({ headlines, before: days }: HeadlinesProps) {
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
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
