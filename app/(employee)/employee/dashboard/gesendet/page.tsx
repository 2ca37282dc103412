import type { Metadata } from 'next';
import { heldUp } from '@/app/(employee)/held-up';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/back-office/frame/page-title';
import { Pagination } from '@/components/back-office/queue/pagination';
import { SentFilter } from '@/components/back-office/sent/sent-filter';
import { SentList } from '@/components/back-office/sent/sent-list';
import { sentLabel } from '@/components/back-office/sent/sent-labels';
import { parseSentQuery, sentHref } from '@/lib/requests/back-office/sent/sent';
import { listSent } from '@/lib/requests/back-office/sent/service';
import { employeeRoutes } from '@/lib/employee-routes';

export const metadata: Metadata = { title: 'Gesendete Nachrichten' };

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function SentMailsPage({ searchParams }: PageProps) {
  const employee = await requireEmployee();
  const query = parseSentQuery(await searchParams);
  const notice = await heldUp(employee, sentHref(query));
  if (notice) return notice;
  const { mails, ...found } = await listSent(query);
  const isNarrowed = query.search !== '' || query.state !== 'all';
  return (
    <>
      <PageTitle id="gesendet">Gesendete Nachrichten</PageTitle>
      <SentFilter {...query} />
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4 text-base">
        <p className="tabular-nums">{sentLabel(found, isNarrowed)}</p>
        {isNarrowed && (
          <a
            href={employeeRoutes.sent}
            className="flex min-h-11 items-center underline underline-offset-4 hover:text-petrol"
          >
            Zurücksetzen
          </a>
        )}
      </div>
      <SentList mails={mails} labelledBy="gesendet" />
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefOf={(page) => sentHref({ ...query, page })}
      />
    </>
  );
}
