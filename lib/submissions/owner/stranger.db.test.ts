import { randomUUID } from 'node:crypto';
import { adopt } from '@/lib/submissions/leads/recognition-repository';
import { acceptOffer } from '@/lib/submissions/leads/delivery-repository';
import { offersOf } from '@/lib/submissions/leads/offers-repository';
import { saleState } from '@/lib/submissions/leads/qualification';
import { browserToken, createPass } from '@/lib/submissions/links/service';
import { findSubmission } from '@/lib/submissions/repository';
import { database } from '@/lib/platform/db/client';
import { agencyIn, INTENT, newLead, releaseAtOnce } from '@/lib/testing/agencies';
import { confirm, newSubmission, perform, refusal } from '@/lib/testing/admin';
import { leadBody } from '@/lib/testing/lead-factory';
import { correctSubmission } from './correction/service';
import {
  allowPassingOn,
  eraseSubmission,
  exportSubmission,
  renewWish,
  saveContactWish,
  withdrawConsent,
} from './service';
import { findQualification } from '@/lib/submissions/leads/qualification-repository';

// A stranger knows a person's number or address and sends a lead about the same home under it.

process.env.RATE_LIMIT = 'off';

const SOURCE = { sourcePage: '/anfrage' };
let region = 40;

type Lead = Awaited<ReturnType<typeof newLead>>;

const rowOf = async ({ id }: { id: string }) => (await findQualification(id))!;
const stateOf = async (lead: Lead) => saleState(await rowOf(lead), new Date());
const offersFor = async ({ id }: { id: string }) => offersOf(id);

async function withdrawnAt({ id: submissionId }: { id: string }) {
  const db = await database();
  return (await db.leadDelivery.findUniqueOrThrow({ where: { submissionId } })).withdrawnAt;
}

async function offer(lead: Lead, agencyId: string) {
  await perform(lead, 'lead-offer', { agencyId });
  return (await offersFor(lead)).at(-1)!.id;
}

async function personsLead() {
  const postalCode = `${++region}331`;
  const phone = `0151 ${String(Math.random()).slice(2, 10)}`;
  const agencyId = await agencyIn(postalCode, { singleOrders: 5 });
  const lead = await newLead({ postalCode, phone });
  const token = await confirm(lead, lead.email);
  await releaseAtOnce(lead);
  return { lead, token, postalCode, phone, agencyId };
}

async function strangersLead({ postalCode, phone }: { postalCode: string; phone: string }) {
  const lead = await newLead({ postalCode, phone });
  const token = await confirm(lead, lead.email);
  await adopt(lead.id);
  return { lead, token };
}

const browserOf = ({ kind, id }: Lead) => browserToken(createPass({ kind, id }, new Date()));

