import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { adopt } from './recognition-repository';
import { requalify } from './repository';
import { acceptOffer, declineOffer } from './delivery-repository';
import { offerToken, openOffer } from './offer-service';
import { readObject } from './offer';
import { expireOffers, offersOf, offerTo } from './offers-repository';
import { offeredOf } from './sale-repository';
import type { SaleSubmission } from './facts';
import { offerAssigned } from './rule-repository';
import { ruleStart } from './clock';
import { askAgain } from './ending-repository';
import { listEnding } from '@/lib/submissions/admin/queue/today/service';
import { offerByRule, plannedOffer } from './sale-service';
import { database } from '@/lib/platform/db/client';
import { findAgency } from '@/lib/agencies/repository';
import {
  agencyIn,
  changeAgency,
  askingTime,
  INTENT,
  newLead,
  releasedLead,
  withdrawPermission,
} from '@/lib/testing/agencies';
import { LEAD_MAILS } from '@/lib/submissions/mails/compositions/leads';
import { confirm, leftBehind, newSubmission, perform, refusal } from '@/lib/testing/admin';
import { storePermission, storeRenewal } from '@/lib/submissions/owner/consent-repository';
import type { SubmissionReference } from '@/lib/submissions/reference';
import { findSubmission } from '@/lib/submissions/repository';
import { eraseAtOnce } from '@/lib/submissions/retention/erase';
import { allowPassingOn, withdrawConsent } from '@/lib/submissions/owner/service';
import { ownersView } from '@/lib/submissions/owner/view';
import { ownSale } from '@/lib/submissions/owner/sale';
import { certificateSchema, isGenuine } from './certificate';
import { agencyArea, agencyLead } from './agency-service';
import { findQualification, type Qualification, isOnSale } from './qualification-repository';
import { saleState } from './qualification';

const HOUR = 60 * 60 * 1000;

/** A region of its own, so that no other test's agency works there. */
let region = 10;
const nextPostcode = () => `${++region}331`;

const rowOf = async ({ id }: { id: string }) => (await findQualification(id))!;
/** Once an employee could have stopped the rule. */
const afterPause = () => ruleStart(new Date());
const offersFor = ({ id }: { id: string }) => offersOf(id);

async function offered(lead: { id: string; kind: 'lead' } | SubmissionReference, agencyId: string) {
  await perform(lead as SubmissionReference, 'lead-offer', { agencyId });
  return (await offersFor(lead)).at(-1)!;
}

async function age({ id }: { id: string }, hours: number) {
  const db = await database();
  const { wishedAt, endsAt } = await rowOf({ id });
  const back = (at: Date) => new Date(at.getTime() - hours * HOUR);
  await db.qualification.update({
    where: { submissionId: id },
    data: { wishedAt: back(wishedAt), endsAt: back(endsAt) },
  });
}

/** A lead that is on sale where one agency works. */
async function onSale(postalCode = nextPostcode()) {
  const agencyId = await agencyIn(postalCode);
  return { postalCode, agencyId, lead: await releasedLead({ postalCode }) };
}

async function onOffer(postalCode?: string) {
  const sale = await onSale(postalCode);
  return { ...sale, offer: await offered(sale.lead, sale.agencyId) };
}

const mailsTo = async (template: string, offerId: string) => {
  const db = await database();
  const mails = await db.outboxMessage.findMany({ where: { template } });
  return mails.filter(({ payload }) => (payload as { offerId?: string }).offerId === offerId);
};

test('a submission without the permission is no lead; with it its clock runs from the submission', async () => {
  const without = await newSubmission('lead', { partnerConsent: false });
  expect(await findQualification(without.id)).toBeNull();
  const lead = await newLead();
  const { wishedAt, endsAt, class: byRule, receivedAt } = await rowOf(lead);
  expect(endsAt.getTime() - wishedAt.getTime()).toBe(48 * HOUR);
  expect(byRule).toBe('basic');
  expect(receivedAt).not.toBeNull();
});

