import { KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';
import { DASHBOARD_LISTS, queueHref } from '@/lib/requests/back-office/queue/search-params';
import type { Count } from '@/lib/requests/back-office/queue/queue';
import { hitLabel } from './hit-labels';

interface QueueTabsProps {
  current: RequestKind;
  /** What is searched for; it is searched for in every list */
  query: string;
  /** How often it is found in each list */
  hits?: Record<RequestKind, Count>;
}

/**
 * Three long words stand side by side on a phone. Where they may break is said by the style alone, so
 * that their names stay to the letter.
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

function Hits(count: Count) {
  return (
    <span className="mx-1 inline-block sm:mr-0 sm:ml-2 rounded-full bg-sand px-2 text-sm font-semibold text-ink tabular-nums">
      {hitLabel(count)}
      <span className="sr-only"> Treffer</span>
    </span>
  );
}

/** The three lists of the dashboard (specification 2): links, each the address of its list. */
export function QueueTabs({ current, query, hits }: QueueTabsProps) {
  return (
    <nav aria-label="Listen" className="border-b border-line">
      <ul className="-mb-px grid grid-cols-3 sm:flex sm:gap-x-1">
        {DASHBOARD_LISTS.map((type) => (
          <li key={type}>
            <a
              href={queueHref(type, { query })}
              data-queue=""
              aria-current={type === current ? 'page' : undefined}
              className="flex h-full min-h-11 flex-wrap items-center justify-center border-b-3 border-transparent px-1 py-1 text-center text-base [overflow-wrap:anywhere] leading-snug hover:text-petrol aria-[current]:border-brick aria-[current]:font-semibold sm:px-4"
            >
              {/* Room for the bold title is kept, so that its neighbours stay where they are. */}
              <span
                data-title={KINDS[type].listTitle}
                className="sm:grid sm:after:invisible sm:after:h-0 sm:after:overflow-hidden sm:after:font-semibold sm:after:content-[attr(data-title)]"
              >
                <Breakable title={KINDS[type].listTitle} />
              </span>
              {hits && <Hits {...hits[type]} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
