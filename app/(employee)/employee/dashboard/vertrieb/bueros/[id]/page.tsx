import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/back-office/frame/page-title';
import { DataTable } from '@/components/ui/data-table';
import { type PageField, PageForm } from '@/components/forms/page-form';
import { SalesNav } from '@/components/back-office/sales/sales-nav';
import { type Agent, AGENT_STATES, mayBuy } from '@/lib/agents/agent';
import { listAgreements } from '@/lib/agents/agreement-service';
import { LEAD_PACKAGES } from '@/lib/agents/packages';
import { openAgent } from '@/lib/agents/service';
import { nameOfEmployee } from '@/lib/auth/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatClock, formatDate } from '@/lib/platform/format/date';
import { orNull } from '@/lib/platform/http/errors';
import { saveAgencyAction } from '../../actions';

export const metadata: Metadata = { title: 'Maklerbüro' };

const NEW = 'neu';

const STATES = Object.entries(AGENT_STATES).map(([value, label]) => ({ value, label }));

const PACKAGES = [
  { value: '', label: 'Kein Paket' },
  ...LEAD_PACKAGES.map(({ id, name }) => ({ value: id, label: name })),
];

const ticked = (is: unknown) => (is ? 'on' : '');

/** @param checked who has checked the licence, and when */
function fieldsOf(agent: Agent | undefined, checked: string | undefined): PageField[] {
  return [
    { name: 'office', label: 'Büro', defaultValue: agent?.office },
    { name: 'contactName', label: 'Ansprechpartner', defaultValue: agent?.contactName },
    {
      name: 'email',
      label: 'E-Mail-Adresse',
      hint: 'Dorthin gehen Angebote und der Link zum Bereich des Büros. Eine andere Adresse beendet Anmeldungen und bisherige Links; offene Angebote gehen noch einmal an die neue.',
      type: 'email',
      defaultValue: agent?.email,
    },
    {
      name: 'phone',
      label: 'Telefon',
      type: 'tel',
      optional: true,
      defaultValue: agent?.phone ?? '',
    },
    {
      name: 'state',
      label: 'Stand',
      hint: 'Ist ein Büro nicht mehr aktiv, enden seine offenen Angebote mit dem Speichern.',
      options: STATES,
      defaultValue: agent?.state ?? 'checking',
    },
    {
      name: 'licence',
      label: 'Erlaubnis nach § 34c GewO',
      hint: 'Nummer oder Aktenzeichen',
      optional: true,
      defaultValue: agent?.licence ?? '',
    },
    {
      name: 'licenceAuthority',
      label: 'Behörde, die sie erteilt hat',
      optional: true,
      defaultValue: agent?.licenceAuthority ?? '',
    },
    {
      name: 'licenceChecked',
      label: checked ? `Geprüft (${checked})` : 'Ich habe die Erlaubnis geprüft',
      type: 'checkbox',
      defaultValue: ticked(agent?.licenceCheckedAt),
    },
    {
      name: 'areas',
      label: 'Gebiete',
      hint: 'Postleitzahlen oder ihre ersten Ziffern, durch Kommas getrennt: 26, 27749',
      defaultValue: agent?.areas.map(({ prefix }) => prefix).join(', '),
    },
    {
      name: 'isProtected',
      label: 'Gebiete geschützt: Niemand sonst bekommt dort Leads angeboten',
      type: 'checkbox',
      defaultValue: ticked(agent?.areas.some(({ isProtected }) => isProtected)),
    },
    {
      name: 'package',
      label: 'Paket',
      options: PACKAGES,
      defaultValue: agent?.package ?? '',
    },
    {
      name: 'singleOrders',
      label: 'Offene Einzelaufträge',
      hint: 'So viele Leads sind einzeln bestellt und noch nicht übergeben.',
      inputMode: 'numeric',
      defaultValue: String(agent?.singleOrders ?? 0),
    },
  ];
}

async function checkOf({ licenceCheckedAt: at, licenceCheckedBy: by }: Agent) {
  if (!at) return undefined;
  return by === null ? formatDate(at) : `${await nameOfEmployee(by)}, ${formatDate(at)}`;
}

async function Agreements({ agentId, isOpen }: { agentId: string; isOpen: boolean }) {
  const agreements = await listAgreements(agentId);
  return (
    <section aria-labelledby="bestellungen" className="mt-10">
      <h2 id="bestellungen" className="text-xl">
        Bestellungen
      </h2>
      {isOpen && (
        <p className="mt-1 max-w-prose">
          Die jetzige hat das Büro noch nicht angenommen. Ein anderes Paket oder mehr Einzelaufträge
          nimmt es immer neu an.
        </p>
      )}
      {agreements.length > 0 && (
        <DataTable
          caption="Angenommene Bestellungen"
          columns={['Angenommen', 'Von', 'Inhalt', 'AGB']}
          rows={agreements.map(
            ({ id, acceptedAt, acceptedBy, conditions, termsAsOf, termsHash }) => ({
              key: id,
              cells: [
                formatClock(acceptedAt),
                acceptedBy,
                conditions.map(({ label, text }) => `${label}: ${text}`).join('; '),
                `Stand ${termsAsOf}, SHA-256 ${termsHash.slice(0, 12)}…`,
              ],
            }),
          )}
        />
      )}
    </section>
  );
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
          aktiv ist, seine Erlaubnis nicht geprüft ist oder es seine Bestellung nicht in seinem
          Bereich angenommen hat. Was ihm angeboten war, ist frei für das nächste Büro. Übergebene
          Leads und Rechnungen liest es weiter.
        </p>
      )}
      <PageForm
        // Remounts with the saved values.
        key={agent?.version}
        action={saveAgencyAction}
        about={agent && { id: agent.id, version: String(agent.version) }}
        fields={fieldsOf(agent, agent && (await checkOf(agent)))}
        submit="Speichern"
        done="Gespeichert."
        className="mt-6 max-w-2xl"
      />
      {agent && <Agreements agentId={agent.id} isOpen={!agent.agreedAt} />}
    </>
  );
}
