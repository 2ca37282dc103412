import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { GET as getAddress } from '@/app/api/valuation-requests/[id]/address/route';
import { POST as postValuation } from '@/app/api/valuation-requests/route';
import { database } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { CONSENT_VERSION, CONSENT_WORDINGS } from '@/lib/submissions/kinds/wordings';
import {
  browserSubmission,
  browserToken,
  createPass,
  PASS_COOKIE,
} from '@/lib/submissions/links/service';
import { mailLink } from '@/lib/submissions/links/repository';
import { ownerToken } from '@/lib/submissions/links/token';
import { nextStep } from '@/lib/submissions/owner/next-step';
import { answer, cookieOf, newKey, nextAddress, poster } from '@/lib/testing/api-posts';
import { callAction } from '@/lib/testing/call-action';
import * as actions from './actions';
import type { FormValues, PlainFormAction } from '@/lib/platform/form-state';
import { newSubmission } from '@/lib/testing/admin';
import { valuationBody } from '@/lib/testing/valuation-factory';

afterEach(() => jest.restoreAllMocks());

const postForm = poster('/api/valuation-requests', postValuation);

const post = (
  action: PlainFormAction<FormValues>,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
) => callAction(action, body, { 'X-Forwarded-For': nextAddress(), ...headers });

async function newHome() {
  const email = `${randomUUID()}@beispiel.de`;
  const { id: submissionId } = await newSubmission('valuation', { email });
  const { id } = await mailLink(randomUUID(), submissionId, email);
  return { submissionId, email, token: ownerToken(id) };
}

async function valuedHome() {
  const home = await newHome();
  expect((await post(actions.confirmAddressAction, { token: home.token })).status).toBe(200);
  return home;
}

const storedValuation = async (id: string) =>
  (await database()).submission.findUnique({ where: { id }, include: { valuation: true } });

const mailsOf = async (submissionId: string, template: string) =>
  (await database()).outboxMessage.count({ where: { submissionId, template } });

const wild = fc.oneof(
  fc.constantFrom('', '\u0000', '\ud800', '[]', '{}', 'null', '__proto__', 'on'),
  fc.string(),
);

test.each(Object.entries(actions))('%s answers whatever is sent in words', async (_, action) => {
  const { token } = await valuedHome();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const names = ['confirmed', 'channel', 'doNotCall', 'purpose', 'mailId', 'area', 'email', 'name'];
  const fields = fc.dictionary(fc.constantFrom(...names, 'token', 'request'), wild);
  await fc.assert(
    fc.asyncProperty(fields, fc.boolean(), async (body, isKnown) => {
      const { status } = await post(action, isKnown ? { ...body, token } : body);
      expect([200, 404, 409, 422, 429]).toContain(status);
    }),
    { numRuns: 15 },
  );
  expect(logged).not.toHaveBeenCalled();
});

test('a token that is not ours opens nothing', async () => {
  for (const token of ['x'.repeat(43), 'x', '']) {
    expect((await post(actions.eraseSubmissionAction, { token, confirmed: 'on' })).status).toBe(
      404,
    );
  }
});

test('a confirmation sends the detailed valuation once, however often it is pressed', async () => {
  const { token, submissionId } = await newHome();
  for (let times = 0; times < 3; times++) {
    expect((await post(actions.confirmAddressAction, { token })).status).toBe(200);
  }
  expect(await mailsOf(submissionId, 'valuation-detailed')).toBe(1);
});

test('an address that was corrected has to be confirmed by a link of its own', async () => {
  const { token, submissionId } = await valuedHome();
  const answers = valuationBody({ email: 'neu@beispiel.de', area: '100', notes: '' });
  const response = await post(actions.correctSubmissionAction, { ...answers, token });
  expect(response.status).toBe(200);
  expect(await storedValuation(submissionId)).toMatchObject({
    email: 'neu@beispiel.de',
    version: 2,
    valuation: { area: 100, estimatedValue: 290_500, notes: null },
  });
  expect((await post(actions.confirmAddressAction, { token })).status).toBe(409);
  expect(await mailsOf(submissionId, 'valuation-detailed')).toBe(0);
});

test.each<[keyof typeof actions, object]>([
  ['correctSubmissionAction', valuationBody()],
  ['changeAddressAction', { email: 'neu@beispiel.de' }],
  ['allowPassingOnAction', { partnerConsent: 'on' }],
  ['saveContactWishAction', { channel: 'any' }],
  ['withdrawConsentAction', { purpose: 'contact' }],
  ['resendMailAction', { mailId: 'any' }],
])('before the address is confirmed, a link from a mail does not allow %s', async (name, body) => {
  const { token } = await newHome();
  const response = await post(actions[name], { ...body, token });
  expect(response.status).toBe(409);
  expect(response).toMatchObject({
    error: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  });
});

