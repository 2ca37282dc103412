import type { Metadata } from 'next';
import { heldUp } from '@/app/(employee)/held-up';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/back-office/frame/page-title';
import { QuarantineCard } from '@/components/back-office/quarantine/quarantine-card';
import { Pagination } from '@/components/back-office/queue/pagination';
import { listQuarantined } from '@/lib/requests/back-office/quarantine/service';
import { pageNumber } from '@/lib/requests/back-office/sent/sent';
import { PERIODS } from '@/lib/requests/periods';
import { employeeRoutes } from '@/lib/employee-routes';

export const metadata: Metadata = { title: 'Quarantäne' };

interface PageProps {
  searchParams: Promise<{ seite?: string | string[] }>;
}

const hrefOf = (page: number) =>
  page > 1 ? `${employeeRoutes.quarantine}?seite=${page}` : employeeRoutes.quarantine;

const countLabel = (total: number) =>
  total === 1 ? 'Eine Anfrage ist zu prüfen.' : `${total}\u00a0Anfragen sind zu prüfen.`;

export default async function QuarantinePage({ searchParams }: PageProps) {
  const employee = await requireEmployee();
  const asked = pageNumber((await searchParams).seite);
  const notice = await heldUp(employee, hrefOf(asked));
  if (notice) return notice;
  const { requests, total, page, pages } = await listQuarantined(asked);
  return (
    <>
      <PageTitle id="quarantaene">Quarantäne</PageTitle>
      <p className="mt-3 max-w-prose">
        Anfragen, die wohl ein Programm geschickt hat. Bis jemand sie geprüft hat, stehen sie in
        keiner Liste, und der Absender bekommt keine E-Mail. Gelöscht werden sie{' '}
        {PERIODS.quarantine.text}.
      </p>
      <p className="mt-6 mb-3 text-muted">
        {total === 0 ? 'Keine Anfrage ist zu prüfen.' : countLabel(total)}
      </p>
      <ul aria-labelledby="quarantaene" className="grid gap-4 lg:grid-cols-2">
        {requests.map((request) => (
          <QuarantineCard key={request.id} request={request} />
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </>
  );
}
