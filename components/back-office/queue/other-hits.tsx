import { queueHref } from '@/lib/back-office/queue/search-params';
import type { Count } from '@/lib/back-office/queue/queue';
import { KINDS } from '@/lib/back-office/kinds';
import { SUBJECT_TYPES, type SubjectType } from '@/lib/submissions/subject';
import { hitLabel } from './hit-labels';

interface OtherHitsProps {
  /** Lists whose hits are shown already */
  shown: readonly SubjectType[];
  query: string;
  hits: Record<SubjectType, Count>;
}

/** Where else a search finds something: whoever calls is not always in the list that is open. */
export function OtherHits({ shown, query, hits }: OtherHitsProps) {
  const others = SUBJECT_TYPES.filter((type) => !shown.includes(type) && hits[type].total > 0);
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
            {KINDS[type].title} ({hitLabel(hits[type])})
          </a>
        </span>
      ))}
    </p>
  );
}
