import { renderToBuffer } from '@react-pdf/renderer';
import { TAX_RATE } from '@/lib/agencies/constants';
import type { Letterhead } from '@/lib/letterhead';
import { formatDate } from '@/lib/platform/format/date';
import { formatEurosAndCents } from '@/lib/platform/format/number';
import {
  type InvoiceLines,
  type InvoiceParty,
  paymentNote,
} from '@/lib/submissions/leads/issued-invoices';
import { registerTypefaces } from './look';
import { DocumentSection, FactList } from './parts';
import { Sheet } from './sheet';

export interface InvoiceSheet {
  number: string;
  /** 'November 2026' */
  period: string;
  issuedAt: Date;
  /** The invoice that this one cancels */
  cancels?: { number: string; issuedAt: Date };
  reason?: string;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  lines: InvoiceLines;
  netCents: number;
  taxCents: number;
  /** Our account, if it is known */
  iban?: string;
  letterhead: Letterhead;
}

const euros = (cents: number) => formatEurosAndCents(cents / 100);

const partyFacts = ({ name, address, vatId }: InvoiceParty) => [
  { label: name, value: address.join(', ') },
  ...(vatId ? [{ label: 'USt-IdNr.', value: vatId }] : []),
];

export async function renderInvoicePdf(sheet: InvoiceSheet): Promise<Uint8Array> {
  registerTypefaces();
  const { number, issuedAt, period, cancels, reason, lines, netCents, taxCents } = sheet;
  const title = cancels ? 'Stornorechnung' : 'Rechnung';
  return renderToBuffer(
    <Sheet
      title={`${title} ${number}`}
      kicker={title}
      footer={`${number} vom ${formatDate(issuedAt)}`}
      letterhead={sheet.letterhead}
      madeAt={issuedAt}
    >
      <DocumentSection
        heading={`${title} ${number}`}
        intro={
          cancels &&
          `Sie hebt die Rechnung ${cancels.number} vom ${formatDate(cancels.issuedAt)} auf. Grund: ${reason}`
        }
      >
        <FactList
          facts={[
            { label: 'Rechnungsdatum', value: formatDate(issuedAt) },
            { label: 'Leistungszeitraum', value: period },
          ]}
        />
      </DocumentSection>
      <DocumentSection heading="Von">
        <FactList facts={partyFacts(sheet.seller)} />
      </DocumentSection>
      <DocumentSection heading="An">
        <FactList facts={partyFacts(sheet.buyer)} />
      </DocumentSection>
      <DocumentSection heading="Leistungen" intro="Beträge ohne Umsatzsteuer">
        <FactList
          facts={lines.map(({ id, date, text, cents }) => ({
            label: `${formatDate(new Date(date))}: ${text} (Nachweis ${id.slice(0, 8)})`,
            value: euros(cents),
          }))}
        />
      </DocumentSection>
      <DocumentSection heading="Summe">
        <FactList
          facts={[
            { label: 'Netto', value: euros(netCents) },
            { label: `Umsatzsteuer ${TAX_RATE}\u00a0%`, value: euros(taxCents) },
            { label: 'Gesamtbetrag', value: euros(netCents + taxCents) },
            { label: 'Zahlung', value: paymentNote(sheet) },
            ...(sheet.iban && !cancels ? [{ label: 'Unser Konto', value: sheet.iban }] : []),
          ]}
        />
      </DocumentSection>
    </Sheet>,
  );
}
