import { randomUUID } from 'node:crypto';
import { addMonths } from 'date-fns/addMonths';
import { type Agency, billingMonth } from '@/lib/agencies/agency';
import { endedOn } from '@/lib/agencies/contract';
import { findAgency } from '@/lib/agencies/repository';
import { database } from '@/lib/platform/db/client';
import { certificatePdf, openCertificate } from '@/lib/submissions/documents/certificate-service';
import { invoicePdf, invoiceXml } from '@/lib/submissions/documents/invoice-documents';
import { formatDate } from '@/lib/platform/format/date';
import { LEAD_MAILS } from '@/lib/submissions/mails/compositions/leads';
import { inBerlin } from '@/lib/platform/format/berlin-day';
import { pdfRenderer } from '@/lib/submissions/documents/pdf-renderer';
import {
  agencyIn,
  deliveredLead,
  newLead,
  releasedLead,
  withdrawPermission,
} from '@/lib/testing/agencies';
import { confirm, newSubmission, perform, refusal } from '@/lib/testing/admin';
import { ownSale } from '@/lib/submissions/owner/sale';
import { eraseAtOnce } from '@/lib/submissions/retention/erase';
import { adoptInquiry } from './adoption-service';
import { checkArea } from './area-service';
import { findErrors } from './statistics-repository';
import { afterDelivery, statistics } from './statistics-service';
import { invoice, leadsFile, monthInBerlin } from './invoice-service';
import { agencyArea, agencyLead, setOutcome } from './agency-service';
import { findInvoices } from './issued-repository';
import {
  bookkeepingFile,
  cancelInvoice,
  closeMonths,
  setBillingAddress,
  withoutAddress,
} from './issued-service';
import { creditAsGoodwill, creditOverdue } from './reclaim-repository';
import {
  countOpenReclaims,
  decide,
  grantGoodwill,
  listCreditable,
  listReclaims,
  reclaim,
  takeMoneyBack,
} from './reclaim-service';
import { offersOf } from './offers-repository';

process.env.RATE_LIMIT = 'off';

const DAY = 24 * 60 * 60 * 1000;

/** A region of its own, so that no other test's agency works there. */
let region = 30;

async function sold() {
  const postalCode = `${++region}331`;
  const id = await agencyIn(postalCode);
  const lead = await deliveredLead(id, { postalCode });
  return { agency: (await findAgency(id))!, lead, postalCode };
}

const EVIDENCE = 'Wir haben es mehrfach versucht und niemanden erreicht.';

/** The latest */
const reclaimOf = async (deliveryId: string) => {
  const db = await database();
  return db.leadReclaim.findFirst({ where: { deliveryId }, orderBy: { filedAt: 'desc' } });
};

const mailsAbout = async (offerId: string) => {
  const db = await database();
  const mails = await db.outboxMessage.findMany({ where: { template: 'reclaim-decided' } });
  return mails.filter(({ payload }) => (payload as { offerId: string }).offerId === offerId).length;
};

const contractMails = async (agencyId: string) => {
  const db = await database();
  const mails = await db.outboxMessage.findMany({ where: { template: 'contract-changed' } });
  const own = mails.filter(
    ({ payload }) => (payload as { agencyId: string }).agencyId === agencyId,
  );
  const composed = await Promise.all(
    own.map((each) => LEAD_MAILS['contract-changed'](each as never)),
  );
  return composed.flatMap((each) => (each?.template === 'contract-changed' ? [each] : []));
};

const total = async (agency: Agency) => (await invoice(agency, billingMonth(new Date()))).cents;

