import type { QueueCount } from '@/lib/submissions/admin/queue/queue';
import { DASHBOARD_LISTS, queueHref } from '@/lib/submissions/admin/queue/search-params';
import { KINDS, SUBMISSION_KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { hitLabel } from './list-labels';

interface OtherHitsProps {
  shown: readonly SubmissionKind[];
  query: string;
  hits: Record<SubmissionKind, QueueCount>;
}

export function OtherHits({ shown, query, hits }: OtherHitsProps) {
  const others = SUBMISSION_KINDS.filter((type) => !shown.includes(type) && hits[type].total > 0);
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

export const PANEL = 'liste';

export const tabId = (type: SubmissionKind) => `reiter-${type}`;

interface QueueTabsProps {
  current: SubmissionKind;
  query: string;
  hits?: Record<SubmissionKind, QueueCount>;
}

/**
 * Breaks before 'anfragen', because three tabs share a phone's width. The soft hyphen comes from
 * the style, so that copied text has none.
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
          aria-label={
            hits
              ? `${KINDS[type].listTitle} ${hitLabel(hits[type])} Treffer`
              : KINDS[type].listTitle
          }
          className="-mb-px flex min-h-11 flex-wrap items-center justify-center border-b-3 border-transparent px-1 py-1 text-center text-base [overflow-wrap:anywhere] leading-snug hover:text-petrol aria-selected:border-brick aria-selected:font-semibold sm:px-4"
        >
          {/* Reserves the width of the bold title, so that the other tabs do not move. */}
          <span
            data-title={KINDS[type].listTitle}
            className="sm:grid sm:after:invisible sm:after:h-0 sm:after:overflow-hidden sm:after:font-semibold sm:after:content-[attr(data-title)]"
          >
            <Breakable title={KINDS[type].listTitle} />
          </span>
          {hits && (
            <>
              {/* Without a space, title and number would be one word that the name does not contain. */}{' '}
              <span className="mx-1 inline-block rounded-full bg-sand px-2 text-sm font-semibold text-ink tabular-nums sm:mr-0 sm:ml-2">
                {hitLabel(hits[type])}
              </span>
            </>
          )}
        </a>
      ))}
    </div>
  );
}