test.each<[string, Partial<Qualification>, string, boolean]>([
  ['released', {}, 'on-sale', true],
  ['not classified yet', { class: null }, 'on-sale', false],
  ['not released', { releasedAt: null }, 'checking', false],
  ['sold', { soldAt: new Date() }, 'sold', false],
  ['stopped', { stoppedAt: new Date() }, 'stopped', false],
  ['joined to another', { joinedTo: randomUUID() }, 'joined', false],
  ['similar to another', { resembles: randomUUID() }, 'unclear', false],
  ['too old', { endsAt: new Date(0) }, 'expired', false],
])(
  'whether a lead that is %s is on sale, code and query agree',
  async (_, data, state, isFound) => {
    const { id: submissionId } = await releasedLead({ postalCode: '99331' });
    const db = await database();
    const row = await db.qualification.update({ where: { submissionId }, data });
    expect(saleState(row, new Date())).toBe(state);
    const found = await db.$queryRaw<unknown[]>`SELECT 1 AS "one" FROM "Qualification"
    WHERE "submissionId" = ${submissionId} AND ${isOnSale(new Date())}`;
    expect(found).toHaveLength(isFound ? 1 : 0);
  },
);

test('stages and class follow what happens: confirmed, then said to an employee', async () => {
  const lead = await newLead();
  await confirm(lead, lead.email);
  const untold = { ...INTENT, talkedAt: '' };
  for (const talkedAt of ['', '2020-01-01T10:00', '2999-01-01T10:00']) {
    const silent = await refusal(perform(lead, 'lead-intent', { ...INTENT, talkedAt }));
    expect(silent.details.fields).toHaveProperty('talkedAt');
  }
  expect((await rowOf(lead)).intentAt).toBeNull();
  await perform(lead, 'calls', { outcome: 'reached' });
  expect(await rowOf(lead)).toMatchObject({ class: 'basic', contactSource: 'mail' });
  await perform(lead, 'lead-intent', { ...untold, isOwner: 'no' });
  expect((await rowOf(lead)).class).toBe('standard');
  await perform(lead, 'lead-intent', untold);
  const row = await rowOf(lead);
  expect(row).toMatchObject({ class: 'premium', intentWords: INTENT.words, intentBy: 1 });
});

test('nothing is released before all stages, except by the head with a reason that all can read', async () => {
  const postalCode = '50667';
  const agencyId = await agencyIn(postalCode, { package: null, singleOrders: 1 });
  const lead = await newLead({ postalCode });
  const early = await refusal(perform(lead, 'lead-release', {}));
  expect([early.code, early.message]).toEqual([
    'conflict',
    'Noch offen: Kontakt bestätigt, Eigentum und Absicht bestätigt. Erst danach lässt sich der Lead freigeben.',
  ]);
  const head = { id: 2, name: 'Nora Neu', role: 'leitung' };
  const exception = 'Der Eigentümer ist ein Nachbar von mir.';
  expect((await refusal(perform(lead, 'lead-release', { exception }))).code).toBe('forbidden');
  const short = await refusal(perform(lead, 'lead-release', { exception: 'Eilt.' }, head));
  expect(short.details.fields).toHaveProperty('exception');
  const told = { exception: `Herr Beispiel will sehr bald verkaufen: 0171 9998877.` };
  const leaky = await refusal(perform(lead, 'lead-release', told, head));
  expect(leaky.details.fields).toHaveProperty('exception', expect.stringContaining('ohne Namen'));
  await perform(lead, 'lead-release', { exception }, head);
  const { object, id } = await offered(lead, agencyId);
  const shown = expect.stringContaining(
    `Kontakt bestätigt, Eigentum und Absicht bestätigt. Begründung: ${exception}`,
  );
  expect(readObject(object).reasons).toContainEqual({ label: 'Ausnahme', text: shown });
  expect((await ownSale(lead.id))?.exception).toEqual(shown);
  const [event] = (await leftBehind(lead)).events;
  expect(event).toMatchObject({ actor: 'employee:2', after: { reason: exception } });
  const delivery = await acceptOffer(id);
  const { certificate } = await (
    await database()
  ).leadDelivery.findUniqueOrThrow({ where: { id: delivery.id } });
  expect(certificateSchema.parse(certificate).reasons).toContainEqual({
    label: 'Ausnahme',
    text: shown,
  });
  await withdrawPermission(lead);
  const [after] = await offersFor(lead);
  expect(JSON.stringify([after?.object, (await ownSale(lead.id))?.exception])).not.toContain(
    exception,
  );
});

