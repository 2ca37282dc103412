import type { Metadata } from 'next';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/admin/frame/page-title';
import { Pagination } from '@/components/admin/queue/pagination';
import { SalesNav } from '@/components/admin/sales/sales-nav';
import { ButtonLink } from '@/components/ui/button-link';
import { DataTable } from '@/components/ui/data-table';
import { TextLink } from '@/components/ui/text-link';
import { AGENCY_STATES, type AgencyState } from '@/lib/agencies/agency';
import { ownChange } from '@/lib/agencies/contract';
import { findPackage } from '@/lib/agencies/packages';
import { listAgencies } from '@/lib/agencies/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatDate } from '@/lib/platform/format/date';
import type { PageQuery } from '@/lib/platform/page';
import { pageNumber } from '@/lib/submissions/admin/sent/sent';

export const metadata: Metadata = { title: 'Maklerbüros' };

export default async function AgenciesPage({ searchParams }: PageQuery) {
  const { role } = await requireEmployee('office');
  const { agencies, page, pages } = await listAgencies(pageNumber((await searchParams).seite));
  return (
    <>
      <PageTitle>Maklerbüros</PageTitle>
      <SalesNav role={role} current={employeeRoutes.agencies} />
      <ButtonLink href={employeeRoutes.newAgency} variant="outline">
        Büro anlegen
      </ButtonLink>
      {agencies.length === 0 ? (
        <p className="mt-6 max-w-prose">
          Noch gibt es kein Büro. Aus einer Paketanfrage wird eines mit einem Druck: Öffnen Sie die
          Anfrage und wählen Sie „Als Maklerbüro anlegen“.
        </p>
      ) : (
        <DataTable
          caption="Maklerbüros"
          columns={['Büro', 'Stand', 'Paket', 'Gebiete', 'Erlaubnis geprüft']}
          rows={agencies.map((agency) => ({
            key: agency.id,
            cells: [
              <TextLink
                key="office"
                href={employeeRoutes.agency(agency.id)}
                look="quiet"
                className="wrap-anywhere"
              >
                {agency.office}
              </TextLink>,
              [AGENCY_STATES[agency.state as AgencyState], ownChange(agency)]
                .filter(Boolean)
                .join(', '),
              [
                findPackage(agency.package ?? '')?.name,
                agency.singleOrders > 0 && `${agency.singleOrders} einzeln`,
              ]
                .filter(Boolean)
                .join(', ') || 'keins',
              agency.areas.map(({ prefix }) => prefix).join(', '),
              agency.licenceCheckedAt ? formatDate(agency.licenceCheckedAt) : 'noch nicht',
            ],
          }))}
        />
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(to) => `${employeeRoutes.agencies}?seite=${to}`}
      />
    </>
  );
}