test('a wish does not give a withdrawn consent to calls again', async () => {
  const { token, submissionId } = await valuedHome();
  await post(actions.withdrawConsentAction, { token, purpose: 'contact' });
  expect((await post(actions.saveContactWishAction, { token, channel: 'any' })).status).toBe(200);
  const db = await database();
  const wish = await db.contactWish.findUnique({ where: { submissionId } });
  expect(wish).toMatchObject({ channel: 'any', doNotCall: true });
});

test('a wish that contradicts itself is refused with words at the field', async () => {
  const { token } = await valuedHome();
  const response = await post(actions.saveContactWishAction, {
    token,
    channel: 'phone',
    doNotCall: 'on',
  });
  expect(response.status).toBe(422);
  expect(response.fields.channel).toContain('nicht angerufen werden');
});

test('the detailed valuation goes to no address that is not confirmed', async () => {
  const { token, submissionId } = await valuedHome();
  const db = await database();
  const where = { submissionId, template: 'valuation-detailed' };
  await db.outboxMessage.updateMany({ where, data: { status: 'sent', sentAt: new Date() } });
  const mail = await db.outboxMessage.findFirstOrThrow({ where });
  await post(actions.correctSubmissionAction, {
    ...valuationBody({ email: 'fremd@beispiel.de' }),
    token,
  });
  expect((await post(actions.resendMailAction, { token, mailId: mail.id })).status).toBe(409);
  expect(
    await db.outboxMessage.count({
      where: { submissionId, recipient: 'fremd@beispiel.de', template: 'valuation-detailed' },
    }),
  ).toBe(0);
});

test('a withdrawal is written down once, with the words that were agreed to, and ends the calls', async () => {
  const { token, submissionId } = await valuedHome();
  await post(actions.withdrawConsentAction, { token, purpose: 'contact' });
  await post(actions.withdrawConsentAction, { token, purpose: 'contact' });
  const db = await database();
  const where = { submissionId, purpose: 'contact' };
  const rows = await db.consentRecord.findMany({ where, orderBy: { createdAt: 'asc' } });
  expect(rows.map(({ action }) => action)).toEqual(['given', 'withdrawn']);
  const { wording, wordingHash } = rows[0] ?? {};
  expect(rows[1]).toMatchObject({ wording, wordingHash, origin: 'none' });
  expect(await db.contactWish.findUnique({ where: { submissionId } })).toMatchObject({
    doNotCall: true,
  });
  expect(await storedValuation(submissionId)).toMatchObject({ status: 'pending' });
});

test('without the consent that carries it a submission ends, and its mails with it', async () => {
  const { token, submissionId } = await valuedHome();
  await post(actions.withdrawConsentAction, { token, purpose: 'privacy' });
  expect(await storedValuation(submissionId)).toMatchObject({ status: 'cancelled' });
  expect(await mailsOf(submissionId, 'valuation-confirmation')).toBe(0);
  expect(await mailsOf(submissionId, 'consent-withdrawn')).toBe(1);
});

test('a deletion wants to be meant, but needs no confirmed address: a mail may come by mistake', async () => {
  const { token, submissionId } = await newHome();
  const refused = await post(actions.eraseSubmissionAction, { token });
  expect(refused.status).toBe(422);
  expect(refused).toMatchObject({
    fields: { confirmed: 'Bitte bestätigen Sie, dass die Anfrage gelöscht werden soll' },
  });
  expect(await storedValuation(submissionId)).not.toBeNull();
  expect((await post(actions.eraseSubmissionAction, { token, confirmed: 'on' })).status).toBe(200);
  expect(await storedValuation(submissionId)).toBeNull();
});

const passOf = (id: string) => ({
  cookie: `${PASS_COOKIE}=${createPass({ kind: 'valuation', id }, new Date())}`,
});

async function ledgerOf(submissionId: string, purpose: string) {
  const db = await database();
  const where = { submissionId, purpose };
  return db.consentRecord.findMany({ where, orderBy: { createdAt: 'asc' } });
}

