import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/admin/frame/page-title';
import { DataTable } from '@/components/ui/data-table';
import { type PageField, PageForm } from '@/components/forms/page-form';
import { SalesNav } from '@/components/admin/sales/sales-nav';
import { TitledSection } from '@/components/ui/titled-section';
import { type Agency, AGENCY_STATES, barriers, mayBuy } from '@/lib/agencies/agency';
import { ownChange } from '@/lib/agencies/contract';
import { listAgreements } from '@/lib/agencies/agreement-service';
import { LEAD_PACKAGES } from '@/lib/agencies/packages';
import { openAgency } from '@/lib/agencies/service';
import { nameOfEmployee } from '@/lib/auth/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatClock, formatDate } from '@/lib/platform/format/date';
import { orNull } from '@/lib/platform/http/errors';
import type { Params } from '@/lib/platform/page';
import { saveAgencyAction } from '../../actions';

export const metadata: Metadata = { title: 'Maklerbüro' };

const NEW = 'neu';

const STATES = Object.entries(AGENCY_STATES).map(([value, label]) => ({ value, label }));

const PACKAGES = [
  { value: '', label: 'Kein Paket' },
  ...LEAD_PACKAGES.map(({ id, name }) => ({ value: id, label: name })),
];

const ticked = (is: unknown) => (is ? 'on' : '');

/** @param checked who has checked the licence, and when */
function fieldsOf(agency: Agency | undefined, checked: string | undefined): PageField[] {
  return [
    { name: 'office', label: 'Büro', defaultValue: agency?.office },
    { name: 'contactName', label: 'Ansprechpartner', defaultValue: agency?.contactName },
    {
      name: 'email',
      label: 'E-Mail-Adresse',
      hint: 'Dorthin gehen Angebote und der Link zum Bereich des Büros. Eine andere Adresse beendet Anmeldungen und bisherige Links; offene Angebote gehen noch einmal an die neue.',
      type: 'email',
      defaultValue: agency?.email,
    },
    {
      name: 'phone',
      label: 'Telefon',
      type: 'tel',
      optional: true,
      defaultValue: agency?.phone ?? '',
    },
    {
      name: 'state',
      label: 'Stand',
      hint: 'Ist ein Büro nicht mehr aktiv, enden seine offenen Angebote mit dem Speichern.',
      options: STATES,
      defaultValue: agency?.state ?? 'checking',
    },
    {
      name: 'licence',
      label: 'Erlaubnis nach § 34c GewO',
      hint: 'Nummer oder Aktenzeichen; auf „Aktiv“ geht es nur mit einer geprüften Erlaubnis.',
      optional: true,
      defaultValue: agency?.licence ?? '',
    },
    {
      name: 'licenceAuthority',
      label: 'Behörde, die sie erteilt hat',
      optional: true,
      defaultValue: agency?.licenceAuthority ?? '',
    },
    {
      name: 'licenceChecked',
      label: checked ? `Geprüft (${checked})` : 'Ich habe die Erlaubnis geprüft',
      type: 'checkbox',
      defaultValue: ticked(agency?.licenceCheckedAt),
    },
    {
      name: 'areas',
      label: 'Gebiete',
      hint: 'Postleitzahlen oder ihre ersten Ziffern, durch Kommas getrennt: 26, 27749',
      defaultValue: agency?.areas.map(({ prefix }) => prefix).join(', '),
    },
    {
      name: 'isProtected',
      label: 'Gebiete geschützt: Niemand sonst bekommt dort Leads angeboten',
      type: 'checkbox',
      defaultValue: ticked(agency?.areas.some(({ isProtected }) => isProtected)),
    },
    {
      name: 'package',
      label: 'Paket',
      options: PACKAGES,
      defaultValue: agency?.package ?? '',
    },
    {
      name: 'singleOrders',
      label: 'Offene Einzelaufträge',
      hint: 'So viele Leads sind einzeln bestellt und noch nicht übergeben.',
      inputMode: 'numeric',
      defaultValue: String(agency?.singleOrders ?? 0),
    },
  ];
}

async function checkOf({ licenceCheckedAt: at, licenceCheckedBy: by }: Agency) {
  if (!at) return undefined;
  return by === null ? formatDate(at) : `${await nameOfEmployee(by)}, ${formatDate(at)}`;
}

async function Agreements({ agencyId, isOpen }: { agencyId: string; isOpen: boolean }) {
  const agreements = await listAgreements(agencyId);
  return (
    <TitledSection id="bestellungen" title="Bestellungen" look="text-xl" className="mt-10">
      {isOpen && (
        <p className="mt-1 max-w-prose">
          Die jetzige hat das Büro noch nicht angenommen. Ein anderes Paket, mehr Einzelaufträge
          oder ein anderes Gebiet nimmt es immer neu an; eine E-Mail sagt es ihm.
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
    </TitledSection>
  );
}

export default async function AgencyPage({ params }: Params<'id'>) {
  const { role } = await requireEmployee('office');
  const { id } = await params;
  const agency = id === NEW ? undefined : await orNull(openAgency(id));
  if (agency === null) notFound();
  return (
    <>
      <PageTitle>{agency?.office ?? 'Neues Maklerbüro'}</PageTitle>
      <SalesNav role={role} current={employeeRoutes.agencies} />
      {agency && ownChange(agency) && (
        <p className="mt-4 max-w-prose font-semibold">
          Vom Büro selbst: {ownChange(agency)}. Eine Kündigung hebt auf, wer das Büro auf „Beendet“
          und danach wieder auf „Aktiv“ stellt; es nimmt seine Bestellung dann neu an.
        </p>
      )}
      {agency && !mayBuy(agency) && (
        <p className="mt-4 max-w-prose">
          Diesem Büro wird nichts angeboten, und es kann keinen Lead annehmen:{' '}
          {barriers(agency).join(', und ')}. Was ihm angeboten war, ist frei für das nächste Büro.
          Übergebene Leads und Rechnungen liest es weiter.
        </p>
      )}
      <PageForm
        // Remounts with the saved values.
        key={agency?.version}
        action={saveAgencyAction}
        about={agency && { id: agency.id, version: String(agency.version) }}
        fields={fieldsOf(agency, agency && (await checkOf(agency)))}
        submit="Speichern"
        done="Gespeichert."
        className="mt-6 max-w-2xl"
      />
      {agency && <Agreements agencyId={agency.id} isOpen={!agency.agreedAt} />}
    </>
  );
}
