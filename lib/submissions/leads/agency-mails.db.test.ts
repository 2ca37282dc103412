import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { agencyOf, isLoginOpen, logInAgency, requestLogin } from '@/lib/agencies/login-service';
import { billingMonth } from '@/lib/agencies/agency';
import { endContracts } from '@/lib/agencies/contract-repository';
import { changeContract } from '@/lib/agencies/contract-service';
import { findAgreements } from '@/lib/agencies/agreement-repository';
import { acceptOrder, openOrder } from '@/lib/agencies/agreement-service';
import { findAgency } from '@/lib/agencies/repository';
import { termsVersion } from '@/lib/legal/documents';
import { database } from '@/lib/platform/db/client';
import { smtpTransport } from '@/lib/platform/mail/smtp-transport';
import { signId } from '@/lib/platform/secret';
import { deliverDue } from '@/lib/submissions/mails/delivery';
import { changeAgency, newAgency, releasedLead, withdrawPermission } from '@/lib/testing/agencies';
import { perform, refusal } from '@/lib/testing/admin';
import type { SubmissionReference } from '@/lib/submissions/reference';
import { eraseAtOnce } from '@/lib/submissions/retention/erase';
import { type MailServer, startMailServer } from '@/lib/testing/mail-server';
import { LOGIN_LINK } from '@/lib/agencies/login';
import { accept, answerOutcome, decline, openOffer } from './offer-service';
import { acceptOffer } from './delivery-repository';
import { askOutcomes } from './outcome-repository';
import { offersOf } from './offers-repository';

const OFFICE = 'post@haus.example';
process.env.COMPANY_EMAIL = OFFICE;

let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
});

afterAll(() => server.stop());

beforeEach(async () => {
  // Notices to our own office go to a placeholder.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await (await database()).outboxMessage.deleteMany();
});

/** To agencies: what goes to owners is not rendered. */
async function deliver() {
  await (await database()).outboxMessage.deleteMany({ where: { submissionId: { not: null } } });
  const transport = smtpTransport(server.url);
  while ((await deliverDue(transport, () => new Date())) === 'done');
  transport.close();
}

const mailsTo = (address: string) =>
  server.mails.filter(({ to }) => to === address).map(({ raw }) => raw.replaceAll('=\r\n', ''));

function tokenFor(address: string, page: string): string {
  const links = mailsTo(address).flatMap((raw) => raw.split(`/makler/${page}/`).slice(1));
  return /^[\w.-]+/.exec(links.at(-1) ?? '')?.[0] ?? '';
}

/** Each test's agency works in another region. */
let region = 60;

async function offered() {
  const postalCode = `${++region}331`;
  const agencyId = await newAgency({ areas: [{ prefix: postalCode, isProtected: false }] });
  const lead = await releasedLead({ postalCode });
  await perform(lead, 'lead-offer', { agencyId });
  const { email } = (await findAgency(agencyId))!;
  return { agencyId, email, lead, offerId: (await offersOf(lead.id)).at(-1)!.id };
}

async function loggedIn(email: string): Promise<string> {
  await requestLogin({ email }, randomUUID());
  await deliver();
  return (await logInAgency(tokenFor(email, 'anmelden'))).value;
}

test('the link of an offer accepts it, and neither logs in nor tells who the person is', async () => {
  const { agencyId, email, lead } = await offered();
  await deliver();
  const token = tokenFor(email, 'angebot');
  expect((await openOffer(token)).state).toBe('open');
  await accept(token);
  await accept(token);
  const db = await database();
  expect(await db.agencyLogin.count({ where: { agencyId } })).toBe(0);
  const shown = await openOffer(token);
  expect(shown).toMatchObject({ agencyId, state: 'accepted' });
  expect(JSON.stringify(shown)).not.toContain(lead.email);
  await deliver();
  expect(mailsTo(email)).toHaveLength(2);
  expect(mailsTo(email).join()).not.toContain(lead.email);
});