describe('a stranger under the number of a person', () => {
  test('cannot undo that the person has withdrawn, nor be sold in their place', async () => {
    const person = await personsLead();
    const stranger = await strangersLead(person);
    const open = await offer(person.lead, person.agencyId);
    await withdrawConsent(person.token, 'partner', SOURCE);
    expect(await stateOf(stranger.lead)).toBe('unclear');
    await withdrawConsent(stranger.token, 'partner', SOURCE);
    await allowPassingOn(stranger.token, SOURCE);
    await renewWish(stranger.token);
    await adopt(stranger.lead.id);
    expect(await stateOf(person.lead)).toBe('stopped');
    expect((await refusal(acceptOffer(open))).message).toContain('gestoppt');
    expect((await refusal(perform(person.lead, 'lead-release', {}))).code).toBe('conflict');
    expect(await stateOf(stranger.lead)).toBe('unclear');
    expect((await refusal(perform(stranger.lead, 'lead-release', {}))).message).toContain(
      'gleicht einer anderen',
    );
    await withdrawConsent(person.token, 'partner', SOURCE);
    expect(await stateOf(person.lead)).toBe('stopped');
  });

  test('is held back too where he comes after the withdrawal, also about another home', async () => {
    const person = await personsLead();
    await withdrawConsent(person.token, 'partner', SOURCE);
    const stranger = await strangersLead({ phone: person.phone, postalCode: '99084' });
    expect(await rowOf(stranger.lead)).toMatchObject({ resembles: person.lead.id });
  });

  test('reads nothing of the sale of the person', async () => {
    const person = await personsLead();
    const stranger = await strangersLead(person);
    await acceptOffer(await offer(person.lead, person.agencyId));
    const told = await exportSubmission(stranger.token);
    expect(told.sale).toMatchObject({ state: 'checking', agency: undefined });
    expect(JSON.stringify(told)).not.toContain('Beispiel Immobilien');
    expect((await exportSubmission(person.token)).sale?.agency?.name).toBe('Beispiel Immobilien');
  });

  test.each<[string, (token: string) => Promise<void>]>([
    ['withdraws', (token) => withdrawConsent(token, 'partner', SOURCE)],
    ['deletes', eraseSubmission],
  ])('who %s stops neither the sale of the person nor their delivery', async (_, act) => {
    const person = await personsLead();
    const open = await offer(person.lead, person.agencyId);
    await act((await strangersLead(person)).token);
    expect(await stateOf(person.lead)).toBe('on-sale');
    await acceptOffer(open);
    await act((await strangersLead(person)).token);
    expect(await withdrawnAt(person.lead)).toBeNull();
    expect(await findSubmission(person.lead.id)).toBeDefined();
  });

  test('who does not want to be called leaves the person to be called', async () => {
    const person = await personsLead();
    const stranger = await strangersLead(person);
    await saveContactWish(stranger.token, { channel: 'email', times: [], doNotCall: true });
    await perform(person.lead, 'calls', { outcome: 'reached' });
    expect((await refusal(perform(stranger.lead, 'calls', { outcome: 'reached' }))).code).toBe(
      'conflict',
    );
  });

  test('confirms no contact for the person, and does not renew their wish', async () => {
    const postalCode = `${++region}331`;
    const phone = '0151 70008000';
    const lead = await newLead({ postalCode, phone });
    const before = await rowOf(lead);
    const stranger = await strangersLead({ postalCode, phone });
    await perform(stranger.lead, 'calls', { outcome: 'reached' });
    await allowPassingOn(stranger.token, SOURCE);
    expect(await rowOf(lead)).toEqual(before);
  });
});

describe('a stranger who types the address of a person', () => {
  test.each([
    ['as it is', (email: string) => email],
    ['with a tag', (email: string) => email.replace('@', '+haus@')],
  ])('%s: his browser neither permits nor stops anything of the person', async (_, typed) => {
    const person = await personsLead();
    const { postalCode } = person;
    const lead = await newLead({ postalCode, email: typed(person.lead.email) });
    const token = await browserOf(lead);
    await withdrawConsent(token, 'partner', SOURCE);
    expect(await stateOf(person.lead)).toBe('on-sale');
    await withdrawConsent(person.token, 'partner', SOURCE);
    await allowPassingOn(token, SOURCE);
    await adopt(lead.id);
    expect(await stateOf(person.lead)).toBe('stopped');
    expect(await rowOf(lead)).toMatchObject({ resembles: person.lead.id });
  });

  test('and whose submission the person confirms: what they had withdrawn is withdrawn there', async () => {
    const person = await personsLead();
    const lead = await newLead({ postalCode: '04103', email: person.lead.email });
    const browser = await browserOf(lead);
    await withdrawConsent(person.token, 'partner', SOURCE);
    await confirm(lead, person.lead.email);
    expect(await stateOf(lead)).toBe('stopped');
    expect((await refusal(allowPassingOn(browser, SOURCE))).message).toContain('widerrufen');
    expect(await stateOf(lead)).toBe('stopped');
  });
});

