import { queueHref } from '@/lib/back-office/queue/address';
import { KINDS } from '@/lib/back-office/kinds';
import { formatNumber } from '@/lib/format/number';
import { SUBJECT_TYPES, type SubjectType } from '@/lib/submissions/subject';

interface OtherHitsProps {
  /** Lists whose hits are shown already */
  shown: readonly SubjectType[];
  query: string;
  hits: Record<SubjectType, number>;
}

/** Where else a search finds something: whoever calls is not always in the list that is open. */
export function OtherHits({ shown, query, hits }: OtherHitsProps) {
  const others = SUBJECT_TYPES.filter((type) => !shown.includes(type) && hits[type] > 0);
  if (others.length === 0) return null;
  return (
    <p className="mt-2 text-base">
      Auch gefunden in:{' '}
      {others.map((type, index) => (
        <span key={type}>
          {index > 0 && ', '}
          <a
            href={queueHref(type, { query })}
            data-queue=""
            className="inline-block py-1 underline underline-offset-4 hover:text-petrol"
          >
            {KINDS[type].title} ({formatNumber(hits[type])})
          </a>
        </span>
      ))}
    </p>
  );
}