test('what became of a lead is asked by mail, twice at most, and answered with a press and a price', async () => {
  const { agencyId, email, offerId } = await offered();
  await accept(signId(`lead-offer:${email}`, offerId));
  const asked = async (days: number) => {
    const now = addDays(new Date(), days);
    await Promise.all([askOutcomes(now), askOutcomes(now)]);
    await deliver();
    return mailsTo(email).filter((raw) => raw.includes('Was ist daraus geworden')).length;
  };
  expect([await asked(13), await asked(15), await asked(16)]).toEqual([0, 1, 1]);
  const token = tokenFor(email, 'angebot');
  expect(mailsTo(email).join()).toContain(`${token}?stand=3Dsold`);
  // A link scanner opens it.
  expect((await openOffer(token)).delivery).toMatchObject({ outcome: 'new', soldFor: null });
  for (const [body, field] of [
    [{ outcome: 'gewonnen' }, 'outcome'],
    [{ outcome: 'sold', soldFor: 'viel' }, 'soldFor'],
    [{ outcome: 'lost', soldFor: '350.000' }, 'soldFor'],
  ] as const) {
    const { code, details } = await refusal(answerOutcome(token, body));
    expect([code, Object.keys(details.fields ?? {})]).toEqual(['invalid', [field]]);
  }
  await answerOutcome(token, { outcome: 'mandate', soldFor: '' });
  expect([await asked(80), await asked(95), await asked(96)]).toEqual([1, 2, 2]);
  await answerOutcome(token, { outcome: 'sold', soldFor: '350.000' });
  expect((await openOffer(token)).delivery).toMatchObject({ outcome: 'sold', soldFor: 350_000 });
  await changeAgency(agencyId, { email: `${randomUUID()}@neu.example` });
  expect((await refusal(answerOutcome(token, { outcome: 'lost' }))).code).toBe('not_found');
});

test.each<[string, (lead: SubmissionReference, token: string) => Promise<unknown>]>([
  ['is lost', (_, token) => answerOutcome(token, { outcome: 'lost' })],
  ['was withdrawn', (lead) => withdrawPermission(lead)],
  ['is deleted', (lead) => eraseAtOnce(lead.id, 'owner')],
])('what became of a lead is not asked once it %s, also if the mail waits', async (_, end) => {
  const [waiting, ended] = [await offered(), await offered()];
  for (const { email, lead, offerId } of [waiting, ended]) {
    const token = signId(`lead-offer:${email}`, offerId);
    await accept(token);
    if (offerId === waiting.offerId) await askOutcomes(addDays(new Date(), 15));
    await end(lead, token);
    await askOutcomes(addDays(new Date(), 15));
  }
  await deliver();
  for (const { email } of [waiting, ended]) {
    expect(mailsTo(email).filter((raw) => raw.includes('Was ist daraus geworden'))).toEqual([]);
  }
});

describe('another address of an agency', () => {
  const newAddress = () => `${randomUUID()}@neu.example`;

  test('ends its sessions and the login links that went to the old one', async () => {
    const { agencyId, email } = await offered();
    const cookie = await loggedIn(email);
    await requestLogin({ email }, randomUUID());
    await deliver();
    const unused = tokenFor(email, 'anmelden');
    expect(await isLoginOpen(unused)).toBe(true);
    await changeAgency(agencyId, { phone: '0441 999' });
    expect(await agencyOf(cookie)).toMatchObject({ id: agencyId });
    const address = newAddress();
    await changeAgency(agencyId, { email: address });
    expect(await agencyOf(cookie)).toBeUndefined();
    expect(await isLoginOpen(unused)).toBe(false);
    expect((await refusal(logInAgency(unused))).code).toBe('not_found');
    expect(await agencyOf(await loggedIn(address))).toMatchObject({ id: agencyId });
  });

  test('mails an open offer again, and the old link opens nothing', async () => {
    const { agencyId, email, lead, offerId } = await offered();
    await deliver();
    const old = tokenFor(email, 'angebot');
    const address = newAddress();
    await changeAgency(agencyId, { email: address });
    for (const use of [openOffer, accept, decline]) {
      const { code, message } = await refusal(use(old));
      expect([code, message]).toEqual(['not_found', 'Dieses Angebot gibt es nicht mehr.']);
    }
    expect(await offersOf(lead.id)).toMatchObject([{ id: offerId, state: 'open' }]);
    await deliver();
    expect(mailsTo(email)).toHaveLength(1);
    expect(mailsTo(address)).toHaveLength(1);
    const token = tokenFor(address, 'angebot');
    await accept(token);
    expect(await offersOf(lead.id)).toMatchObject([{ id: offerId, state: 'accepted' }]);
  });

  test('gets what is queued for the old one, each once', async () => {
    const [one, other] = [await offered(), await offered()];
    const token = signId(`lead-offer:${one.email}`, one.offerId);
    await accept(token);
    const addresses = [newAddress(), newAddress()];
    await changeAgency(one.agencyId, { email: addresses[0] });
    await changeAgency(other.agencyId, { email: addresses[1] });
    await deliver();
    expect([mailsTo(one.email), mailsTo(other.email)]).toEqual([[], []]);
    expect(mailsTo(addresses[0]!)).toEqual([expect.stringContaining('Subject: Angenommen')]);
    expect(mailsTo(addresses[1]!)).toEqual([expect.stringContaining('/makler/angebot/')]);
    const db = await database();
    const recipients = { recipient: { in: addresses }, status: 'sent' };
    expect(await db.outboxMessage.count({ where: recipients })).toBe(2);
  });

  test('makes no link good that was cut off, made up or signed for something else', async () => {
    const { email, offerId } = await offered();
    await deliver();
    const good = tokenFor(email, 'angebot');
    const bad = [
      signId('lead-offer', offerId),
      signId(LOGIN_LINK, offerId),
      signId(`lead-offer:${email}`, randomUUID()),
      ...[good.slice(0, -1), `${good}.x`, `x.${good}`, offerId, '', '.', '\0', `${offerId}\0.x`],
    ];
    for (const token of bad) expect((await refusal(openOffer(token))).code).toBe('not_found');
    expect((await openOffer(good)).state).toBe('open');
  });
});

