import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DataTable } from '@/components/ui/data-table';
import { BackLink } from '@/components/ui/back-link';
import { TextLink } from '@/components/ui/text-link';
import { agencyRoutes } from '@/lib/agency-routes';
import { formatDate, formatPartialDate } from '@/lib/platform/format/date';
import { formatEurosAndCents, formatNumber } from '@/lib/platform/format/number';
import { orNull } from '@/lib/platform/http/errors';
import type { Params } from '@/lib/platform/page';
import { UNLISTED } from '@/lib/platform/seo/metadata';
import { invoice } from '@/lib/submissions/leads/invoice-service';
import { requireAgency } from '../../../agency';

export const metadata: Metadata = { title: 'Rechnung', ...UNLISTED };

export default async function InvoicePage({ params }: Params<'month'>) {
  const agency = await requireAgency();
  const found = await orNull(invoice(agency, (await params).month));
  if (!found) notFound();
  const { month, lines, cents, issued, report } = found;
  const counts = (entries: typeof report.offers) =>
    entries.map(({ label, count }) => ({ key: label, cells: [label, formatNumber(count)] }));
  return (
    <article className="mx-auto max-w-4xl px-4 py-8 sm:px-6 sm:py-12">
      <BackLink href={agencyRoutes.area}>Ihr Bereich</BackLink>
      <h1 className="mt-4 text-3xl sm:text-4xl">{formatPartialDate(month)}</h1>
      <p className="mt-2 max-w-prose text-muted">
        Jede Zeile ist ein Lead, den Sie angenommen haben, oder eine Gutschrift. Alle Beträge ohne
        Umsatzsteuer; sie kommt auf der Rechnung dazu, die wir nach dem Ende des Monats stellen.
      </p>
      {issued.length > 0 && (
        <ul className="mt-4">
          {issued.map(({ id, title, total }) => (
            <li key={id}>
              <TextLink href={agencyRoutes.invoicePdf(month, id)} look="quiet" download>
                {title} (PDF)
              </TextLink>
              , {total},{' '}
              <TextLink
                href={agencyRoutes.invoiceXml(month, id)}
                look="quiet"
                aria-label={`als E-Rechnung (XRechnung): ${title}`}
                download
              >
                als E-Rechnung (XRechnung)
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <DataTable
        caption={`Zeilen für ${formatPartialDate(month)}`}
        columns={['Datum', 'Leistung', 'Nachweis', 'Betrag netto']}
        rows={lines.map((line) => ({
          key: `${line.id}${line.cents}`,
          cells: [
            formatDate(new Date(line.date)),
            line.text,
            <TextLink key="certificate" href={agencyRoutes.certificate(line.id)} look="quiet">
              {line.id.slice(0, 8)}
            </TextLink>,
            formatEurosAndCents(line.cents / 100),
          ],
        }))}
      />
      <p className="mt-4 text-lg font-semibold">Summe netto: {formatEurosAndCents(cents / 100)}</p>
      <h2 className="mt-12 text-2xl">Bericht</h2>
      <div className="grid gap-x-10 sm:grid-cols-2">
        <DataTable
          caption="Angebote dieses Monats"
          columns={['Angebote', 'Anzahl']}
          rows={counts(report.offers)}
        />
        <DataTable
          caption="Stand der Leads dieses Monats"
          columns={['Ihre Leads', 'Anzahl']}
          rows={counts(report.outcomes)}
        />
      </div>
    </article>
  );
}