describe('a person with two submissions under one confirmed address', () => {
  async function twoLeads() {
    const person = await personsLead();
    const lead = await newLead({ postalCode: `${++region}331`, email: person.lead.email });
    const token = await confirm(lead, person.lead.email);
    await perform(lead, 'lead-intent', INTENT);
    await perform(lead, 'lead-release', {});
    return { person, lead, token };
  }

  test('withdraws for both, and gives it back for the one on which it is given', async () => {
    const { person, lead, token } = await twoLeads();
    await withdrawConsent(person.token, 'partner', SOURCE);
    expect([await stateOf(person.lead), await stateOf(lead)]).toEqual(['stopped', 'stopped']);
    const { consents } = await exportSubmission(token);
    expect(consents.find(({ purpose }) => purpose === 'partner')?.withdrawnAt).toBeDefined();
    await allowPassingOn(token, SOURCE);
    await adopt(lead.id);
    expect([await stateOf(person.lead), await stateOf(lead)]).toEqual(['stopped', 'on-sale']);
  });

  test('withdraws calls for both, and the submission itself for one alone', async () => {
    const email = `${randomUUID()}@beispiel.de`;
    const [one, other] = [
      await newSubmission('valuation', { email }),
      await newSubmission('valuation', { email, postalCode: '04103' }),
    ];
    const token = await confirm(one, email);
    await confirm(other, email);
    await withdrawConsent(token, 'contact', SOURCE);
    expect((await refusal(perform(other, 'calls', { outcome: 'reached' }))).code).toBe('conflict');
    await withdrawConsent(token, 'privacy', SOURCE);
    expect((await findSubmission(one.id))?.status).toBe('cancelled');
    expect((await findSubmission(other.id))?.status).not.toBe('cancelled');
  });

  test('about the same home is sold once, by the earlier submission; the later says so and grants nothing', async () => {
    const person = await personsLead();
    const { postalCode, agencyId } = person;
    const again = await newLead({ postalCode, email: person.lead.email });
    expect(await rowOf(again)).toMatchObject({ resembles: person.lead.id });
    const token = await confirm(again, person.lead.email);
    await adopt(again.id);
    expect(await rowOf(again)).toMatchObject({ joinedTo: person.lead.id, resembles: null });
    expect((await exportSubmission(token)).sale?.state).toBe('joined');
    const before = await rowOf(person.lead);
    await allowPassingOn(token, SOURCE);
    expect(await rowOf(person.lead)).toEqual(before);
    await acceptOffer(await offer(person.lead, agencyId));
    await eraseSubmission(token);
    expect(await withdrawnAt(person.lead)).toBeNull();
  });
});

describe('an employee', () => {
  test('who merges two submissions makes one lead of them, and parted they are two again', async () => {
    const person = await personsLead();
    const other = await newLead({ postalCode: person.postalCode, phone: person.phone });
    expect(await stateOf(other)).toBe('unclear');
    await perform(person.lead, 'merge', { requests: [other.id] });
    await adopt(other.id);
    expect(await rowOf(other)).toMatchObject({ joinedTo: person.lead.id });
    await perform(person.lead, 'separation', { requests: [other.id] });
    await adopt(other.id);
    expect(await stateOf(other)).toBe('unclear');
  });

  test('who merges what is withdrawn with another: it is withdrawn there too', async () => {
    const person = await personsLead();
    const other = await newLead({ postalCode: person.postalCode, phone: person.phone });
    await withdrawConsent(person.token, 'partner', SOURCE);
    await perform(other, 'merge', { requests: [person.lead.id] });
    expect(await stateOf(other)).toBe('stopped');
  });

  test('is asked again once another number or address is given', async () => {
    const person = await personsLead();
    const stranger = await strangersLead(person);
    await perform(stranger.lead, 'lead-separation', {});
    const body = leadBody({ email: stranger.lead.email, postalCode: person.postalCode });
    await correctSubmission(stranger.token, { ...body, phone: person.phone, area: '99' });
    await adopt(stranger.lead.id);
    expect(await stateOf(stranger.lead)).not.toBe('unclear');
    await correctSubmission(stranger.token, { ...body, phone: '0441 7654321', area: '99' });
    await adopt(stranger.lead.id);
    await correctSubmission(stranger.token, { ...body, phone: person.phone, area: '99' });
    await adopt(stranger.lead.id);
    expect(await stateOf(stranger.lead)).toBe('unclear');
    expect((await refusal(perform(stranger.lead, 'lead-release', {}))).code).toBe('conflict');
  });

  test('who has talked with the owner before a withdrawal holds others under that number back', async () => {
    const person = await personsLead();
    const other = await newLead({ postalCode: person.postalCode, phone: person.phone });
    await perform(other, 'lead-separation', {});
    await releaseAtOnce(other);
    await perform(person.lead, 'lead-hold', {});
    await perform(person.lead, 'lead-intent', INTENT);
    await withdrawConsent(person.token, 'partner', SOURCE);
    expect(await stateOf(other)).toBe('unclear');
  });
});
