import { z } from 'zod';
import { TAX_RATE } from '@/lib/agencies/constants';
import { formatDate } from '@/lib/platform/format/date';
import { formatEurosAndCents } from '@/lib/platform/format/number';

export const invoiceParty = z.object({
  name: z.string(),
  /** Street and place */
  address: z.array(z.string()),
  vatId: z.string().nullable(),
});

export const invoiceLines = z.array(
  z.object({
    /** Of the lead */
    id: z.string(),
    date: z.iso.datetime(),
    text: z.string(),
    /** Without VAT; negative for a credit */
    cents: z.number().int(),
  }),
);

export type InvoiceParty = z.output<typeof invoiceParty>;
export type InvoiceLines = z.output<typeof invoiceLines>;

export function totals(lines: InvoiceLines) {
  const netCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  // Half a cent is rounded away from zero, so that a counter-invoice takes back all of it.
  const tax = Math.round((Math.abs(netCents) * TAX_RATE) / 100);
  return { netCents, taxCents: netCents < 0 ? -tax : tax };
}

/** What a counter-invoice takes back */
export const reversed = (lines: InvoiceLines): InvoiceLines =>
  lines.map((line) => ({ ...line, cents: -line.cents, text: `Storno: ${line.text}` }));

interface Payable {
  netCents: number;
  taxCents: number;
  cancels?: { number: string };
}

/** Terms of payment; § 271 BGB where nothing else is agreed. */
export function paymentNote({ netCents, taxCents, cancels }: Payable): string {
  if (cancels) return `Hebt die Rechnung ${cancels.number} auf; eine neue tritt an ihre Stelle.`;
  const cents = netCents + taxCents;
  if (cents < 0) return 'Guthaben zu Ihren Gunsten.';
  return cents === 0 ? 'Es ist nichts zu zahlen.' : 'Sofort fällig, ohne Abzug.';
}

/** 'RE-2026-00001' */
export const invoiceNumber = (sequence: number, month: string): string =>
  `RE-${month.slice(0, 4)}-${String(sequence).padStart(5, '0')}`;

interface StoredInvoice {
  id: string;
  number: string;
  month: string;
  agencyId: string;
  issuedAt: Date;
  cancels: string | null;
  reason: string | null;
  buyer: unknown;
  netCents: number;
  taxCents: number;
  closes: string | null;
}

const gross = ({ netCents, taxCents }: StoredInvoice) =>
  `${formatEurosAndCents((netCents + taxCents) / 100)} mit USt.`;

/** For lists */
export const issuedOf = (stored: StoredInvoice) => ({
  id: stored.id,
  agencyId: stored.agencyId,
  month: stored.month,
  buyer: invoiceParty.parse(stored.buyer).name,
  title: `${stored.cancels ? 'Stornorechnung' : 'Rechnung'} ${stored.number} vom ${formatDate(stored.issuedAt)}${stored.closes || stored.cancels ? '' : ', storniert'}`,
  total: gross(stored),
  isCancellable: stored.closes !== null,
});