describe('an order', () => {
  const orders = async (agencyId: string) => {
    const { version, ...agency } = (await findAgency(agencyId))!;
    const order = openOrder({ ...agency, version }, termsVersion());
    return { agency, body: { acceptedBy: 'Ida Makler', accepted: 'on', version, ...order } };
  };
  const acceptAs = async (agencyId: string, body: object) =>
    acceptOrder((await findAgency(agencyId))!, body, termsVersion());

  test('is accepted by the agency with the terms it has read, once, and by mail; nothing is sold before', async () => {
    const postalCode = `${++region}331`;
    const areas = [{ prefix: postalCode, isProtected: false }];
    const agencyId = await newAgency({ areas, agreedAt: null });
    const lead = await releasedLead({ postalCode });
    expect((await refusal(perform(lead, 'lead-offer', { agencyId }))).code).toBe('conflict');
    const { agency, body } = await orders(agencyId);
    for (const [wrong, code] of [
      [{ accepted: '' }, 'invalid'],
      [{ acceptedBy: '' }, 'invalid'],
      [{ termsHash: 'older' }, 'conflict'],
      [{ version: body.version - 1 }, 'conflict'],
    ] as const) {
      expect((await refusal(acceptAs(agencyId, { ...body, ...wrong }))).code).toBe(code);
    }
    const both = await Promise.allSettled([acceptAs(agencyId, body), acceptAs(agencyId, body)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [agreement, ...more] = await findAgreements({ agencyId });
    expect(more).toEqual([]);
    expect(agreement).toMatchObject({ package: 'starter', acceptedBy: 'Ida Makler' });
    expect(agreement!.termsHash).toMatch(/^[0-9a-f]{64}$/);
    await perform(lead, 'lead-offer', { agencyId });
    await deliver();
    const mail = mailsTo(agency.email).find((raw) => raw.includes('Subject: Ihre Bestellung'));
    for (const text of ['Ida Makler', postalCode, '/makler#reklamation', '/agb#provisionen'])
      expect(mail).toContain(text);
  });

  test.each([
    ['starter', true, 'gibt es nur in den Paketen Professional und Enterprise'],
    ['enterprise', false, 'gehört der Gebietsschutz immer dazu'],
  ])('of %s cannot have area protection set to %s', async (ordered, isProtected, why) => {
    const changed = changeAgency(await newAgency(), { package: ordered, isProtected });
    expect((await refusal(changed)).details.fields?.isProtected).toContain(why);
  });

  test.each([
    ['checking', { state: 'active' }, true, ['vorher bieten wir Ihnen nichts an']],
    ['active', { singleOrders: 3 }, false, ['vorher bieten wir Ihnen nichts an']],
    ['paused', { state: 'active' }, false, ['Angebote und Rechnungen lesen Sie']],
    ['active', { phone: '0441 999' }, false, []],
  ])('of an agency that is %s: with %j it is told', async (state, change, isNew, sentences) => {
    const agencyId = await newAgency({ state, ...(isNew && { agreedAt: null }) });
    await changeAgency(agencyId, change);
    await deliver();
    const mails = mailsTo((await findAgency(agencyId))!.email);
    expect(mails).toEqual(sentences.map((each) => expect.stringContaining(each)));
    for (const raw of mails) expect(raw).toContain('/makler/anmelden');
  });

  test.each([
    ['another package', { package: 'professional' }, false],
    ['more single orders', { singleOrders: 2 }, false],
    ['another area', { areas: '803' }, false],
    ['another phone', { phone: '0441 999' }, true],
  ])('that changes has to be accepted again: %s', async (_, change, isKept) => {
    const agencyId = await newAgency({ singleOrders: 1 });
    await changeAgency(agencyId, change);
    expect((await findAgency(agencyId))!.agreedAt !== null).toBe(isKept);
  });
});

describe('a contract', () => {
  const HOUR = 3_600_000;

  async function press(agencyId: string, change: string, more: object = {}) {
    const agency = (await findAgency(agencyId))!;
    const body = { change, version: agency.version, month: billingMonth(new Date()), ...more };
    return changeContract(agency, body);
  }

  const changesTold = (address: string) =>
    mailsTo(address).flatMap(
      (raw) => /^Subject: .*(pausiert|wieder|Vertrag)/m.exec(raw)?.[1] ?? [],
    );

  const offerAgain = async (agencyId: string) => {
    const lead = await releasedLead({ postalCode: `${region}331` });
    await perform(lead, 'lead-offer', { agencyId });
    return (await offersOf(lead.id)).at(-1)!;
  };

  test('is paused and resumed by the agency, with mails to both; nothing is sold meanwhile', async () => {
    const { agencyId, email, lead, offerId } = await offered();
    await press(agencyId, 'pause');
    expect(await offersOf(lead.id)).toMatchObject([{ state: 'expired' }]);
    expect((await refusal(acceptOffer(offerId))).code).toBe('conflict');
    expect((await refusal(offerAgain(agencyId))).code).toBe('conflict');
    await press(agencyId, 'resume');
    expect(await offerAgain(agencyId)).toMatchObject({ state: 'open' });
    const before = changesTold(OFFICE).length;
    await deliver();
    expect(changesTold(email)).toEqual(['pausiert', 'wieder']);
    expect(changesTold(OFFICE).slice(before).toSorted()).toEqual(['pausiert', 'wieder']);
  });

  test('ends with the month of its notice, and nothing is sold from then on', async () => {
    const { agencyId, email, lead } = await offered();
    await press(agencyId, 'notice');
    const { endsAt, state } = (await findAgency(agencyId))!;
    expect(state).toBe('active');
    expect(billingMonth(new Date(endsAt!.getTime() - 1))).toBe(billingMonth(new Date()));
    const [offer] = await offersOf(lead.id);
    expect(offer!.endsAt <= endsAt!).toBe(true);
    expect((await refusal(press(agencyId, 'notice'))).code).toBe('conflict');
    // As on its last day
    const soon = new Date(Date.now() + HOUR);
    const db = await database();
    await db.agency.update({ where: { id: agencyId }, data: { endsAt: soon } });
    const last = await offerAgain(agencyId);
    expect(last.endsAt <= soon).toBe(true);
    expect((await refusal(acceptOffer(last.id, soon))).code).toBe('conflict');
    await endContracts(new Date(soon.getTime() - 1));
    expect((await findAgency(agencyId))!.state).toBe('active');
    await endContracts(soon);
    expect(await findAgency(agencyId)).toMatchObject({ state: 'ended', agreedAt: null });
    expect((await offersOf(last.submissionId)).at(-1)).toMatchObject({ state: 'expired' });
    await deliver();
    expect(changesTold(email)).toEqual(['Vertrag']);
    // Another contract begins with another accepted order.
    await changeAgency(agencyId, { state: 'active' });
    expect(await findAgency(agencyId)).toMatchObject({ endsAt: null, agreedAt: null });
  });

  test('for single orders alone ends at once', async () => {
    const agencyId = await newAgency({ package: null, singleOrders: 2 });
    await press(agencyId, 'notice');
    const agency = (await findAgency(agencyId))!;
    expect(agency.state).toBe('ended');
    expect(openOrder(agency, termsVersion())).toBeUndefined();
  });

  test.each([
    ['another version', 'pause', { version: 99 }, 'conflict'],
    ['another month', 'notice', { month: '2026-01' }, 'conflict'],
    ['nothing to resume', 'resume', {}, 'conflict'],
    ['something unknown', 'delete', {}, 'invalid'],
  ])('does not change by %s', async (_, change, more, code) => {
    const agencyId = await newAgency();
    expect((await refusal(press(agencyId, change, more))).code).toBe(code);
    expect((await findAgency(agencyId))!.version).toBe(1);
  });

  test('that an employee has paused is not resumed by the agency', async () => {
    const agencyId = await newAgency();
    await changeAgency(agencyId, { state: 'paused' });
    expect((await refusal(press(agencyId, 'resume'))).code).toBe('conflict');
  });
});
