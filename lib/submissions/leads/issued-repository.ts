import 'server-only';
import { randomUUID } from 'node:crypto';
import { billingMonth } from '@/lib/agencies/agency';
import { database, type Transaction, transaction } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/http/errors';
import { queueMail } from '@/lib/platform/mail/repository';
import {
  invoiceLines,
  type InvoiceLines,
  invoiceNumber,
  type InvoiceParty,
  invoiceParty,
  reversed,
  totals,
} from './issued-invoices';

interface NewInvoice {
  agencyId: string;
  month: string;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  lines: InvoiceLines;
  cancels?: string;
  reason?: string;
}

/** Numbers have no gaps; of two at once, the unique number lets one fail and be repeated. */
async function issue(
  tx: Transaction,
  { agencyId, month, lines, cancels, reason, ...parties }: NewInvoice,
  now: Date,
): Promise<void> {
  const { _max } = await tx.invoice.aggregate({ _max: { sequence: true } });
  const sequence = (_max.sequence ?? 0) + 1;
  const id = randomUUID();
  const about = { id, agencyId, month, cancels, reason };
  await tx.invoice.create({
    data: {
      ...about,
      sequence,
      number: invoiceNumber(sequence, billingMonth(now)),
      issuedAt: now,
      lines,
      ...parties,
      ...totals(lines),
      closes: cancels ? null : `${agencyId}/${month}`,
    },
  });
  const agency = await tx.agency.findUniqueOrThrow({ where: { id: agencyId } });
  const payload = { invoiceId: id };
  await queueMail(tx, { template: 'invoice-issued', recipient: agency.email, payload });
}

/** A month closes once: a second call fails on the unique `closes`. */
export async function storeInvoice(invoice: NewInvoice, now: Date): Promise<void> {
  await transaction((tx) => issue(tx, invoice, now));
}

/** Months before `month` with leads or credits, for which no invoice stands */
export async function findUnclosed(month: string): Promise<{ agencyId: string; month: string }[]> {
  const db = await database();
  return db.$queryRaw<{ agencyId: string; month: string }[]>`
    SELECT "agencyId", "month" FROM (
      SELECT "agencyId", "month" FROM "LeadDelivery" WHERE "month" < ${month}
      UNION SELECT "agencyId", "creditMonth" AS "month" FROM "LeadReclaim"
      JOIN "LeadDelivery" ON "LeadDelivery"."id" = "LeadReclaim"."deliveryId"
      WHERE "creditMonth" < ${month}
    ) AS "billed"
    WHERE NOT EXISTS (
      SELECT 1 FROM "Invoice" WHERE "closes" = "billed"."agencyId" || '/' || "billed"."month"
    )
    ORDER BY "month", "agencyId"`;
}

/**
 * A counter-invoice, and in its place one to the present address.
 * @throws AppError `not_found` (404), `conflict` (409) if it is cancelled or a counter-invoice
 */
export async function replaceInvoice(
  id: string,
  { seller, buyer, reason }: Pick<NewInvoice, 'seller' | 'buyer'> & { reason: string },
  now = new Date(),
): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.invoice.updateMany({
      where: { id, closes: { not: null } },
      data: { closes: null },
    });
    const found = await tx.invoice.findUnique({ where: { id } });
    if (!found) throw new AppError('not_found', 'Diese Rechnung gibt es nicht.');
    if (count === 0) throw new AppError('conflict', 'Diese Rechnung ist schon storniert.');
    const { agencyId, month } = found;
    const lines = invoiceLines.parse(found.lines);
    const former = invoiceParty.parse(found.buyer);
    const cancelling = { cancels: id, reason, lines: reversed(lines), buyer: former, seller };
    await issue(tx, { agencyId, month, ...cancelling }, now);
    await issue(tx, { agencyId, month, lines, buyer, seller }, now);
  });
}

export async function findInvoice(id: string, agencyId?: string) {
  const db = await database();
  return db.invoice.findUnique({ where: { id, agencyId } });
}

/** Latest first. */
export async function findInvoices(where: { agencyId?: string; from?: Date; until?: Date }) {
  const db = await database();
  const { agencyId, from, until } = where;
  return db.invoice.findMany({
    where: { agencyId, issuedAt: { gte: from, lt: until } },
    orderBy: { sequence: 'desc' },
  });
}
