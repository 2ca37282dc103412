import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/back-office/frame/page-title';
import { AgentForm } from '@/components/back-office/sales/agent-form';
import { SalesNav } from '@/components/back-office/sales/sales-nav';
import { type Agent, mayBuy } from '@/lib/agents/agent';
import { openAgent } from '@/lib/agents/service';
import { nameOfEmployee } from '@/lib/auth/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatDate } from '@/lib/platform/format/date';
import { orNull } from '@/lib/platform/http/errors';
import { formSending } from '../../../run-form';

export const metadata: Metadata = { title: 'Maklerbüro' };

/** The word in place of an id under which a new office is written down. */
const NEW = 'neu';

/** What is stored of an office, as it stands in the form. */
function valuesOf(agent: Agent): Record<string, string> {
  const { office, contactName, email, phone, state, licence, licenceAuthority } = agent;
  return {
    ...{ office, contactName, email, state },
    phone: phone ?? '',
    licence: licence ?? '',
    licenceAuthority: licenceAuthority ?? '',
    licenceChecked: agent.licenceCheckedAt ? 'on' : '',
    package: agent.package ?? '',
    areas: agent.areas.map(({ prefix }) => prefix).join(', '),
    isProtected: agent.areas.some(({ isProtected }) => isProtected) ? 'on' : '',
    singleOrders: String(agent.singleOrders),
  };
}

const EMPTY = { state: 'checking', singleOrders: '0' };

/** Who has checked the licence, and when. */
async function checkOf({ licenceCheckedAt: at, licenceCheckedBy: by }: Agent) {
  if (!at) return undefined;
  return by === null ? formatDate(at) : `${await nameOfEmployee(by)}, ${formatDate(at)}`;
}

export default async function AgentPage({ params }: { params: Promise<{ id: string }> }) {
  const { role } = await requireEmployee('office');
  const { id } = await params;
  const agent = id === NEW ? undefined : await orNull(openAgent(id));
  if (agent === null) notFound();
  return (
    <>
      <PageTitle>{agent?.office ?? 'Neues Maklerbüro'}</PageTitle>
      <SalesNav role={role} current={employeeRoutes.agents} />
      {agent && !mayBuy(agent) && (
        <p className="mt-4 max-w-prose">
          Diesem Büro wird nichts angeboten, und es kann keinen Lead annehmen, solange es nicht
          aktiv ist und seine Erlaubnis geprüft ist. Was ihm angeboten war, ist frei für das nächste
          Büro. Übergebene Leads und Rechnungen liest es weiter.
        </p>
      )}
      <AgentForm
        // What was saved is what the next change is made on.
        key={agent?.version}
        how={formSending('buero', agent && { id: agent.id, version: String(agent.version) })}
        values={agent ? valuesOf(agent) : EMPTY}
        checked={agent && (await checkOf(agent))}
      />
    </>
  );
}
