import type { Metadata } from 'next';
import { PageForm } from '@/components/forms/page-form';
import { OneButtonForm } from '@/components/forms/server-form';
import { DataTable } from '@/components/ui/data-table';
import { PageLink } from '@/components/ui/page-link';
import { agentRoutes } from '@/lib/agent-routes';
import {
  AGENT_STATES,
  type Agent,
  type AgentState,
  mayBuy,
  monthlyLimit,
} from '@/lib/agents/agent';
import { findPackage } from '@/lib/agents/packages';
import { formatClock, formatPartialDate } from '@/lib/platform/format/date';
import { formatEurosAndCents } from '@/lib/platform/format/number';
import { timeLeft } from '@/lib/requests/leads/clock';
import { BARRED } from '@/lib/requests/leads/offer';
import { officeArea } from '@/lib/requests/leads/office-service';
import { LEAD_OUTCOMES } from '@/lib/requests/leads/outcomes';
import { routes } from '@/lib/routes';
import { OFFICE_ROBOTS, requireOffice } from '../office';
import { logOutAction, setWebhookAction } from './actions';
import { AgencyOrder, BillingAddress, Guarantee } from './contract-sections';

export const metadata: Metadata = { title: 'Ihr Bereich', ...OFFICE_ROBOTS };

type Area = Awaited<ReturnType<typeof officeArea>>;

const LINK = 'inline-block py-1 underline underline-offset-4 hover:text-petrol';

function orderOf(agent: Agent, taken: number): string {
  const found = agent.package ? findPackage(agent.package) : undefined;
  const limit = monthlyLimit(agent.package);
  const packageText = found
    ? `Paket ${found.name}, ${taken}${Number.isFinite(limit) ? ` von ${limit}` : ''} Leads in diesem Monat`
    : 'kein Paket';
  return agent.singleOrders > 0
    ? `${packageText}; Einzelaufträge offen: ${agent.singleOrders}`
    : packageText;
}

function areasOf({ areas }: Agent): string {
  const names = areas.map(({ prefix }) => (prefix.length < 5 ? `${prefix}…` : prefix));
  const isProtected = areas.some((area) => area.isProtected);
  return names.join(', ') + (isProtected ? ' (geschützt)' : '');
}

function Open({ agent, open }: Pick<Area, 'open'> & { agent: Agent }) {
  return (
    <section aria-labelledby="angebote" className="mt-10">
      <h2 id="angebote" className="text-2xl">
        Offene Angebote
      </h2>
      {open.length === 0 && (
        <p className="mt-2 max-w-prose">
          {mayBuy(agent)
            ? 'Gerade ist Ihnen nichts angeboten. Sobald ein Lead passt, kommt eine E-Mail.'
            : BARRED}
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {open.map(({ id, link, home, className, price, endsAt }) => (
          <li key={id} className="py-3">
            <PageLink href={link} className={`${LINK} font-semibold`}>
              {home}
            </PageLink>
            <p>
              {className}, {price}; Antwort bis {formatClock(endsAt)} (
              {timeLeft(endsAt, new Date())})
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Leads({ leads }: Pick<Area, 'leads'>) {
  return (
    <section aria-labelledby="leads" className="mt-10">
      <h2 id="leads" className="text-2xl">
        Ihre Leads
      </h2>
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
                <PageLink key="lead" href={agentRoutes.lead(lead.id)} className={LINK}>
                  {lead.home}
                </PageLink>,
                lead.className,
                formatClock(lead.deliveredAt),
                [
                  lead.isWithdrawn ? 'Einwilligung widerrufen' : LEAD_OUTCOMES[lead.outcome],
                  ...lead.reclaims.slice(-1).map(({ reason, state }) => `${reason}: ${state}`),
                ]
                  .filter(Boolean)
                  .join('; '),
                formatEurosAndCents(lead.priceCents / 100),
              ],
            }))}
          />
          <p className="mt-3">
            <a href={agentRoutes.export} className={LINK} download>
              Als Tabelle herunterladen (CSV)
            </a>
          </p>
        </>
      )}
    </section>
  );
}

function Invoices({ months }: Pick<Area, 'months'>) {
  if (months.length === 0) return null;
  return (
    <section aria-labelledby="rechnungen" className="mt-10">
      <h2 id="rechnungen" className="text-2xl">
        Rechnungen
      </h2>
      <DataTable
        caption="Monate mit Leads oder Gutschriften"
        columns={['Monat', 'Leads', 'Summe netto']}
        rows={months.map(({ month, leads, cents }) => ({
          key: month,
          cells: [
            <PageLink key="month" href={agentRoutes.invoice(month)} className={LINK}>
              {formatPartialDate(month)}
            </PageLink>,
            String(leads),
            formatEurosAndCents(cents / 100),
          ],
        }))}
      />
    </section>
  );
}

function Software({ agent, webhookKey }: { agent: Agent; webhookKey: string }) {
  return (
    <section aria-labelledby="software" className="mt-10">
      <h2 id="software" className="text-2xl">
        Anbindung an Ihre Software
      </h2>
      <p className="mt-2 max-w-prose">
        Jeden angenommenen Lead senden wir als JSON mit den Namen von OpenImmo an diese Adresse, bei
        einem Fehler immer wieder. Die Kopfzeile <code>Wohnlotse-Signature</code> ist HMAC-SHA-256
        über <code>Wohnlotse-Time</code>, einen Punkt und den Inhalt.
      </p>
      <PageForm
        action={setWebhookAction}
        fields={[
          {
            name: 'webhookUrl',
            label: 'Adresse Ihrer Software',
            hint: 'Öffentlich im Internet, beginnt mit https://, Port 443 oder 8443. Leer gelassen, senden wir nichts.',
            type: 'url',
            inputMode: 'url',
            autoCapitalize: 'none',
            spellCheck: false,
            defaultValue: agent.webhookUrl ?? '',
          },
        ]}
        submit="Adresse speichern"
        variant="outline"
        done="Gespeichert."
        className="mt-4 max-w-xl"
      />
      <details className="mt-4">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
          Schlüssel der Signatur anzeigen
        </summary>
        <code className="block max-w-prose text-base break-all">{webhookKey}</code>
      </details>
    </section>
  );
}

export default async function AgentAreaPage() {
  const agent = await requireOffice();
  const area = await officeArea(agent);
  return (
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-3xl wrap-anywhere sm:text-4xl">{agent.office}</h1>
          <p className="mt-2 text-lg">{orderOf(agent, area.takenThisMonth)}</p>
          <p className="text-muted">
            Gebiet {areasOf(agent)} · {AGENT_STATES[agent.state as AgentState]}
          </p>
          <p className="mt-1">
            <PageLink href={`${routes.agents}#reklamation`} className={LINK}>
              Wann Sie den Preis zurückbekommen
            </PageLink>
          </p>
        </div>
        <OneButtonForm action={logOutAction} variant="outline">
          Abmelden
        </OneButtonForm>
      </div>
      <AgencyOrder agent={agent} />
      <Open agent={agent} open={area.open} />
      <Leads leads={area.leads} />
      <Invoices months={area.months} />
      {area.guaranteeEnd && <Guarantee end={area.guaranteeEnd} />}
      <BillingAddress agent={agent} />
      <Software agent={agent} webhookKey={area.webhookKey} />
    </div>
  );
}