test('a stage that is no longer a fact takes the lead from the sale', async () => {
  const lead = await releasedLead();
  await perform(lead, 'lead-intent', { ...INTENT, isOwner: 'no' });
  expect((await rowOf(lead)).releasedAt).toBeNull();
  const other = await releasedLead();
  const db = await database();
  await db.lead.update({ where: { submissionId: other.id }, data: { yearBuilt: null } });
  await db.$transaction((tx) => requalify(tx, other.id));
  expect((await rowOf(other)).releasedAt).toBeNull();
  expect((await leftBehind(other)).events.at(-1)).toMatchObject({
    actor: 'system',
    action: 'lead-held',
    after: { open: 'Objektdaten vollständig' },
  });
});

test('a class is set below the facts with a reason that the agency reads, never above them', async () => {
  const postalCode = '60311';
  const agencyId = await agencyIn(postalCode, { package: null, singleOrders: 1 });
  const lead = await newLead({ postalCode, timeline: '12_monate' });
  const set = (leadClass: string) =>
    perform(lead, 'lead-class', { class: leadClass, reason: 'Das Haus ist schwer zugänglich.' });
  const above = await refusal(set('premium'));
  expect([above.code, above.details.fields?.class]).toEqual([
    'invalid',
    expect.stringContaining('Mehr als Basis B geben die Angaben nicht her'),
  ]);
  await confirm(lead, lead.email);
  await perform(lead, 'lead-intent', INTENT);
  await set('standard');
  await perform(lead, 'lead-release', {});
  const offer = await offered(lead, agencyId);
  expect([offer.class, offer.priceCents]).toEqual(['standard', 9900]);
  expect(readObject(offer.object).reasons).toContainEqual({
    label: 'Einstufung',
    text: 'nach den Angaben Premium A+, von uns niedriger eingestuft: Das Haus ist schwer zugänglich.',
  });
  // What the owner says later is worth less than what was set.
  await perform(lead, 'lead-intent', { ...INTENT, isOwner: 'no' });
  const db = await database();
  await db.lead.update({ where: { submissionId: lead.id }, data: { area: 0 } });
  await db.$transaction((tx) => requalify(tx, lead.id));
  expect(await rowOf(lead)).toMatchObject({ class: 'basic', setClass: null });
});

test('what the owner says about the home is filled in by the employee, and only that', async () => {
  const lead = await newLead({ yearBuilt: undefined, condition: undefined });
  expect((await refusal(perform(lead, 'lead-property', {}))).code).toBe('invalid');
  const wrong = await refusal(perform(lead, 'lead-property', { yearBuilt: '3000' }));
  expect(wrong.details.fields).toHaveProperty('yearBuilt');
  const given = { yearBuilt: '1995', condition: 'gut', area: '500' };
  await perform(lead, 'lead-property', given);
  const { details } = (await findSubmission(lead.id))!;
  expect(details).toMatchObject({ yearBuilt: 1995, condition: 'gut', area: 160 });
  expect((await rowOf(lead)).propertyAt).not.toBeNull();
});

test('a home of several owners is sold once all agree', async () => {
  const lead = await newLead({ postalCode: '50667' });
  await confirm(lead, lead.email);
  await perform(lead, 'lead-intent', { ...INTENT, isOwner: 'all' });
  expect(await rowOf(lead)).toMatchObject({ isOwner: true, isShared: true, class: 'premium' });
  await perform(lead, 'lead-release', {});
});

test('a valuation whose owner permits it becomes a lead, its clock from then on', async () => {
  const valuation = await newSubmission('valuation');
  const before = Date.now();
  await storePermission(valuation, { sourcePage: '/anfrage' }, 'mail');
  await adopt(valuation.id);
  const row = await rowOf(valuation);
  expect(row.wishedAt.getTime()).toBeGreaterThanOrEqual(before);
  expect(row.class).toBe('basic');
});

test('an accepted offer is delivered once, with a use of the consent, a certificate and two mails', async () => {
  const { lead, offer } = await onOffer();
  expect(JSON.stringify(offer.object)).not.toContain(lead.email);
  const accepted = await Promise.all([1, 2, 3, 4].map(() => acceptOffer(offer.id)));
  const ids = accepted.map(({ id }) => id);
  expect(new Set(ids).size).toBe(1);
  expect(accepted.filter(({ isNew }) => isNew)).toHaveLength(1);
  const db = await database();
  const uses = await db.consentUse.findMany({ where: { submissionId: lead.id, kind: 'delivery' } });
  expect(uses).toMatchObject([{ purpose: 'partner', detail: 'Beispiel Immobilien' }]);
  const delivery = await db.leadDelivery.findUniqueOrThrow({ where: { id: ids[0] } });
  expect(delivery).toMatchObject({ class: 'premium', billing: 'package', priceCents: 4980 });
  expect(isGenuine(delivery.id, delivery.certificate, delivery.signature)).toBe(true);
  expect(JSON.stringify(delivery.certificate)).not.toContain(lead.email);
  expect(await mailsTo('passed-on', offer.id)).toHaveLength(1);
  expect(await mailsTo('lead-delivered', offer.id)).toHaveLength(1);
});

