import type { Metadata } from 'next';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/back-office/frame/page-title';
import { Pagination } from '@/components/back-office/queue/pagination';
import { SalesNav } from '@/components/back-office/sales/sales-nav';
import { ButtonLink } from '@/components/ui/button-link';
import { DataTable } from '@/components/ui/data-table';
import { PageLink } from '@/components/ui/page-link';
import { AGENT_STATES, type AgentState } from '@/lib/agents/agent';
import { findPackage } from '@/lib/agents/packages';
import { listAgents } from '@/lib/agents/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatDate } from '@/lib/platform/format/date';
import { pageNumber } from '@/lib/requests/back-office/sent/sent';

export const metadata: Metadata = { title: 'Maklerbüros' };

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AgenciesPage({ searchParams }: PageProps) {
  const { role } = await requireEmployee('office');
  const { agents, page, pages } = await listAgents(pageNumber((await searchParams).seite));
  return (
    <>
      <PageTitle>Maklerbüros</PageTitle>
      <SalesNav role={role} current={employeeRoutes.agents} />
      <ButtonLink href={employeeRoutes.newAgent} variant="outline">
        Büro anlegen
      </ButtonLink>
      {agents.length === 0 ? (
        <p className="mt-6 max-w-prose">
          Noch gibt es kein Büro. Aus einer Paketanfrage wird eines mit einem Druck: Öffnen Sie die
          Anfrage und wählen Sie „Als Maklerbüro anlegen“.
        </p>
      ) : (
        <DataTable
          caption="Maklerbüros"
          columns={['Büro', 'Stand', 'Paket', 'Gebiete', 'Erlaubnis geprüft']}
          rows={agents.map((agent) => ({
            key: agent.id,
            cells: [
              <PageLink
                key="office"
                href={employeeRoutes.agent(agent.id)}
                className="inline-block py-1 wrap-anywhere underline underline-offset-4 hover:text-petrol"
              >
                {agent.office}
              </PageLink>,
              AGENT_STATES[agent.state as AgentState],
              [
                findPackage(agent.package ?? '')?.name,
                agent.singleOrders > 0 && `${agent.singleOrders} einzeln`,
              ]
                .filter(Boolean)
                .join(', ') || 'keins',
              agent.areas.map(({ prefix }) => prefix).join(', '),
              agent.licenceCheckedAt ? formatDate(agent.licenceCheckedAt) : 'noch nicht',
            ],
          }))}
        />
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(to) => `${employeeRoutes.agents}?seite=${to}`}
      />
    </>
  );
}