test('the browser that sent the form does it by its pass, for that submission alone', async () => {
  const [{ submissionId }, other] = [await newHome(), await newHome()];
  const allowed = { request: submissionId, partnerConsent: 'on' };
  expect((await post(actions.allowPassingOnAction, allowed)).status).toBe(404);
  expect(
    (await post(actions.allowPassingOnAction, allowed, passOf(other.submissionId))).status,
  ).toBe(404);
  expect(await ledgerOf(submissionId, 'partner')).toEqual([]);
  expect((await post(actions.allowPassingOnAction, allowed, passOf(submissionId))).status).toBe(
    200,
  );
  expect(await ledgerOf(submissionId, 'partner')).toMatchObject([
    { action: 'given', wording: CONSENT_WORDINGS.partner, sourcePage: '/bewertung' },
  ]);
  expect(await ledgerOf(other.submissionId, 'partner')).toEqual([]);
});

describe('a changed address', () => {
  const newAddress = () => `${randomUUID()}@beispiel.de`;

  const sentTo = async (email: string, submissionId: string) =>
    ownerToken((await mailLink(randomUUID(), submissionId, email)).id);

  const change = (token: string, email: string) =>
    post(actions.changeAddressAction, { token, email });
  const confirm = (token: string) => post(actions.confirmAddressAction, { token });
  const isDead = async (token: string) => (await change(token, newAddress())).status === 404;

  async function reached(submissionId: string, pass: ReturnType<typeof passOf>) {
    const value = pass.cookie.replace(`${PASS_COOKIE}=`, '');
    const allowed = { request: submissionId, partnerConsent: 'on' };
    const { status } = await post(actions.allowPassingOnAction, allowed, pass);
    const own = (await nextStep(submissionId, value))?.own;
    return [status, (await browserSubmission(value)) !== undefined, own !== undefined];
  }

  test('ends every older link and pass once it is confirmed, and not before', async () => {
    const { submissionId, email, token } = await valuedHome();
    const pass = passOf(submissionId);
    const page = await browserToken(pass.cookie.replace(`${PASS_COOKIE}=`, ''));
    const [typo, right] = [newAddress(), newAddress()];
    expect((await change(token, typo)).status).toBe(200);
    const mistyped = await sentTo(typo, submissionId);
    expect((await change(token, right)).status).toBe(200);
    expect(await reached(submissionId, pass)).toEqual([200, true, true]);
    const link = await sentTo(right, submissionId);
    expect((await confirm(link)).status).toBe(200);
    for (const old of [token, page, mistyped]) {
      expect((await change(old, email)).status).toBe(404);
      expect((await confirm(old)).status).toBe(404);
      expect(
        (await post(actions.eraseSubmissionAction, { token: old, confirmed: 'on' })).status,
      ).toBe(404);
    }
    expect(await reached(submissionId, pass)).toEqual([404, false, false]);
    expect(await storedValuation(submissionId)).toMatchObject({ email: right });
    expect(
      (await post(actions.saveContactWishAction, { token: link, channel: 'any' })).status,
    ).toBe(200);
    expect(await reached(submissionId, passOf(submissionId))).toEqual([200, true, true]);
  });

  test('is changed back by a link to the new address alone, and has to be confirmed again', async () => {
    const { submissionId, email, token } = await valuedHome();
    const second = newAddress();
    await change(token, second);
    const link = await sentTo(second, submissionId);
    await confirm(link);
    expect((await change(link, email)).status).toBe(200);
    expect(await isDead(token)).toBe(true);
    const back = await sentTo(email, submissionId);
    expect((await change(back, newAddress())).status).toBe(409);
    expect((await confirm(back)).status).toBe(200);
    expect(await isDead(link)).toBe(true);
    expect((await change(back, newAddress())).status).toBe(200);
  });

  test('leaves the browser that sent the form nothing to send again', async () => {
    const [body, key] = [valuationBody({ email: newAddress() }), newKey()];
    const first = await postForm(body, key);
    const pass = cookieOf(first);
    const { id } = (await answer(first)).valuationRequest;
    await post(actions.changeAddressAction, { request: id, email: 'neu@beispiel.de' }, pass);
    await confirm(await sentTo('neu@beispiel.de', id));
    for (const headers of [pass, key]) {
      const again = await postForm(body, headers);
      expect((await answer(again)).valuationRequest.id).not.toBe(id);
    }
    expect(await storedValuation(id)).toMatchObject({ email: 'neu@beispiel.de' });
  });

  test('that was not changed ends nothing when it is confirmed', async () => {
    const { submissionId, token, email } = await newHome();
    const pass = passOf(submissionId);
    const other = await sentTo(email, submissionId);
    expect((await confirm(token)).status).toBe(200);
    expect(await reached(submissionId, pass)).toEqual([200, true, true]);
    expect(
      (await post(actions.saveContactWishAction, { token: other, channel: 'any' })).status,
    ).toBe(200);
  });

  test('is confirmed or changed, whichever is first, where both come at once', async () => {
    const { submissionId, email, token } = await valuedHome();
    const second = newAddress();
    await change(token, second);
    const link = await sentTo(second, submissionId);
    const [confirmed, changed] = await Promise.all([confirm(link), change(token, email)]);
    const isFirst = confirmed.status === 200;
    expect(await storedValuation(submissionId)).toMatchObject({ email: isFirst ? second : email });
    expect([404, 409, 200]).toContain(confirmed.status);
    expect(changed.status).toBe(isFirst ? 404 : 200);
  });
});