test.each([
  ['80331', [{ label: 'Ort', text: 'München' }]],
  ['80000', []],
])(
  'an offer in %s names the town of the postcode, and no words of the person',
  async (postalCode, town) => {
    const agencyId = await agencyIn(postalCode);
    const words = { city: 'Muenchen; Musterweg 5', additionalInfo: 'Klingeln bei Musterfrau' };
    const lead = await releasedLead({ postalCode, ...words });
    const { id, object } = await offered(lead, agencyId);
    const { facts } = readObject(object);
    expect(facts.filter(({ label }) => label === 'Ort')).toEqual(town);
    const offer = await openOffer(offerToken(id, (await findAgency(agencyId))!));
    const db = await database();
    const [mail] = await mailsTo('lead-offer', id);
    const letter = await LEAD_MAILS['lead-offer'](mail as never);
    const { certificate } = await db.leadDelivery.findUniqueOrThrow({
      where: { id: (await acceptOffer(id)).id },
    });
    expect(JSON.stringify([object, offer, letter, certificate])).not.toMatch(/Muster/);
  },
);

test('an agency reads the owner’s words before it accepts, without contact data; afterwards all notes', async () => {
  const { words } = INTENT;
  const postalCode = nextPostcode();
  const agencyId = await agencyIn(postalCode);
  const lead = await newLead({ postalCode, name: 'Erika Beispiel', city: 'Ort, Musterweg 5' });
  await confirm(lead, lead.email);
  await perform(lead, 'calls', { outcome: 'reached', note: 'Ruft lieber selbst zurück.' });
  for (const leaky of [
    'Frau Beispiel will in den Weg 12 ziehen.',
    'Sie ist unter 0171 2345678 da.',
  ]) {
    const refused = await refusal(perform(lead, 'lead-intent', { ...INTENT, words: leaky }));
    expect(refused.details.fields).toHaveProperty('words', expect.stringContaining('ohne Namen'));
  }
  await perform(lead, 'lead-intent', INTENT);
  await perform(lead, 'lead-release', {});
  const offer = await offered(lead, agencyId);
  const agency = (await findAgency(agencyId))!;
  const { sheet } = await openOffer(offerToken(offer.id, agency));
  expect(sheet).toMatchObject({ age: 0, left: 47, classId: 'premium' });
  expect(sheet.owner.map(({ label }) => label)).toEqual([
    'Kontakt bestätigt',
    'Erreichbar',
    'Absicht, aus unserem Gespräch',
  ]);
  expect(JSON.stringify(sheet)).not.toMatch(/Frau Beispiel|Musterweg|lieber selbst/);
  const accepted = await agencyLead(agency, (await acceptOffer(offer.id)).id);
  expect(accepted).toMatchObject({
    intent: words,
    typedPlace: 'Ort, Musterweg 5',
    calls: [{ note: 'Ruft lieber selbst zurück.' }],
  });
  await withdrawPermission(lead);
  const withdrawn = await agencyLead(agency, accepted.id);
  expect(withdrawn).toMatchObject({ calls: [], intent: undefined, typedPlace: undefined });
});

test('the owner reads each step of the sale, without a word of ours inside', async () => {
  const { lead, offer } = await onOffer();
  const read = async () => ownersView((await findSubmission(lead.id))!);
  expect((await read()).status).toEqual({
    value: 'contacted',
    label: 'Einem Maklerbüro angeboten',
  });
  await acceptOffer(offer.id);
  const { status, history } = await read();
  expect(status.label).toBe('An ein Maklerbüro weitergegeben');
  expect(history.map(({ text }) => text)).toEqual([
    'Anfrage eingegangen',
    'E-Mail-Adresse bestätigt',
    'Mit Ihnen über Eigentum und Verkauf gesprochen',
    'Für die Suche nach einem Maklerbüro freigegeben',
    'Einem Maklerbüro angeboten, ohne Namen und Kontaktdaten',
    'An ein Maklerbüro weitergegeben',
  ]);
});

