import { queueHref } from '@/lib/requests/back-office/queue/search-params';
import type { Count } from '@/lib/requests/back-office/queue/queue';
import { KINDS, REQUEST_KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';
import { hitLabel } from './hit-labels';

interface OtherHitsProps {
  /** Lists whose hits are shown already */
  shown: readonly RequestKind[];
  query: string;
  hits: Record<RequestKind, Count>;
}

/** Where else a search finds something: whoever calls is not always in the list that is open. */
export function OtherHits({ shown, query, hits }: OtherHitsProps) {
  const others = REQUEST_KINDS.filter((type) => !shown.includes(type) && hits[type].total > 0);
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
            {KINDS[type].listTitle} ({hitLabel(hits[type])})
          </a>
        </span>
      ))}
    </p>
  );
}
