import 'server-only';
import { z } from 'zod';
import { type Agency, billingMonth } from '@/lib/agencies/agency';
import { findAgency, storeBillingAddress } from '@/lib/agencies/repository';
import { companyRecord } from '@/lib/company';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import { BYTE_ORDER_MARK, csvLine } from '@/lib/platform/format/csv';
import { AppError } from '@/lib/platform/http/errors';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { text, parse } from '@/lib/platform/validation/fields';
import { site } from '@/lib/site';
import { linesOf, monthInBerlin } from './invoice-service';
import { invoiceParty, type InvoiceParty, issuedOf } from './issued-invoices';
import {
  findInvoice,
  findInvoices,
  findUnclosed,
  replaceInvoice,
  storeInvoice,
} from './issued-repository';

const HOUR = 60 * 60 * 1000;

function ourselves(): InvoiceParty {
  const { company, address } = site();
  return { name: company, address: address.split(', '), vatId: companyRecord().vatId };
}

/** Nothing before the agency has entered its address (§ 14 UStG). */
function buyerOf({ office, street, postalCode, city, vatId }: Agency): InvoiceParty | undefined {
  if (!street || !postalCode || !city) return undefined;
  return { name: office, address: [street, `${postalCode} ${city}`], vatId };
}

/** An hour after the end of a month, so that what happened at midnight is stored. */
const lastClosable = (now: Date) => billingMonth(new Date(now.getTime() - HOUR));

/** Issues an invoice for each agency and month that is over. @returns how many */
export async function closeMonths(now: Date): Promise<number> {
  let issued = 0;
  for (const { agencyId, month } of await findUnclosed(lastClosable(now))) {
    const agency = await findAgency(agencyId);
    const buyer = agency && buyerOf(agency);
    if (!buyer) continue;
    const { lines } = await linesOf(agencyId, month);
    try {
      await storeInvoice({ agencyId, month, lines, buyer, seller: ourselves() }, now);
      issued++;
    } catch (error) {
      // Another process was first; what is left is closed with the next round.
      if (!isUniqueViolation(error)) throw error;
    }
  }
  return issued;
}

/** Agencies without an address, whose closed months have no invoice */
export async function withoutAddress(now = new Date()) {
  const unclosed = await findUnclosed(lastClosable(now));
  const agencies = await Promise.all(
    [...new Set(unclosed.map(({ agencyId }) => agencyId))].map((id) => findAgency(id)),
  );
  return agencies.flatMap((agency) => (agency && !buyerOf(agency) ? [agency] : []));
}

const STREET = 'Bitte geben Sie Straße und Hausnummer ein';
const CITY = 'Bitte geben Sie den Ort ein';

const addressSchema = z.object({
  street: text({ min: 3, max: 200, message: STREET }),
  postalCode: z
    .string({ error: 'Bitte geben Sie die Postleitzahl ein' })
    .trim()
    .regex(/^\d{5}$/, { error: 'Bitte geben Sie die fünf Ziffern der Postleitzahl ein' }),
  city: text({ min: 2, max: 100, message: CITY }),
  vatId: z
    .string({ error: 'Bitte geben Sie die Nummer als Text ein' })
    .default('')
    .transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase())
    .refine((typed) => typed === '' || /^[A-Z]{2}[A-Z0-9]{2,12}$/.test(typed), {
      error: 'Bitte geben Sie die Nummer so ein: DE123456789',
    })
    .transform((typed) => typed || null),
});

/** @throws AppError `invalid` (422) */
export async function setBillingAddress({ id }: Agency, body: unknown): Promise<void> {
  await storeBillingAddress(id, parse(addressSchema, body));
  signalWork();
}

export async function listInvoices() {
  return (await findInvoices({})).map(issuedOf);
}

const cancelSchema = z.object({
  id: z.uuid({ error: 'Bitte wählen Sie eine Rechnung aus der Liste' }),
  reason: text({
    min: 5,
    max: 300,
    message: 'Bitte nennen Sie den Grund mit mindestens 5 Zeichen',
  }),
});

/** @throws AppError `not_found` (404), `invalid` (422), `conflict` (409) if it is cancelled */
export async function cancelInvoice(body: unknown): Promise<void> {
  const { id, reason } = parse(cancelSchema, body);
  const found = await findInvoice(id);
  const agency = found && (await findAgency(found.agencyId));
  if (!found || !agency) throw new AppError('not_found', 'Diese Rechnung gibt es nicht.');
  const buyer = buyerOf(agency) ?? invoiceParty.parse(found.buyer);
  try {
    await replaceInvoice(id, { buyer, seller: ourselves(), reason });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', 'Gerade entsteht eine andere Rechnung. Bitte noch einmal.');
  }
  signalWork();
}

/** Receivables and revenue at 19 %, as in SKR03 */
const ACCOUNTS = { receivables: 1400, revenue: 8400 } as const;

/** Named as DATEV names its columns. @throws AppError `not_found` (404) for an invalid month */
export async function bookkeepingFile(month: string): Promise<string> {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
    throw new AppError('not_found', 'Diesen Monat gibt es nicht.');
  }
  const invoices = await findInvoices(monthInBerlin(month));
  const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
  const rows = invoices.toReversed().map(({ number, issuedAt, buyer, netCents, taxCents }) => {
    const cents = netCents + taxCents;
    return csvLine([
      (Math.abs(cents) / 100).toFixed(2).replace('.', ','),
      cents < 0 ? 'H' : 'S',
      'EUR',
      ACCOUNTS.receivables,
      ACCOUNTS.revenue,
      day.format(issuedAt),
      number,
      // DATEV takes no more.
      invoiceParty.parse(buyer).name.slice(0, 60),
    ]);
  });
  const titles = [
    'Umsatz (ohne Soll/Haben-Kz)',
    'Soll/Haben-Kennzeichen',
    'WKZ Umsatz',
    'Konto',
    'Gegenkonto (ohne BU-Schlüssel)',
    'Belegdatum',
    'Belegfeld 1',
    'Buchungstext',
  ];
  return BYTE_ORDER_MARK + csvLine(titles) + rows.join('');
}
