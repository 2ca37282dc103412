import type { Metadata } from 'next';
import { heldUp } from '@/app/(employee)/held-up';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/back-office/frame/page-title';
import { MissingRequest } from '@/components/back-office/queue/missing-request';
import { Pagination } from '@/components/back-office/queue/pagination';
import { QueueRegion } from '@/components/back-office/queue/queue-region';
import { ResultLine } from '@/components/back-office/queue/result-line';
import { TodayFilters } from '@/components/back-office/today/today-filters';
import { dueSummary } from '@/components/back-office/today/today-labels';
import { TodayList } from '@/components/back-office/today/today-list';
import type { SearchParameters } from '@/lib/requests/back-office/queue/search-params';
import { listDue } from '@/lib/requests/back-office/queue/today/service';
import { parseTodayQuery, todayHref } from '@/lib/requests/back-office/queue/today/today';
import { listColleagues } from '@/lib/auth/service';
import { selectable } from '@/components/back-office/queue/cards';
import { SelectionBar } from '@/components/back-office/queue/selection-bar';
import { OwnViews } from '../own-views';
import { askedRequest, openRequest } from '../open-request';

export const metadata: Metadata = { title: 'Heute dran' };

interface TodayPageProps {
  searchParams: Promise<SearchParameters>;
}

/** Everything that is due, of all kinds of requests. */
export default async function TodayPage({ searchParams }: TodayPageProps) {
  const employee = await requireEmployee();
  const params = await searchParams;
  const query = parseTodayQuery(params);
  const notice = await heldUp(employee, todayHref(query, askedRequest(params)));
  if (notice) return notice;
  const now = new Date();
  const [found, open, colleagues] = await Promise.all([
    listDue(query, employee, { now }),
    openRequest(params, employee, todayHref(query)),
    listColleagues(),
  ]);
  const shown = found.people.flat();
  return (
    <QueueRegion openId={open?.id}>
      <PageTitle id="heute">Heute dran</PageTitle>
      <TodayFilters query={query} />
      <OwnViews
        viewer={employee}
        address={
          query.assignment === 'all' && !query.kind ? undefined : todayHref({ ...query, page: 1 })
        }
      />
      {open === null && <MissingRequest />}
      <ResultLine text={dueSummary(found)} />
      <TodayList
        people={found.people}
        labelledBy="heute"
        hrefOf={(id, action) => todayHref(query, id, action)}
        now={now}
      />
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefOf={(page) => todayHref({ ...query, page })}
      />
      <SelectionBar shown={shown.map(selectable)} colleagues={colleagues} viewerId={employee.id} />
      {open?.dialog(shown.map(({ id }) => id))}
    </QueueRegion>
  );
}