test('a permission needs its box; given, withdrawn and given again it leaves one row each', async () => {
  const { token, submissionId } = await valuedHome();
  const refused = await post(actions.allowPassingOnAction, { token });
  expect(refused.status).toBe(422);
  expect(refused.fields.partnerConsent).toContain('Häkchen');
  const version = (await storedValuation(submissionId))!.version;
  const steps = [
    () => post(actions.allowPassingOnAction, { token, partnerConsent: 'on' }),
    () => post(actions.withdrawConsentAction, { token, purpose: 'partner' }),
    () => post(actions.allowPassingOnAction, { token, partnerConsent: 'on' }),
  ];
  for (const step of steps) {
    const answers = await Promise.all([step(), step(), step()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  }
  const rows = await ledgerOf(submissionId, 'partner');
  expect(rows.map(({ action }) => action)).toEqual(['given', 'withdrawn', 'given']);
  for (const row of rows) {
    expect(row).toMatchObject({
      wording: CONSENT_WORDINGS.partner,
      version: CONSENT_VERSION,
      sourcePage: '/anfrage',
      origin: 'none',
    });
  }
  expect((await storedValuation(submissionId))!.version).toBe(version + 3);
});

test('a submission that has ended goes to no office', async () => {
  const { token, submissionId } = await valuedHome();
  await post(actions.withdrawConsentAction, { token, purpose: 'privacy' });
  expect((await post(actions.allowPassingOnAction, { token, partnerConsent: 'on' })).status).toBe(
    409,
  );
  expect(await ledgerOf(submissionId, 'partner')).toEqual([]);
});

test('the address alone is corrected, and is written to once however often that is pressed', async () => {
  const { submissionId, email } = await newHome();
  const pass = passOf(submissionId);
  const correct = (typed: string) =>
    post(actions.changeAddressAction, { request: submissionId, email: typed }, pass);
  expect((await correct('kein@')).fields.email).toContain('gültige');
  expect((await correct(email.toUpperCase())).fields.email).toContain('schon');
  const answers = await Promise.all([correct('neu@beispiel.de'), correct('neu@beispiel.de')]);
  for (const { status } of answers) expect([200, 422]).toContain(status);
  expect(await storedValuation(submissionId)).toMatchObject({
    email: 'neu@beispiel.de',
    name: 'Erika Beispiel',
    valuation: { area: 120, estimatedValue: 348_600 },
  });
  const db = await database();
  const where = { submissionId, template: 'valuation-confirmation' };
  const mails = await db.outboxMessage.findMany({ where });
  expect(mails.map(({ recipient }) => recipient)).toEqual(['neu@beispiel.de']);
});

describe('where mails are sent', () => {
  beforeEach(() => void Object.assign(env(), { SMTP_URL: 'smtp://127.0.0.1:9' }));
  afterEach(() => void Object.assign(env(), { SMTP_URL: undefined }));

  test('a mail is sent again once, however often that is pressed', async () => {
    const { submissionId, email } = await newHome();
    const db = await database();
    const where = { submissionId, template: 'valuation-confirmation' };
    const { id: mailId } = await db.outboxMessage.findFirstOrThrow({ where });
    const again = () =>
      post(actions.resendMailAction, { request: submissionId, mailId }, passOf(submissionId));
    expect((await again()).status).toBe(409);
    await db.outboxMessage.updateMany({ where, data: { status: 'sent', sentAt: new Date() } });
    const answers = await Promise.all([again(), again(), again()]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await db.outboxMessage.count({ where: { ...where, recipient: email } })).toBe(2);
  });
});

test('the state of an address tells no address, and nothing of what is not there', async () => {
  const { submissionId, token } = await newHome();
  const ask = (id: string) =>
    getAddress(new Request(`http://localhost/${id}`), { params: Promise.resolve({ id }) });
  expect(await answer(await ask(submissionId))).toEqual({ isConfirmed: false, mail: 'filed' });
  await post(actions.confirmAddressAction, { token });
  expect(await answer(await ask(submissionId))).toEqual({ isConfirmed: true, mail: 'filed' });
  for (const id of ['x', '\0', randomUUID()]) expect((await ask(id)).status).toBe(404);
});