test('an owner who withdraws ends the open offer, and the agency is informed', async () => {
  const { lead, offer } = await onOffer();
  await withdrawPermission(lead);
  expect((await refusal(acceptOffer(offer.id))).message).toContain('gestoppt');
  expect(await mailsTo('lead-stopped', offer.id)).toHaveLength(1);
});

test('an owner who withdraws after the delivery: the agency is informed, once', async () => {
  const { lead, offer } = await onOffer();
  await acceptOffer(offer.id);
  await withdrawPermission(lead);
  await eraseAtOnce(lead.id, 'owner');
  expect(await mailsTo('lead-withdrawn', offer.id)).toHaveLength(1);
  const db = await database();
  expect(
    (await db.leadDelivery.findUniqueOrThrow({ where: { submissionId: lead.id } })).withdrawnAt,
  ).not.toBeNull();
  expect((await offersFor(lead))[0]?.object).toEqual({});
});

test('an owner who withdraws after the delivery reads that the office was told, and permits nothing in vain', async () => {
  const { lead, agencyId } = await onSale('80335');
  const offer = await offered(lead, agencyId);
  await acceptOffer(offer.id);
  const token = await confirm(lead, lead.email);
  await withdrawConsent(token, 'partner', { sourcePage: '/anfrage' });
  const receipt = (await leftBehind(lead)).mails.find(
    (mail) => mail.template === 'consent-withdrawn',
  );
  const consequence = expect.stringMatching(/ Am .+ haben wir dem Büro geschrieben/);
  expect(receipt?.payload).toMatchObject({ consequence });
  const { recipients } = await ownersView((await findSubmission(lead.id))!);
  expect(recipients.at(-1)?.what).toContain('Einwilligung widerrufen am');
  const again = await refusal(allowPassingOn(token, { sourcePage: '/anfrage' }));
  expect(again.message).toContain('Noch einmal geben wir diese Anfrage nicht weiter.');
});

describe('an agency that may not buy any more', () => {
  const webhookUrl = 'https://crm.example/leads';

  async function offeredOne() {
    const given = await onOffer();
    const db = await database();
    await db.agency.update({ where: { id: given.agencyId }, data: { webhookUrl } });
    return given;
  }

  test.each([
    ['paused', { state: 'paused' }],
    ['without a checked licence', { state: 'paused', licenceChecked: false }],
  ])('%s: its open offer ends, and the lead is offered to the next one', async (_, change) => {
    const { agencyId, postalCode, lead, offer } = await offeredOne();
    const next = await agencyIn(postalCode);
    await changeAgency(agencyId, change);
    expect(await offersFor(lead)).toMatchObject([{ state: 'expired', openFor: null }]);
    expect(await offerByRule(afterPause())).toBe(1);
    expect((await offersFor(lead)).at(-1)).toMatchObject({ agencyId: next, state: 'open' });
    const { code, message } = await refusal(acceptOffer(offer.id));
    expect([code, message]).toEqual(['conflict', expect.stringContaining('keine Leads annehmen')]);
  });

  test.each([
    ['is paused', { state: 'paused' }],
    ['has no checked licence', { licenceCheckedAt: null }],
  ])('accepts nothing once it %s, and its software hears nothing', async (_, data) => {
    const { agencyId, lead, offer } = await offeredOne();
    const db = await database();
    await db.agency.update({ where: { id: agencyId }, data });
    const { code, message } = await refusal(acceptOffer(offer.id));
    expect([code, message]).toEqual(['conflict', expect.stringContaining('keine Leads annehmen')]);
    expect(await db.leadDelivery.count({ where: { submissionId: lead.id } })).toBe(0);
    expect((await rowOf(lead)).soldAt).toBeNull();
    for (const template of ['lead-webhook', 'passed-on', 'lead-delivered']) {
      expect(await mailsTo(template, offer.id)).toEqual([]);
    }
    expect((await agencyArea((await findAgency(agencyId))!)).open).toEqual([]);
  });

  test('keeps what it has accepted, and what was queued for its software', async () => {
    const { agencyId, offer } = await offeredOne();
    const { id } = await acceptOffer(offer.id);
    await changeAgency(agencyId, { state: 'paused' });
    const { leads, months } = await agencyArea((await findAgency(agencyId))!);
    expect(leads.map((each) => each.id)).toEqual([id]);
    expect(months).toMatchObject([{ leads: 1 }]);
    expect(await mailsTo('lead-webhook', offer.id)).toHaveLength(1);
    expect(await acceptOffer(offer.id)).toEqual({ id, isNew: false });
  });

  test('accepts or loses an offer, whichever comes first of two at once', async () => {
    for (let round = 0; round < 2; round++) {
      const { agencyId, lead, offer } = await offeredOne();
      const [, accepted] = await Promise.allSettled([
        changeAgency(agencyId, { state: 'paused' }),
        acceptOffer(offer.id),
      ]);
      const isSold = accepted.status === 'fulfilled';
      const state = isSold ? 'accepted' : 'expired';
      expect(await offersFor(lead)).toMatchObject([{ state, openFor: null }]);
      expect(await mailsTo('lead-webhook', offer.id)).toHaveLength(isSold ? 1 : 0);
    }
  });
});

