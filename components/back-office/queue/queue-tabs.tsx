import type { Count } from '@/lib/requests/back-office/queue/queue';
import { DASHBOARD_LISTS, queueHref } from '@/lib/requests/back-office/queue/search-params';
import { KINDS, REQUEST_KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';
import { hitLabel } from './list-labels';

interface OtherHitsProps {
  /** Lists whose hits are shown in their tabs */
  shown: readonly RequestKind[];
  query: string;
  hits: Record<RequestKind, Count>;
}

/** Links to other lists in which the search has hits. */
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

/** The list below the tabs. */
export const PANEL = 'liste';

/** The tab of a kind of requests. */
export const tabId = (type: RequestKind) => `reiter-${type}`;

interface QueueTabsProps {
  current: RequestKind;
  /** The search, which the tabs keep */
  query: string;
  /** Number of hits in each list */
  hits?: Record<RequestKind, Count>;
}

/**
 * A title that may break before 'anfragen', because three of them share the width of a phone. The soft
 * hyphen comes from the style, so that the text itself stays unchanged.
 */
function Breakable({ title }: { title: string }) {
  const end = title.search(/anfragen$/);
  return (
    <span>
      {title.slice(0, end)}
      <span className="before:content-['\00ad'_/_'']">{title.slice(end)}</span>
    </span>
  );
}

function Hits({ id, count }: { id: string; count: Count }) {
  return (
    <span
      id={id}
      className="mx-1 inline-block rounded-full bg-sand px-2 text-sm font-semibold text-ink tabular-nums sm:mr-0 sm:ml-2"
    >
      {hitLabel(count)}
      <span className="sr-only"> Treffer</span>
    </span>
  );
}

/**
 * The three lists of the dashboard as tabs, which are links. Arrow keys move between them
 * (use-card-keys.ts), Enter opens one.
 */
export function QueueTabs({ current, query, hits }: QueueTabsProps) {
  return (
    <div
      role="tablist"
      aria-label="Listen"
      className="grid grid-cols-3 border-b border-line sm:flex sm:gap-x-1"
    >
      {DASHBOARD_LISTS.map((type) => (
        <a
          key={type}
          id={tabId(type)}
          role="tab"
          href={queueHref(type, { query })}
          data-queue=""
          aria-selected={type === current}
          aria-controls={PANEL}
          aria-label={KINDS[type].listTitle}
          aria-describedby={hits && `treffer-${type}`}
          className="-mb-px flex min-h-11 flex-wrap items-center justify-center border-b-3 border-transparent px-1 py-1 text-center text-base [overflow-wrap:anywhere] leading-snug hover:text-petrol aria-selected:border-brick aria-selected:font-semibold sm:px-4"
        >
          {/* Keeps room for the bold title, so that the other tabs do not move. */}
          <span
            data-title={KINDS[type].listTitle}
            className="sm:grid sm:after:invisible sm:after:h-0 sm:after:overflow-hidden sm:after:font-semibold sm:after:content-[attr(data-title)]"
          >
            <Breakable title={KINDS[type].listTitle} />
          </span>
          {hits && <Hits id={`treffer-${type}`} count={hits[type]} />}
        </a>
      ))}
    </div>
  );
}
