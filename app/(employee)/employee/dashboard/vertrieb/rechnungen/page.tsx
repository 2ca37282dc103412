import type { Metadata } from 'next';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/admin/frame/page-title';
import { SalesNav } from '@/components/admin/sales/sales-nav';
import { PageForm } from '@/components/forms/page-form';
import { Button } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { TextLink } from '@/components/ui/text-link';
import { TitledSection } from '@/components/ui/titled-section';
import { billingMonth } from '@/lib/agencies/agency';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatPartialDate } from '@/lib/platform/format/date';
import { listInvoices, withoutAddress } from '@/lib/submissions/leads/issued-service';
import { cancelInvoiceAction } from '../actions';

export const metadata: Metadata = { title: 'Rechnungen' };

type Invoices = Awaited<ReturnType<typeof listInvoices>>;

function Bookkeeping() {
  return (
    <form action={employeeRoutes.bookkeeping} method="get" className="mt-6 flex flex-wrap gap-3">
      <label className="flex flex-wrap items-center gap-2">
        Buchungen des Monats
        <input
          type="month"
          name="monat"
          defaultValue={billingMonth(new Date())}
          required
          pattern="\d{4}-\d{2}"
          className="min-h-11 rounded-md border border-edge bg-surface px-3"
        />
      </label>
      <Button type="submit" variant="outline">
        Als CSV herunterladen
      </Button>
    </form>
  );
}

function Cancelling({ invoices }: { invoices: Invoices }) {
  const options = invoices.filter(({ isCancellable }) => isCancellable);
  if (options.length === 0) return null;
  return (
    <TitledSection id="storno" title="Rechnung stornieren" look="text-xl" className="mt-10">
      <p className="mt-1 mb-3 max-w-prose">
        Das Büro bekommt eine Stornorechnung und an ihrer Stelle eine neue Rechnung mit denselben
        Zeilen an seine jetzige Anschrift. Einzelne Leads schreiben Sie unter Reklamationen gut.
      </p>
      <PageForm
        action={cancelInvoiceAction}
        fields={[
          {
            name: 'id',
            label: 'Rechnung',
            options: [
              { value: '', label: 'Bitte wählen' },
              ...options.map(({ id, title, buyer }) => ({
                value: id,
                label: `${title}, ${buyer}`,
              })),
            ],
          },
          { name: 'reason', label: 'Grund', hint: 'Er steht auf der Stornorechnung.' },
        ]}
        submit="Stornieren und neu stellen"
        variant="outline"
        done="Storniert und neu gestellt."
        isRepeatable
        className="max-w-xl"
      />
    </TitledSection>
  );
}

export default async function InvoicesPage() {
  const { role } = await requireEmployee('office');
  const [invoices, waiting] = await Promise.all([listInvoices(), withoutAddress()]);
  return (
    <>
      <PageTitle>Rechnungen</PageTitle>
      <SalesNav role={role} current={employeeRoutes.invoices} />
      {waiting.length > 0 && (
        <p className="max-w-prose">
          Ohne Anschrift und deshalb ohne Rechnung:{' '}
          {waiting.map(({ id, office }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <TextLink href={employeeRoutes.agency(id)} look="quiet">
                {office}
              </TextLink>
            </span>
          ))}
          . Das Büro trägt sie in seinem Bereich ein.
        </p>
      )}
      {invoices.length === 0 ? (
        <p>Noch ist kein Monat mit Leads zu Ende.</p>
      ) : (
        <>
          <DataTable
            caption="Rechnungen"
            columns={['Rechnung', 'Büro', 'Monat', 'Betrag', 'E-Rechnung']}
            rows={invoices.map(({ id, title, buyer, month, total }) => ({
              key: id,
              cells: [
                <TextLink key="invoice" href={employeeRoutes.invoice(id)} look="quiet" download>
                  {title}
                </TextLink>,
                buyer,
                formatPartialDate(month),
                total,
                <TextLink
                  key="xml"
                  href={employeeRoutes.invoiceXml(id)}
                  look="quiet"
                  aria-label={`XRechnung: ${title}`}
                  download
                >
                  XRechnung
                </TextLink>,
              ],
            }))}
          />
          <Bookkeeping />
        </>
      )}
      <Cancelling invoices={invoices} />
    </>
  );
}