test('a lead that is open elsewhere uses up none of the orders of an agency', async () => {
  const postalCode = nextPostcode();
  const other = await agencyIn(postalCode);
  const agencyId = await agencyIn(postalCode, { package: null, singleOrders: 1 });
  const [open, free] = [await releasedLead({ postalCode }), await releasedLead({ postalCode })];
  await offered(open, other);
  const assigned = new Map([[agencyId, [open.id, free.id]]]);
  expect(await offerAssigned(assigned, new Date())).toBe(1);
  expect(await offersFor(free)).toMatchObject([{ agencyId, billing: 'single', state: 'open' }]);
});

test('after 48 hours nothing is offered or accepted; a renewed wish starts the clock again', async () => {
  const { agencyId, lead, offer } = await onOffer();
  await age(lead, 49);
  expect((await refusal(acceptOffer(offer.id))).message).toContain('abgelaufen');
  expect(await offerByRule(afterPause())).toBe(0);
  expect((await refusal(perform(lead, 'lead-offer', { agencyId }))).code).toBe('conflict');
  await withdrawPermission(lead);
  await storePermission(lead, { sourcePage: '/anfrage' }, 'mail');
  await adopt(lead.id);
  const { endsAt } = await rowOf(lead);
  expect(endsAt.getTime()).toBeGreaterThan(Date.now() + 47 * HOUR);
});

/** @returns how many mails have asked the owner */
async function asksAfter(lead: SubmissionReference, now = askingTime()) {
  await askAgain(now);
  return (await leftBehind(lead)).mails.filter(({ template }) => template === 'sale-ended').length;
}

test('an owner is asked twice at most, a renewed wish is due, and silence ends it', async () => {
  const lead = await newLead();
  const db = await database();
  const pass = async () => {
    await age(lead, 49);
    const { endsAt } = await rowOf(lead);
    const createdAt = new Date(endsAt.getTime() - HOUR);
    const where = { submissionId: lead.id, action: 'wish-asked' };
    await db.submissionEvent.updateMany({ where, data: { createdAt } });
  };
  await perform(lead, 'calls', { outcome: 'reached' });
  await pass();
  expect(await asksAfter(lead)).toBe(1);
  expect((await findSubmission(lead.id))?.dueAt).toBeNull();
  await storeRenewal(lead);
  const { state, calledBy, wasOffered } = (await ownSale(lead.id))!;
  expect([state, wasOffered]).toEqual(['checking', false]);
  expect((await findSubmission(lead.id))!.dueAt!.getTime()).toBeLessThanOrEqual(Number(calledBy));
  await pass();
  expect(await asksAfter(lead)).toBe(2);
  await storeRenewal(lead);
  await pass();
  expect(await asksAfter(lead)).toBe(2);
  expect((await ownSale(lead.id))?.state).toBe('expired');
});

test('a renewed wish is offered again to who did not answer, and not to who declined', async () => {
  const { lead, offer, agencyId, postalCode } = await onOffer('60311');
  const other = await agencyIn(postalCode);
  await declineOffer(offer.id);
  await offered(lead, other);
  await age(lead, 49);
  await expireOffers(addDays(new Date(), 3));
  await storeRenewal(lead);
  await adopt(lead.id);
  expect((await refusal(perform(lead, 'lead-offer', { agencyId }))).code).toBe('conflict');
  await offerByRule(afterPause());
  expect((await offersFor(lead)).map(({ agencyId: to, state }) => [to, state])).toEqual([
    [agencyId, 'declined'],
    [other, 'expired'],
    [other, 'open'],
  ]);
});

