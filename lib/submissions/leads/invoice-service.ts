import 'server-only';
import { addMonths } from 'date-fns/addMonths';
import type { Agency } from '@/lib/agencies/agency';
import { BYTE_ORDER_MARK, csvLine } from '@/lib/platform/format/csv';
import { inBerlin, momentInBerlin } from '@/lib/platform/format/berlin-day';
import { formatDate, formatMoment } from '@/lib/platform/format/date';
import { AppError } from '@/lib/platform/http/errors';
import { findSubmissions } from '@/lib/submissions/repository';
import { countOffers } from './statistics-repository';
import { offeredHome } from './offer';
import { className } from './offer-service';
import { issuedOf, type InvoiceLines, totals } from './issued-invoices';
import { findInvoices } from './issued-repository';
import { findCredits, findDeliveries } from './agency-repository';
import { leadOf } from './agency-service';
import { creditOf } from './opened-delivery';
import { LEAD_OUTCOMES } from './outcomes';

const OFFER_ENDS = {
  accepted: 'angenommen',
  declined: 'abgelehnt',
  expired: 'ohne Antwort',
  stopped: 'vom Eigentümer gestoppt',
  open: 'noch offen',
} as const;

/** In German time, whatever the time of the server. @param month '2026-11' */
export function monthInBerlin(month: string): { from: Date; until: Date } {
  const from = momentInBerlin(`${month}-01T00:00`)!;
  return { from, until: addMonths(from, 1, inBerlin) };
}

async function reportOf(agency: Agency, month: string, deliveries: readonly { outcome: string }[]) {
  const { from, until } = monthInBerlin(month);
  const offers = await countOffers(from, { agencyId: agency.id, until });
  const entries = (labels: Record<string, string>, count: (id: string) => number) =>
    Object.entries(labels).map(([id, label]) => ({ label, count: count(id) }));
  return {
    offers: entries(OFFER_ENDS, (id) => offers.get(id) ?? 0),
    outcomes: entries(
      LEAD_OUTCOMES,
      (id) => deliveries.filter(({ outcome }) => outcome === id).length,
    ),
  };
}

/** What a month's invoice has, or will have once the month is closed */
export async function linesOf(agencyId: string, month: string) {
  const [deliveries, credits] = await Promise.all([
    findDeliveries(agencyId, { month }),
    findCredits(agencyId, month),
  ]);
  const lines: InvoiceLines = [
    ...deliveries.toReversed().map((each) => ({
      id: each.id,
      date: each.deliveredAt.toISOString(),
      cents: each.priceCents,
      text: `${className(each.class)}, ${offeredHome(each.offer)}${each.billing === 'package' ? ', aus dem Paket' : ', Einzelauftrag'}`,
    })),
    ...credits.map((each) => ({
      id: each.id,
      date: creditOf(each)!.decidedAt!.toISOString(),
      cents: -each.priceCents,
      text: `Gutschrift: ${className(each.class)}, ${offeredHome(each.offer)}, übergeben am ${formatDate(each.deliveredAt)}`,
    })),
  ];
  return { deliveries, lines };
}

/** @throws AppError `not_found` (404) for an invalid month */
export async function invoice(agency: Agency, month: string) {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
    throw new AppError('not_found', 'Diesen Monat gibt es nicht.');
  }
  const [{ deliveries, lines }, issued] = await Promise.all([
    linesOf(agency.id, month),
    findInvoices({ agencyId: agency.id }),
  ]);
  return {
    month,
    lines,
    cents: totals(lines).netCents,
    issued: issued.filter((each) => each.month === month).map(issuedOf),
    report: await reportOf(agency, month, deliveries),
  };
}

export async function leadsFile(agency: Agency): Promise<string> {
  const deliveries = await findDeliveries(agency.id);
  const moment = (date: Date) => formatMoment(date).replace(', ', ' ');
  const titles = [
    'Nachweis',
    'Übergeben',
    'Klasse',
    'Immobilie',
    'Preis netto (€)',
    'Abrechnung',
    'Stand',
    'Reklamation',
    'Name',
    'E-Mail',
    'Telefon',
  ];
  const rows = [csvLine(titles)];
  const current = deliveries.filter((each) => {
    const { isWithdrawn, isReturned } = leadOf(each);
    return !isWithdrawn && !isReturned;
  });
  const found = await findSubmissions(current.map(({ submissionId }) => submissionId));
  const persons = new Map(found.map((submission) => [submission.id, submission]));
  for (const delivery of deliveries) {
    const submission = persons.get(delivery.submissionId);
    const { home, className: leadClass, outcome, reclaims, isWithdrawn } = leadOf(delivery);
    rows.push(
      csvLine([
        delivery.id,
        moment(delivery.deliveredAt),
        leadClass,
        home,
        delivery.priceCents / 100,
        delivery.billing === 'package' ? 'Paket' : 'Einzeln',
        isWithdrawn ? 'widerrufen' : LEAD_OUTCOMES[outcome],
        reclaims.at(-1)?.state,
        submission?.name,
        submission?.email,
        submission?.phone,
      ]),
    );
  }
  return BYTE_ORDER_MARK + rows.join('');
}
