import 'server-only';
import { letterhead } from '@/lib/letterhead';
import { formatDate, formatPartialDate } from '@/lib/platform/format/date';
import { AppError } from '@/lib/platform/http/errors';
import { isUuid } from '@/lib/platform/validation/uuid';
import { invoiceLines, invoiceParty } from '@/lib/submissions/leads/issued-invoices';
import { findInvoice } from '@/lib/submissions/leads/issued-repository';
import type { InvoiceSheet } from './invoice-pdf';
import { pdfRenderer } from './pdf-renderer';

/** Of one agency, or of any for employees. @throws AppError `not_found` (404) */
export async function invoicePdf(id: string, agencyId?: string): Promise<Uint8Array> {
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
    period: formatPartialDate(month),
    cancels: cancelled ? `${cancelled.number} vom ${formatDate(cancelled.issuedAt)}` : undefined,
    reason: reason ?? undefined,
    seller: invoiceParty.parse(found.seller),
    buyer: invoiceParty.parse(found.buyer),
    lines: invoiceLines.parse(found.lines),
  };
  return pdfRenderer.run('renderInvoicePdf', sheet);
}