test('a lead that ends soon stands in the worklist, and once it has ended its owner is asked once for each wish', async () => {
  const lead = await newLead();
  const ending = async () => (await listEnding(new Date())).map(({ id }) => id);
  const asked = () => asksAfter(lead);
  await age(lead, 47);
  expect(await ending()).toContain(lead.id);
  expect(await asksAfter(lead, new Date())).toBe(0);
  await age(lead, 2);
  expect(await ending()).not.toContain(lead.id);
  expect([await asked(), await asked()]).toEqual([1, 1]);
  expect(await storeRenewal(lead)).toBe(true);
  expect(await asked()).toBe(1);
});

test('the same address or number about the same home is a question for an employee, however it is written', async () => {
  const postalCode = nextPostcode();
  const agencyId = await agencyIn(postalCode);
  const first = await releasedLead({
    postalCode,
    email: 'Erika.Beispiel@gmail.com',
    phone: '0151 2345678',
  });
  const before = await rowOf(first);
  const second = await newLead({
    postalCode,
    email: 'erikabeispiel+haus@googlemail.com',
    phone: '0170 999888777',
  });
  const third = await newLead({
    postalCode,
    email: 'andere@beispiel.de',
    phone: '+49 (151) 2345678',
  });
  for (const lead of [second, third]) {
    expect(await rowOf(lead)).toMatchObject({ resembles: first.id, joinedTo: null });
    expect((await refusal(perform(lead, 'lead-release', {}))).message).toContain(
      'gleicht einer anderen',
    );
  }
  expect(await rowOf(first)).toEqual(before);
  await perform(second, 'merge', { requests: [first.id] });
  await adopt(second.id);
  expect(await rowOf(second)).toMatchObject({ joinedTo: first.id, resembles: null });
  await acceptOffer((await offered(first, agencyId)).id);
  expect((await refusal(perform(second, 'lead-release', {}))).message).toContain(
    'gehört zu einer früheren',
  );
  expect((await refusal(perform(second, 'lead-separation', {}))).message).toContain(
    'schon übergeben',
  );
  // The same holds after the sale, and after the submission is deleted.
  for (const phone of ['0170 1111111', '0170 2222222']) {
    const later = await newLead({ postalCode, email: 'erikabeispiel@gmail.com', phone });
    expect(await rowOf(later)).toMatchObject({ resembles: first.id });
    if (phone === '0170 1111111') await eraseAtOnce(first.id, 'owner');
  }
});

test('a merge keeps the permission, its clock and what is due, whichever submission is open', async () => {
  const lead = await newLead();
  const note = await newSubmission('contact', { email: lead.email });
  const before = [(await findSubmission(lead.id))!, (await findSubmission(note.id))!];
  const { endsAt } = await rowOf(lead);
  const { message } = await perform(note, 'merge', { requests: [lead.id] });
  expect(message).toMatch(/^Zusammengelegt. Weiter geht es bei der Anfrage vom/);
  const [kept, merged] = [(await findSubmission(lead.id))!, (await findSubmission(note.id))!];
  expect([kept.mergedInto, merged.mergedInto]).toEqual([null, lead.id]);
  expect(kept.dueAt).toEqual(new Date(Math.min(...before.map(({ dueAt }) => Number(dueAt)))));
  expect((await rowOf(lead)).endsAt).toEqual(endsAt);
  await perform(note, 'separation', { requests: [lead.id] });
  expect((await findSubmission(note.id))?.mergedInto).toBeNull();
  // A second wish for the same home, with the later clock.
  await age(lead, 10);
  const again = await newLead({ email: lead.email });
  await perform(lead, 'merge', { requests: [again.id] });
  for (const { id } of [again, lead]) await adopt(id);
  expect((await rowOf(again)).joinedTo).toBe(lead.id);
  expect((await rowOf(lead)).endsAt.getTime()).toBeGreaterThan(Date.now() + 47 * HOUR);
  const elsewhere = await newLead({ email: lead.email, postalCode: '80333' });
  const { code, message: why } = await refusal(
    perform(lead, 'merge', { requests: [elsewhere.id] }),
  );
  expect([code, why]).toEqual(['conflict', expect.stringContaining('andere Immobilie')]);
});

