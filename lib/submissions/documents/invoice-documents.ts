import 'server-only';
import { openAgency } from '@/lib/agencies/service';
import { letterhead } from '@/lib/letterhead';
import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { formatPartialDate } from '@/lib/platform/format/date';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/http/errors';
import { isUuid } from '@/lib/platform/validation/uuid';
import { monthInBerlin } from '@/lib/submissions/leads/invoice-service';
import { invoiceLines, invoiceParty } from '@/lib/submissions/leads/issued-invoices';
import { findInvoice } from '@/lib/submissions/leads/issued-repository';
import type { InvoiceSheet } from './invoice-pdf';
import { pdfRenderer } from './pdf-renderer';
import { xrechnung } from './xrechnung';

async function open(id: string, agencyId?: string) {
  const found = isUuid(id) ? await findInvoice(id, agencyId) : null;
  if (!found) throw new AppError('not_found', 'Diese Rechnung gibt es nicht.');
  const cancelled = found.cancels ? await findInvoice(found.cancels) : null;
  const { number, issuedAt, month, reason, netCents, taxCents } = found;
  const sheet: InvoiceSheet = {
    number,
    issuedAt,
    netCents,
    taxCents,
    letterhead: letterhead(),
    iban: env().INVOICE_IBAN,
    period: formatPartialDate(month),
    cancels: cancelled ? { number: cancelled.number, issuedAt: cancelled.issuedAt } : undefined,
    reason: reason ?? undefined,
    seller: invoiceParty.parse(found.seller),
    buyer: invoiceParty.parse(found.buyer),
    lines: invoiceLines.parse(found.lines),
  };
  return { found, sheet };
}

/** Of one agency, or of any for employees. @throws AppError `not_found` (404) */
export async function invoicePdf(id: string, agencyId?: string): Promise<Uint8Array> {
  const { sheet } = await open(id, agencyId);
  return pdfRenderer.run('renderInvoicePdf', sheet);
}

/** Of one agency, or of any for employees. @throws AppError `not_found` (404) */
export async function invoiceXml(id: string, agencyId?: string): Promise<string> {
  const { found, sheet } = await open(id, agencyId);
  const { from, until } = monthInBerlin(found.month);
  const { email } = await openAgency(found.agencyId);
  return xrechnung({
    ...sheet,
    firstDay: dayInBerlin(from),
    lastDay: dayInBerlin(new Date(until.getTime() - 1)),
    customer: found.agencyId,
    buyerEmail: email,
  });
}
