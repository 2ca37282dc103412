import type { Metadata } from 'next';
import { OneButtonForm } from '@/components/forms/server-form';
import { DataTable } from '@/components/ui/data-table';
import { TextLink } from '@/components/ui/text-link';
import { TitledSection } from '@/components/ui/titled-section';
import { agencyRoutes } from '@/lib/agency-routes';
import {
  AGENCY_STATES,
  type Agency,
  type AgencyState,
  mayBuy,
  monthlyLimit,
} from '@/lib/agencies/agency';
import { areaNames } from '@/lib/agencies/agreement';
import { endedOn } from '@/lib/agencies/contract';
import { findPackage } from '@/lib/agencies/packages';
import { formatClock, formatPartialDate } from '@/lib/platform/format/date';
import { formatEurosAndCents } from '@/lib/platform/format/number';
import { UNLISTED } from '@/lib/platform/seo/metadata';
import { timeLeft } from '@/lib/submissions/leads/clock';
import { barredText } from '@/lib/submissions/leads/offer';
import { agencyArea } from '@/lib/submissions/leads/agency-service';
import { outcomeText } from '@/lib/submissions/leads/outcomes';
import { routes } from '@/lib/routes';
import { requireAgency } from '../agency';
import { logOutAction } from './actions';
import {
  AgencyOrder,
  BillingAddress,
  Contract,
  Guarantee,
  GuaranteeUsed,
} from './contract-sections';

export const metadata: Metadata = { title: 'Ihr Bereich', ...UNLISTED };

type Area = Awaited<ReturnType<typeof agencyArea>>;

function orderOf(agency: Agency, taken: number): string {
  const found = agency.package ? findPackage(agency.package) : undefined;
  const limit = monthlyLimit(agency.package);
  const packageText = found
    ? `Paket ${found.name}, ${taken}${Number.isFinite(limit) ? ` von ${limit}` : ''} Leads in diesem Monat, gutgeschriebene mitgezählt`
    : 'kein Paket';
  return agency.singleOrders > 0
    ? `${packageText}; Einzelaufträge offen: ${agency.singleOrders}`
    : packageText;
}

function areasOf({ areas }: Agency): string {
  const isProtected = areas.some((area) => area.isProtected);
  return areaNames(areas) + (isProtected ? ' (geschützt)' : '');
}

function Open({ agency, open }: Pick<Area, 'open'> & { agency: Agency }) {
  const ended = endedOn(agency);
  return (
    <TitledSection id="angebote" title="Offene Angebote" className="mt-10">
      {open.length === 0 && (
        <p className="mt-2 max-w-prose">
          {mayBuy(agency)
            ? 'Gerade ist Ihnen nichts angeboten. Sobald ein Lead passt, kommt eine E-Mail.'
            : ended
              ? `Sie haben den Vertrag am ${ended} beendet; wir bieten Ihnen nichts mehr an.`
              : barredText(agency)}
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {open.map(({ id, link, home, className, price, endsAt }) => (
          <li key={id} className="py-3">
            <TextLink href={link} look="quiet" className="font-semibold">
              {home}
            </TextLink>
            <p>
              {className}, {price}; Antwort bis {formatClock(endsAt)} (
              {timeLeft(endsAt, new Date())})
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Leads({ leads }: Pick<Area, 'leads'>) {
  return (
    <TitledSection id="leads" title="Ihre Leads" className="mt-10">
      {leads.length === 0 ? (
        <p className="mt-2">Noch haben Sie keinen Lead angenommen.</p>
      ) : (
        <>
          <DataTable
            caption="Angenommene Leads"
            columns={['Lead', 'Klasse', 'Übergeben', 'Stand', 'Preis netto']}
            rows={leads.map((lead) => ({
              key: lead.id,
              cells: [
                <TextLink key="lead" href={agencyRoutes.lead(lead.id)} look="quiet">
                  {lead.home}
                </TextLink>,
                lead.className,
                formatClock(lead.deliveredAt),
                [
                  lead.isWithdrawn ? 'Einwilligung widerrufen' : outcomeText(lead),
                  ...lead.reclaims.slice(-1).map(({ reason, state }) => `${reason}: ${state}`),
                ]
                  .filter(Boolean)
                  .join('; '),
                formatEurosAndCents(lead.priceCents / 100),
              ],
            }))}
          />
          <p className="mt-3">
            <TextLink href={agencyRoutes.export} look="quiet" download>
              Als Tabelle herunterladen (CSV)
            </TextLink>
          </p>
        </>
      )}
    </TitledSection>
  );
}

function Invoices({ months }: Pick<Area, 'months'>) {
  if (months.length === 0) return null;
  return (
    <TitledSection id="rechnungen" title="Rechnungen" className="mt-10">
      <DataTable
        caption="Monate mit Leads oder Gutschriften"
        columns={['Monat', 'Leads', 'Summe netto']}
        rows={months.map(({ month, leads, cents }) => ({
          key: month,
          cells: [
            <TextLink key="month" href={agencyRoutes.invoice(month)} look="quiet">
              {formatPartialDate(month)}
            </TextLink>,
            String(leads),
            formatEurosAndCents(cents / 100),
          ],
        }))}
      />
    </TitledSection>
  );
}

function Software() {
  return (
    <TitledSection id="software" title="Schnittstelle" className="mt-10">
      <p className="mt-2 max-w-prose">
        Angenommene Leads senden wir von selbst an Ihre Maklersoftware, sobald Sie das wünschen.{' '}
        <TextLink href={agencyRoutes.software} look="quiet">
          Schnittstelle einrichten und prüfen
        </TextLink>
      </p>
    </TitledSection>
  );
}

export default async function AgencyAreaPage() {
  const agency = await requireAgency();
  const area = await agencyArea(agency);
  return (
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-3xl wrap-anywhere sm:text-4xl">{agency.office}</h1>
          <p className="mt-2 text-lg">{orderOf(agency, area.takenThisMonth)}</p>
          <p className="text-muted">
            Gebiet {areasOf(agency)} · {AGENCY_STATES[agency.state as AgencyState]}
          </p>
          <p className="mt-1">
            <TextLink href={`${routes.agencies}#reklamation`} look="quiet">
              Wann Sie den Preis zurückbekommen
            </TextLink>
          </p>
        </div>
        <OneButtonForm action={logOutAction}>Abmelden</OneButtonForm>
      </div>
      <AgencyOrder agency={agency} />
      <Open agency={agency} open={area.open} />
      <Leads leads={area.leads} />
      <Invoices months={area.months} />
      {area.guaranteeEnd && <Guarantee end={area.guaranteeEnd} />}
      {area.returned > 0 && <GuaranteeUsed agency={agency} leads={area.returned} />}
      <Contract agency={agency} />
      <BillingAddress agency={agency} />
      <Software />
    </div>
  );
}