test('a second lead of one confirmed address is recognised by its own number, also when the first is gone', async () => {
  const postalCode = nextPostcode();
  const agencyId = await agencyIn(postalCode);
  const first = await releasedLead({ postalCode, phone: '0171 1000001' });
  await acceptOffer((await offered(first, agencyId)).id);
  const second = await newLead({ postalCode, email: first.email, phone: '0171 1000002' });
  await confirm(second, first.email);
  await adopt(second.id);
  expect(await rowOf(second)).toMatchObject({ joinedTo: first.id });
  await eraseAtOnce(first.id, 'owner');
  const third = await newLead({ postalCode, phone: '0171 1000002' });
  expect(await rowOf(third)).toMatchObject({ resembles: first.id });
});

test('what happens to a submission before it was looked at makes no second lead of it', async () => {
  const postalCode = nextPostcode();
  const first = await releasedLead({ postalCode });
  const again = await newSubmission('lead', {
    postalCode,
    email: first.email,
    phone: '0170 5555555',
    partnerConsent: true,
  });
  await perform(again, 'lead-intent', INTENT);
  expect((await rowOf(again)).class).toBeNull();
  await adopt(again.id);
  expect(await rowOf(again)).toMatchObject({ resembles: first.id });
});

test('what the rule does is known before, and an employee can stop it', async () => {
  const postalCode = '40213';
  await agencyIn(postalCode, { office: 'Regel und Co' });
  const lead = await releasedLead({ postalCode });
  const row = await rowOf(lead);
  expect(await plannedOffer(row, new Date())).toEqual({
    office: 'Regel und Co',
    at: ruleStart(row.releasedAt!),
  });
  expect(await offerByRule()).toBe(0);
  await perform(lead, 'lead-rule', { isByHand: true });
  expect(await plannedOffer(await rowOf(lead), new Date())).toBeUndefined();
  expect(await offerByRule(afterPause())).toBe(0);
  await perform(lead, 'lead-rule', { isByHand: false });
  expect(await offerByRule(afterPause())).toBe(1);
  const { events } = await leftBehind(lead);
  expect(events.map(({ action, after }) => [action, after]).slice(-3)).toEqual([
    ['lead-rule-stopped', null],
    ['lead-rule-resumed', null],
    ['lead-offered', { office: 'Regel und Co' }],
  ]);
});

test('a lead in a protected area is offered to no other agency, by hand either', async () => {
  const postalCode = '60313';
  const other = await agencyIn(postalCode);
  const areas = [{ prefix: postalCode, isProtected: true }];
  const agencyId = await agencyIn(postalCode, { package: 'professional', areas });
  const lead = await releasedLead({ postalCode });
  const byHand = perform(lead, 'lead-offer', { agencyId: other });
  expect((await refusal(byHand)).message).toContain('geschützt');
  expect(await offerByRule(afterPause())).toBe(1);
  expect(await offersFor(lead)).toMatchObject([{ agencyId }]);
});

test('an agency that has declined a lead is not asked again', async () => {
  const { lead } = await onSale();
  expect(await offerByRule(afterPause())).toBe(1);
  await declineOffer((await offersFor(lead))[0]!.id);
  expect(await offerByRule(afterPause())).toBe(0);
  expect(await offersFor(lead)).toHaveLength(1);
});

test.each<[string, Partial<Qualification>]>([
  ['sold', { soldAt: new Date() }],
  ['stopped by its owner', { stoppedAt: new Date() }],
  ['held back', { releasedAt: null }],
  ['joined to another', { joinedTo: 'another' }],
  ['like one that was stopped', { resembles: 'another' }],
  ['not compared with others yet', { class: null }],
  ['over', { endsAt: new Date() }],
])(
  'a lead that is %s since it was looked at is neither offered nor delivered',
  async (_, state) => {
    const { agencyId, lead } = await onSale('80331');
    const [submission, row] = [
      (await findSubmission(lead.id)) as SaleSubmission,
      await rowOf(lead),
    ];
    const db = await database();
    const set = (data: object) =>
      db.qualification.update({ where: { submissionId: lead.id }, data });
    await set(state);
    const leads = [offeredOf(submission, row)];
    const options = { by: 'rule', now: new Date() };
    expect(await db.$transaction((tx) => offerTo(tx, agencyId, leads, options))).toEqual([]);
    await set(row);
    const offer = await offered(lead, agencyId);
    await set(state);
    expect((await refusal(acceptOffer(offer.id))).code).toBe('conflict');
    expect(await db.leadDelivery.count({ where: { offerId: offer.id } })).toBe(0);
  },
);