describe('a reclaim', () => {
  test.each([
    ['wrong-region', '', 'reason', 'gehörte beim Angebot zu Ihrem Gebiet'],
    ['not-reached', '24.11.2026 10:30', 'attempts', 'Bis jetzt zählen: Versuche 0, Tage 0'],
  ])('for %s that the rules exclude is explained, and nothing is lost', async (...given) => {
    const [reason, attempts, field, explanation] = given;
    const { agency, lead } = await sold();
    const filed = reclaim(agency, lead.deliveryId, { reason, evidence: EVIDENCE, attempts });
    expect(await refusal(filed)).toMatchObject({
      code: 'invalid',
      details: { fields: { [field]: expect.stringContaining(explanation) } },
    });
    expect(await reclaimOf(lead.deliveryId)).toBeNull();
    const { reclaimOptions } = await agencyLead(agency, lead.deliveryId);
    const excluded = reclaimOptions.filter(({ obstacle }) => obstacle).map(({ id }) => id);
    expect(excluded).toEqual(['wrong-region', 'duplicate', 'withdrawn']);
    await reclaim(agency, lead.deliveryId, { reason: 'not-owner', evidence: EVIDENCE });
    expect(await reclaimOf(lead.deliveryId)).toMatchObject({ decision: null });
  });

  test('that was refused can be filed with another reason; goodwill ends it, once', async () => {
    const { agency, lead } = await sold();
    const { deliveryId } = lead;
    await reclaim(agency, deliveryId, { reason: 'dead-number', evidence: EVIDENCE });
    const second = { reason: 'no-intent', evidence: EVIDENCE };
    expect((await refusal(reclaim(agency, deliveryId, second))).code).toBe('conflict');
    const explanation = 'Die Nummer klingelt, wir haben sie angerufen.';
    for (const leaky of ['Wir haben Frau Beispiel gefragt.', 'Unter 0171 9998877 erreicht.']) {
      const named = { deliveryId, decision: 'refused', explanation: leaky };
      expect((await refusal(decide(named, 1))).details.fields).toHaveProperty('explanation');
    }
    await decide({ deliveryId, decision: 'refused', explanation }, 1);
    await reclaim(agency, deliveryId, second);
    await decide({ deliveryId, decision: 'refused', explanation }, 1);
    expect(await total(agency)).toBe(4980);
    const inList = async () => (await listCreditable()).some(({ id }) => id === deliveryId);
    expect(await inList()).toBe(true);
    const explained = { explanation: 'Sie sind lange bei uns.' };
    for (const lead of ['', 'x']) {
      expect((await refusal(grantGoodwill({ lead, ...explained }, 1))).code).toBe('invalid');
    }
    const both = await Promise.allSettled([
      grantGoodwill({ lead: deliveryId, ...explained }, 1),
      grantGoodwill({ lead: '', proof: ` ${deliveryId}`, ...explained }, 2),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await inList()).toBe(false);
    expect(await total(agency)).toBe(0);
    const { reclaims, reclaimOptions } = await agencyLead(agency, deliveryId);
    expect(reclaims.map(({ reason, state }) => `${reason}: ${state}`)).toEqual([
      'Telefonnummer ist nicht vergeben: abgelehnt',
      'Keine Verkaufsabsicht: abgelehnt',
      'Aus Kulanz: gutgeschrieben',
    ]);
    expect(reclaimOptions).toEqual([]);
    expect(await mailsAbout(lead.offerId)).toBe(3);
  });

  test.each([
    ['13 days', 13, 0],
    ['15 days', 15, 4980],
  ])('is not needed where the owner withdraws: after %s', async (_, days, charged) => {
    const { agency, lead } = await sold();
    const db = await database();
    await db.leadDelivery.update({
      where: { id: lead.deliveryId },
      data: { deliveredAt: new Date(Date.now() - days * DAY) },
    });
    if (days === 13) {
      await reclaim(agency, lead.deliveryId, { reason: 'has-agent', evidence: EVIDENCE });
    }
    await withdrawPermission(lead);
    expect(await total(agency)).toBe(charged);
    const { reclaims } = await agencyLead(agency, lead.deliveryId);
    const credit = 'Einwilligung in den ersten 14\u00a0Tagen widerrufen: gutgeschrieben';
    expect(reclaims.map(({ reason, state }) => `${reason}: ${state}`)).toEqual(
      days === 13 ? [credit] : [],
    );
  });

  test('about a home that its owner has moved out of the area since is credited', async () => {
    const { agency, lead } = await sold();
    const db = await database();
    await db.lead.update({ where: { submissionId: lead.id }, data: { postalCode: '99999' } });
    await reclaim(agency, lead.deliveryId, { reason: 'wrong-region', evidence: EVIDENCE });
    expect(await reclaimOf(lead.deliveryId)).toMatchObject({
      decision: 'credited',
      decidedBy: 'rule',
      creditMonth: billingMonth(new Date()),
    });
    expect(await mailsAbout(lead.offerId)).toBe(1);
    expect(await total(agency)).toBe(0);
  });

  test('that needs a person waits for one, whose decision counts once', async () => {
    const { agency, lead } = await sold();
    await setOutcome(agency, lead.deliveryId, { outcome: 'meeting' });
    const waiting = await countOpenReclaims();
    await reclaim(agency, lead.deliveryId, { reason: 'dead-number', evidence: EVIDENCE });
    expect(await countOpenReclaims()).toBe(waiting + 1);
    expect((await reclaimOf(lead.deliveryId))?.decision).toBeNull();
    const listed = await listReclaims();
    expect(listed.find(({ deliveryId }) => deliveryId === lead.deliveryId)).toMatchObject({
      office: agency.office,
      ...{ kind: 'lead', submissionId: lead.id, outcome: 'Termin', daysLeft: 14 },
      priceCents: 4980,
      decision: null,
    });
    const said = { deliveryId: lead.deliveryId, explanation: 'Die Nummer ist nicht vergeben.' };
    const both = await Promise.allSettled([
      decide({ ...said, decision: 'credited' }, 1),
      decide({ ...said, decision: 'credited' }, 2),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await total(agency)).toBe(0);
    expect(await mailsAbout(lead.offerId)).toBe(1);
  });

  test('that no one has decided in 14 days is credited, and not a moment earlier', async () => {
    const { agency, lead } = await sold();
    await reclaim(agency, lead.deliveryId, { reason: 'dead-number', evidence: EVIDENCE });
    const { filedAt } = (await reclaimOf(lead.deliveryId))!;
    await creditOverdue(new Date(filedAt.getTime() + 14 * DAY - 1));
    expect((await reclaimOf(lead.deliveryId))?.decision).toBeNull();
    const due = new Date(filedAt.getTime() + 14 * DAY);
    await creditOverdue(due);
    expect(await reclaimOf(lead.deliveryId)).toMatchObject({
      decision: 'credited',
      decidedBy: 'deadline',
    });
    // The credit stands on the invoice of the month in which it was decided.
    const { lines } = await invoice(agency, billingMonth(due));
    expect(lines.at(-1)).toMatchObject({ id: lead.deliveryId, cents: -4980 });
  });

  test.each([
    ['reason', { reason: 'no-idea', evidence: EVIDENCE }],
    ['evidence', { reason: 'duplicate', evidence: 'kurz' }],
    ['attempts', { reason: 'not-reached', evidence: EVIDENCE, attempts: '31.02.2026 10:00' }],
  ])('without %s is refused at the field', async (field, body) => {
    const { agency, lead } = await sold();
    const refused = await refusal(reclaim(agency, lead.deliveryId, body));
    expect(refused).toMatchObject({
      code: 'invalid',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('of another agency is none', async () => {
    const [{ lead }, { agency }] = [await sold(), await sold()];
    for (const id of [lead.deliveryId, randomUUID(), 'x']) {
      const refused = reclaim(agency, id, { reason: 'duplicate', evidence: EVIDENCE });
      expect((await refusal(refused)).code).toBe('not_found');
    }
    expect((await refusal(setOutcome(agency, lead.deliveryId, { outcome: 'lost' }))).code).toBe(
      'not_found',
    );
  });
});

test('a new agency takes its money back once, except for a mandate, and its contract ends', async () => {
  const { agency, lead, postalCode } = await sold();
  const [won, open] = [
    await deliveredLead(agency.id, { postalCode }),
    await releasedLead({ postalCode }),
  ];
  await setOutcome(agency, won.deliveryId, { outcome: 'mandate' });
  await perform(open, 'lead-offer', { agencyId: agency.id });
  await reclaim(agency, lead.deliveryId, { reason: 'not-owner', evidence: EVIDENCE });
  await Promise.allSettled([takeMoneyBack(agency), takeMoneyBack(agency)]);
  expect(await total(agency)).toBe(4980);
  expect((await findAgency(agency.id))!.state).toBe('ended');
  expect((await offersOf(open.id))[0]).toMatchObject({ state: 'expired' });
  expect((await agencyLead(agency, lead.deliveryId)).person).toBeUndefined();
  expect((await agencyLead(agency, won.deliveryId)).person).toBeDefined();
  expect(await leadsFile(agency)).not.toContain(lead.email);
  const ended = (await findAgency(agency.id))!;
  expect(endedOn(ended)).toBe(formatDate(new Date()));
  expect(await agencyArea(ended)).toMatchObject({ returned: 1, guaranteeEnd: undefined });
  const told = await contractMails(agency.id);
  expect(told.map(({ to }) => to).toSorted()).toEqual([agency.email, undefined].toSorted());
  for (const { data } of told) {
    expect(data).toMatchObject({ title: 'Vertrag beendet, Geld zurück', entries: [{}] });
    expect(data.text).toContain(formatDate(new Date()));
  }
  expect((await refusal(takeMoneyBack(agency))).code).toBe('conflict');
  const late = await sold();
  const db = await database();
  await db.leadDelivery.update({
    where: { id: late.lead.deliveryId },
    data: { deliveredAt: new Date(Date.now() - 14 * DAY - 1000) },
  });
  expect((await refusal(takeMoneyBack(late.agency))).code).toBe('conflict');
});

test('the file of an agency holds its leads, without the persons who took their consent back', async () => {
  const { agency, lead } = await sold();
  expect(await leadsFile(agency)).toContain(lead.email);
  await withdrawPermission(lead);
  const file = await leadsFile(agency);
  expect(file).not.toContain(lead.email);
  expect(file).toContain(`${lead.deliveryId};`);
  expect(file).toContain('widerrufen');
});

test('the report of a month says what was offered, and how far its leads have come', async () => {
  const { agency, lead } = await sold();
  await setOutcome(agency, lead.deliveryId, { outcome: 'meeting' });
  const { report } = await invoice(agency, billingMonth(new Date()));
  const said = [...report.offers, ...report.outcomes].filter(({ count }) => count > 0);
  expect(said).toEqual([
    { label: 'angenommen', count: 1 },
    { label: 'Termin', count: 1 },
  ]);
  const { report: earlier } = await invoice(agency, '2026-01');
  expect([...earlier.offers, ...earlier.outcomes].every(({ count }) => count === 0)).toBe(true);
  expect((await refusal(invoice(agency, '2026-13'))).code).toBe('not_found');
});

test('a month begins at midnight in Germany, in winter and in summer', () => {
  const moments = ['2026-03', '2026-07', '2026-12'].map((month) => {
    const { from, until } = monthInBerlin(month);
    return [+from, +until].map((moment) => new Date(moment).toISOString());
  });
  expect(moments).toEqual([
    ['2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    ['2026-06-30T22:00:00.000Z', '2026-07-31T22:00:00.000Z'],
    ['2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ]);
});

describe('the invoice of a month', () => {
  const ADDRESS = { street: 'Hauptstraße 1', postalCode: '26122', city: 'Oldenburg', vatId: '' };
  const HOUR = 3_600_000;
  // A month closes an hour after its end, so that the first hour of a month is not too early.
  const nextMonth = (now: Date) => new Date(addMonths(now, 1, inBerlin).getTime() + HOUR);

  test('is issued once it is over and the address is known, and once', async () => {
    const { agency, lead } = await sold();
    const now = new Date();
    const own = () => findInvoices({ agencyId: agency.id });
    await closeMonths(now);
    await closeMonths(nextMonth(now));
    expect(await own()).toEqual([]);
    expect((await withoutAddress(nextMonth(now))).map(({ id }) => id)).toContain(agency.id);
    for (const postalCode of ['2612', 'D-26122']) {
      const { code } = await refusal(setBillingAddress(agency, { ...ADDRESS, postalCode }));
      expect(code).toBe('invalid');
    }
    await setBillingAddress(agency, { ...ADDRESS, vatId: 'de 123456789' });
    await Promise.all([closeMonths(nextMonth(now)), closeMonths(nextMonth(now))]);
    await closeMonths(nextMonth(now));
    const [invoice, ...more] = await own();
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({
      month: billingMonth(now),
      netCents: 4980,
      taxCents: 946,
      lines: [{ id: lead.deliveryId, cents: 4980 }],
      buyer: {
        name: agency.office,
        address: ['Hauptstraße 1', '26122 Oldenburg'],
        vatId: 'DE123456789',
      },
    });
  });

  test('is cancelled by a counter-invoice, and a new one with the present address follows', async () => {
    const { agency, lead } = await sold();
    const month = nextMonth(new Date());
    await setBillingAddress(agency, ADDRESS);
    await closeMonths(month);
    const [first] = await findInvoices({ agencyId: agency.id });
    await setBillingAddress(agency, { ...ADDRESS, street: 'Markt 2' });
    const body = { id: first!.id, reason: 'Umgezogen' };
    await Promise.allSettled([cancelInvoice(body), cancelInvoice(body)]);
    const all = await findInvoices({ agencyId: agency.id });
    expect(
      all.map(({ netCents, cancels, closes }) => [netCents, cancels, closes !== null]),
    ).toEqual([
      [4980, null, true],
      [-4980, first!.id, false],
      [4980, null, false],
    ]);
    expect(all[0]!.buyer).toMatchObject({ address: ['Markt 2', '26122 Oldenburg'] });
    expect(all[1]!.buyer).toMatchObject({ address: ['Hauptstraße 1', '26122 Oldenburg'] });
    for (const { id } of all.slice(1)) {
      expect((await refusal(cancelInvoice({ ...body, id }))).code).toBe('conflict');
    }
    const db = await database();
    const numbers = await db.invoice.findMany({ orderBy: { sequence: 'asc' } });
    expect(numbers.map(({ sequence }) => sequence)).toEqual(numbers.map((_, index) => index + 1));
    const file = await bookkeepingFile(billingMonth(new Date()));
    expect(file).toContain(`;${all[1]!.number};`);
    expect(file).toMatch(/\r\n59,26;H;EUR;1400;8400;/);
    const by = { decidedBy: 'employee:1', explanation: 'Aus Kulanz, im Monat danach.' };
    await creditAsGoodwill(lead.deliveryId, by, month);
    await closeMonths(nextMonth(month));
    const [credited] = await findInvoices({ agencyId: agency.id });
    expect(credited).toMatchObject({ month: billingMonth(month), netCents: -4980 });
  });

  test('is a PDF and an e-invoice, for its own agency alone', async () => {
    const [{ agency }, { agency: other }] = [await sold(), await sold()];
    await setBillingAddress(agency, ADDRESS);
    await closeMonths(nextMonth(new Date()));
    const [issued] = await findInvoices({ agencyId: agency.id });
    const { id } = issued!;
    const file = await invoicePdf(id, agency.id);
    expect(Buffer.from(file).toString('latin1', 0, 5)).toBe('%PDF-');
    expect((await refusal(invoicePdf(id, other.id))).code).toBe('not_found');
    await cancelInvoice({ id, reason: 'Umgezogen' });
    const [, counter] = await findInvoices({ agencyId: agency.id });
    const xml = await invoiceXml(counter!.id, agency.id);
    const { number, month } = issued!;
    for (const said of [
      '<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>',
      `<cac:InvoiceDocumentReference><cbc:ID>${number}</cbc:ID>`,
      `<cbc:StartDate>${month}-01</cbc:StartDate>`,
      `<cbc:EndpointID schemeID="EM">${agency.email}</cbc:EndpointID>`,
      '<cbc:PayableAmount currencyID="EUR">59.26</cbc:PayableAmount>',
    ]) {
      expect(xml).toContain(said);
    }
    expect((await refusal(invoiceXml(id, other.id))).code).toBe('not_found');
  });
});

describe('a certificate', () => {
  afterAll(() => pdfRenderer.end());

  test('says what was agreed to, checked and when, and not by whom', async () => {
    const { lead, postalCode } = await sold();
    const { isGenuine, parts, home } = await openCertificate(lead.deliveryId);
    expect(isGenuine).toBe(true);
    expect(home).toContain(postalCode);
    const said = JSON.stringify(parts);
    expect(said).toContain('SHA-256');
    expect(said).not.toContain('passt nicht');
    expect(said).not.toContain(lead.email);
    expect((await refusal(openCertificate(randomUUID()))).code).toBe('not_found');
    const file = await certificatePdf(lead.deliveryId, randomUUID());
    expect(Buffer.from(file).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  test('whose contents were changed is not genuine, and gets no sheet', async () => {
    const { lead } = await sold();
    const db = await database();
    const where = { id: lead.deliveryId };
    const { certificate } = await db.leadDelivery.findUniqueOrThrow({ where });
    await db.leadDelivery.update({
      where,
      data: { certificate: { ...(certificate as object), class: 'basic' } },
    });
    expect((await openCertificate(lead.deliveryId)).isGenuine).toBe(false);
    expect((await refusal(certificatePdf(lead.deliveryId, randomUUID()))).code).toBe('conflict');
  });
});

test('counts of an area point at no one: a few are "unter 5"', async () => {
  const postalCode = `${++region}331`;
  const counts = async (plz: string) =>
    (await checkArea({ plz }, randomUUID())).classes.map(({ counts: each }) => each);
  expect(await counts(postalCode)).toEqual([
    ['0', '0'],
    ['0', '0'],
    ['0', '0'],
  ]);
  await releasedLead({ postalCode });
  for (let count = 0; count < 5; count++) await newLead({ postalCode });
  const old = await newLead({ postalCode });
  const db = await database();
  await db.qualification.update({
    where: { submissionId: old.id },
    data: { wishedAt: new Date(Date.now() - 40 * DAY) },
  });
  const shown = (await checkArea({ plz: postalCode.slice(0, 3) }, randomUUID())).classes;
  expect(Object.fromEntries(shown.map(({ name, counts: each }) => [name, each]))).toEqual({
    'Premium A+': ['unter 5', 'unter 5'],
    'Standard A': ['0', '0'],
    'Basis B': ['5', '6'],
  });
  for (const plz of ['8', '123456', undefined, "80'--"]) {
    expect((await refusal(checkArea({ plz }, randomUUID()))).code).toBe('invalid');
  }
});

test('a package enquiry becomes an agency once, and is not offered anything before it is checked', async () => {
  const email = `${randomUUID()}@buero.example`;
  const overrides = { email, postalArea: '26, 27', package: 'professional' };
  const inquiry = await newSubmission('inquiry', overrides);
  const ids = await Promise.all([1, 2, 3].map(() => adoptInquiry(inquiry.id)));
  expect(new Set(ids).size).toBe(1);
  expect(await findAgency(ids[0]!)).toMatchObject({
    state: 'checking',
    package: 'professional',
    email,
    inquiryId: inquiry.id,
    areas: [
      { prefix: '26', isProtected: false },
      { prefix: '27', isProtected: false },
    ],
  });
  const second = await newSubmission('inquiry', { ...overrides, office: 'Zweites Büro' });
  if (second.id !== inquiry.id) {
    expect((await refusal(adoptInquiry(second.id))).code).toBe('conflict');
  }
  const lead = await newLead();
  for (const id of [lead.id, randomUUID(), 'x']) {
    expect((await refusal(adoptInquiry(id))).code).toBe('not_found');
  }
});

test('the statistics grow by what happens', async () => {
  const read = async () => {
    const { funnel, classes, outcomes, cents, perDay } = await statistics(7);
    const counts = Object.fromEntries(
      [...funnel, ...classes, ...outcomes].map(({ label, count }) => [label, count]),
    );
    return { counts, cents, today: perDay.at(-1)!.total };
  };
  const before = await read();
  const { agency, lead } = await sold();
  await setOutcome(agency, lead.deliveryId, { outcome: 'mandate' });
  const unconfirmed = await newLead({ postalCode: `${++region}331` });
  await confirm(unconfirmed, unconfirmed.email);
  const after = await read();
  const grown = Object.fromEntries(
    Object.entries(after.counts).map(([label, count]) => [label, count - before.counts[label]!]),
  );
  expect(after.today - before.today).toBe(2);
  expect(after.cents - before.cents).toBe(4980);
  expect(Object.values(grown).filter((count) => count > 0).length).toBeGreaterThan(5);
  expect(grown).toMatchObject({ Übergeben: 1, Auftrag: 1, 'Premium A+': 1 });
});

test('what became of leads counts for their class, and a told price against the value', async () => {
  const { agency, lead } = await sold();
  const read = async () => {
    const { classes, error } = await afterDelivery();
    return [Number.parseInt(classes[0]!.won), Number(/\d+/.exec(error.of)![0])] as const;
  };
  const [won, told] = await read();
  const body = { outcome: 'sold', soldFor: '400.000' };
  await setOutcome(agency, lead.deliveryId, body);
  expect(await read()).toEqual([won + 1, told + 1]);
  const db = await database();
  await db.qualification.update({ where: { submissionId: lead.id }, data: { value: 500_000 } });
  expect(await findErrors(new Date(0))).toContain(0.25);
  expect((await ownSale(lead.id))?.agency?.told).toMatch(/^verkauft für 400\.000\s€$/);
  await eraseAtOnce(lead.id, 'owner');
  await setOutcome(agency, lead.deliveryId, body);
  expect(await read()).toEqual([won + 1, told]);
  expect(await db.leadDelivery.findUnique({ where: { id: lead.deliveryId } })).toMatchObject({
    outcome: 'sold',
    soldFor: null,
  });
});
