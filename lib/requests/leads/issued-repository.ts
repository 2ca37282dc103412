import 'server-only';
import { randomUUID } from 'node:crypto';
import { billingMonth } from '@/lib/agents/agent';
import { database, type Transaction } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/http/errors';
import { queuedMail } from '@/lib/platform/mail/repository';
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
  agentId: string;
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
  { agentId, month, lines, cancels, reason, ...parties }: NewInvoice,
  now: Date,
): Promise<void> {
  const { _max } = await tx.invoice.aggregate({ _max: { sequence: true } });
  const sequence = (_max.sequence ?? 0) + 1;
  const id = randomUUID();
  const about = { id, agentId, month, cancels, reason };
  await tx.invoice.create({
    data: {
      ...about,
      sequence,
      number: invoiceNumber(sequence, billingMonth(now)),
      issuedAt: now,
      lines,
      ...parties,
      ...totals(lines),
      closes: cancels ? null : `${agentId}/${month}`,
    },
  });
  const agent = await tx.agent.findUniqueOrThrow({ where: { id: agentId } });
  await tx.outboxMessage.create({
    data: queuedMail({
      template: 'invoice-issued',
      recipient: agent.email,
      payload: { invoiceId: id },
    }),
  });
}

/** A month closes once: a second call fails on the unique `closes`. */
export async function storeInvoice(invoice: NewInvoice, now: Date): Promise<void> {
  const db = await database();
  await db.$transaction((tx) => issue(tx, invoice, now));
}

/** Months before `month` with leads or credits, for which no invoice stands */
export async function findUnclosed(month: string): Promise<{ agentId: string; month: string }[]> {
  const db = await database();
  return db.$queryRaw<{ agentId: string; month: string }[]>`
    SELECT "agentId", "month" FROM (
      SELECT "agentId", "month" FROM "LeadDelivery" WHERE "month" < ${month}
      UNION SELECT "agentId", "creditMonth" AS "month" FROM "LeadReclaim"
      JOIN "LeadDelivery" ON "LeadDelivery"."id" = "LeadReclaim"."deliveryId"
      WHERE "creditMonth" < ${month}
    ) AS "billed"
    WHERE NOT EXISTS (
      SELECT 1 FROM "Invoice" WHERE "closes" = "billed"."agentId" || '/' || "billed"."month"
    )
    ORDER BY "month", "agentId"`;
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
  const db = await database();
  await db.$transaction(async (tx) => {
    const { count } = await tx.invoice.updateMany({
      where: { id, closes: { not: null } },
      data: { closes: null },
    });
    const found = await tx.invoice.findUnique({ where: { id } });
    if (!found) throw new AppError('not_found', 'Diese Rechnung gibt es nicht.');
    if (count === 0) throw new AppError('conflict', 'Diese Rechnung ist schon storniert.');
    const { agentId, month } = found;
    const lines = invoiceLines.parse(found.lines);
    const former = invoiceParty.parse(found.buyer);
    const cancelling = { cancels: id, reason, lines: reversed(lines), buyer: former, seller };
    await issue(tx, { agentId, month, ...cancelling }, now);
    await issue(tx, { agentId, month, lines, buyer, seller }, now);
  });
}

export async function findInvoice(id: string, agentId?: string) {
  const db = await database();
  return db.invoice.findUnique({ where: { id, agentId } });
}

/** Latest first. */
export async function findInvoices(where: { agentId?: string; from?: Date; until?: Date }) {
  const db = await database();
  const { agentId, from, until } = where;
  return db.invoice.findMany({
    where: { agentId, issuedAt: { gte: from, lt: until } },
    orderBy: { sequence: 'desc' },
  });
}
