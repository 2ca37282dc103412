import type { ReactNode } from 'react';
import { NewsBar } from '@/components/back-office/news/news-bar';
import { employeeRoutes } from '@/lib/employee-routes';
import { KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';
import { queueHref, DASHBOARD_LISTS } from '@/lib/requests/back-office/queue/search-params';
import type {
  Count,
  Counters as Figures,
  QueuePage,
  QueueQuery,
} from '@/lib/requests/back-office/queue/queue';
import { Counters } from './counters';
import { emptyLabel } from './empty-labels';
import { EmptyQueue } from './empty-queue';
import type { Option } from './filter-options';
import { KeysHint } from './keys-hint';
import { MissingRequest } from './missing-request';
import { OtherHits } from './other-hits';
import { Pagination } from './pagination';
import { QueueFilters } from './queue-filters';
import { QueueRegion } from './queue-region';
import { PANEL, QueueTabs, tabId } from './queue-tabs';
import { RequestList } from './request-list';
import { ResetLink } from './reset-link';
import { selectable } from './cards';
import { SelectionBar } from './selection-bar';
import { ResultLine } from './result-line';
import { resultLabel } from './result-labels';

export interface QueueProps {
  type: RequestKind;
  query: QueueQuery;
  found: QueuePage;
  /** Where they are shown */
  counters?: Figures;
  /** What is due, of all kinds; where it is shown */
  today?: ReactNode;
  /** How often a search finds something in each list */
  hits?: Record<RequestKind, Count>;
  propertyTypes: readonly Option[];
  /** When all this was read */
  now: Date;
  /** The request that is open over the list */
  openId?: string;
  /** Whether a request was asked for that is not there */
  isMissing?: boolean;
  /** Who looks, and who can be given requests */
  viewerId: number;
  colleagues: readonly { id: number; name: string }[];
  /** Names under which lists are kept */
  views?: ReactNode;
  /** Takes the list along, for whom that is allowed */
  exportLink?: ReactNode;
  /** The request that is open */
  children?: ReactNode;
}

/** A list of requests with its counters, tabs, search and filters, one page of it at a time. */
export function Queue({ type, query, found, counters, hits, now, ...props }: QueueProps) {
  const { propertyTypes, today, views, openId, isMissing, exportLink, children } = props;
  const { viewerId, colleagues } = props;
  const { page, pages, cards } = found;
  const heading = `liste-${type}`;
  const isTab = DASHBOARD_LISTS.some((tab) => tab === type);
  return (
    <QueueRegion openId={openId}>
      {counters && <Counters {...counters} />}
      {today}
      {isTab && (
        <div className="mt-3">
          <QueueTabs current={type} query={query.query} hits={hits} />
        </div>
      )}
      <section
        id={isTab ? PANEL : undefined}
        role={isTab ? 'tabpanel' : undefined}
        aria-labelledby={isTab ? tabId(type) : heading}
        className="relative"
      >
        <h2 id={heading} className="sr-only">
          {KINDS[type].listTitle}
        </h2>
        <QueueFilters type={type} query={query} propertyTypes={propertyTypes} />
        {views}
        {hits && (
          <OtherHits shown={isTab ? DASHBOARD_LISTS : [type]} query={query.query} hits={hits} />
        )}
        {isMissing && <MissingRequest />}
        <NewsBar since={now.toISOString()} isOpen={openId !== undefined} type={type} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
          <div className="flex flex-wrap items-center gap-x-4">
            <ResultLine text={resultLabel(found)} />
            {cards.length > 0 && <ResetLink type={type} query={query} />}
          </div>
          <KeysHint />
        </div>
        <div className="transition-opacity delay-150 group-data-pending/queue:opacity-60">
          {cards.length > 0 ? (
            <RequestList
              cards={cards}
              labelledBy={heading}
              hrefOf={(id) => queueHref(type, query, id)}
              now={now}
            />
          ) : (
            <EmptyQueue {...emptyLabel(type, query)} />
          )}
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(number) => queueHref(type, { ...query, page: number })}
          />
          {exportLink && cards.length > 0 && <div className="mt-6">{exportLink}</div>}
        </div>
        <SelectionBar
          shown={cards.map(selectable)}
          colleagues={colleagues}
          viewerId={viewerId}
          exportHref={exportLink ? employeeRoutes.exported(KINDS[type].list) : undefined}
        />
      </section>
      {children}
    </QueueRegion>
  );
}
