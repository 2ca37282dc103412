import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { database } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/http/errors';
import { CONSENT_VERSION, CONSENT_WORDINGS } from '@/lib/submissions/kinds/wordings';
import { valuationForm } from '@/lib/submissions/kinds/valuation';
import { mailLink } from '@/lib/submissions/links/repository';
import { browserSubmission, browserToken, createPass } from '@/lib/submissions/links/service';
import { ownerToken } from '@/lib/submissions/links/token';
import { submit } from '@/lib/submissions/store/service';
import { newSubmission, refusal } from '@/lib/testing/admin';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { correctAddress, correctSubmission, refineValue } from './correction/service';
import { addressState, nextStep } from './next-step';
import {
  allowPassingOn,
  confirmAddress,
  eraseSubmission,
  exportSubmission,
  openOwnSubmission,
  renewWish,
  resendMail,
  revokeAllLinks,
  saveContactWish,
  withdrawConsent,
} from './service';
import { storePermission } from './consent-repository';

const SOURCE = { sourcePage: '/anfrage', origin: 'none' };

/** 'done', or the code of the AppError; another error is a fault. */
const outcome = (performed: Promise<unknown>) =>
  performed.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );

async function newHome() {
  const email = `${randomUUID()}@beispiel.de`;
  const { id: submissionId } = await newSubmission('valuation', { email });
  const { id } = await mailLink(randomUUID(), submissionId, email);
  return { submissionId, email, token: ownerToken(id) };
}

async function valuedHome() {
  const home = await newHome();
  await confirmAddress(home.token);
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

test.each<[string, (token: string, body: Record<string, string>) => Promise<void>]>([
  ['confirmAddress', confirmAddress],
  ['correctSubmission', correctSubmission],
  ['correctAddress', correctAddress],
  ['refineValue', refineValue],
  ['saveContactWish', saveContactWish],
  ['withdrawConsent', (token, { purpose = '' }) => withdrawConsent(token, purpose, SOURCE)],
  ['allowPassingOn', (token) => allowPassingOn(token, SOURCE)],
  ['renewWish', renewWish],
  ['resendMail', (token, { mailId = '' }) => resendMail(token, mailId)],
  ['revokeAllLinks', revokeAllLinks],
  ['eraseSubmission', eraseSubmission],
])('%s answers whatever is sent in words', async (_, run) => {
  const { token } = await valuedHome();
  const names = [
    'channel',
    'doNotCall',
    'times',
    'purpose',
    'mailId',
    'area',
    'email',
    'name',
    'lift',
  ];
  const fields = fc.dictionary(fc.constantFrom(...names), wild);
  await fc.assert(
    fc.asyncProperty(fields, wild, fc.boolean(), async (body, text, isKnown) => {
      const answered = await outcome(run(isKnown ? token : text, body));
      expect(['done', 'not_found', 'conflict', 'invalid', 'too_many']).toContain(answered);
    }),
    { numRuns: 15 },
  );
});

test('a token that is not ours opens nothing', async () => {
  for (const token of ['x'.repeat(43), 'x', '']) {
    expect(await outcome(eraseSubmission(token))).toBe('not_found');
  }
});

test('a confirmation sends the detailed valuation once, however often it is pressed', async () => {
  const { token, submissionId } = await newHome();
  for (let times = 0; times < 3; times++) {
    await confirmAddress(token);
  }
  expect(await mailsOf(submissionId, 'valuation-detailed')).toBe(1);
});

test('an address that was corrected has to be confirmed by a link of its own', async () => {
  const { token, submissionId } = await valuedHome();
  const answers = valuationBody({ email: 'neu@beispiel.de', area: '100', notes: '' });
  await correctSubmission(token, answers);
  expect(await storedValuation(submissionId)).toMatchObject({
    email: 'neu@beispiel.de',
    version: 2,
    valuation: { area: 100, estimatedValue: 290_500, notes: null },
  });
  expect(await outcome(confirmAddress(token))).toBe('conflict');
  expect(await mailsOf(submissionId, 'valuation-detailed')).toBe(0);
});

test.each<[string, (token: string) => Promise<void>]>([
  ['a correction', (token) => correctSubmission(token, valuationBody())],
  ['another address', (token) => correctAddress(token, { email: 'neu@beispiel.de' })],
  ['a permission', (token) => allowPassingOn(token, SOURCE)],
  ['a wish', (token) => saveContactWish(token, { channel: 'any' })],
  ['a withdrawal', (token) => withdrawConsent(token, 'contact', SOURCE)],
  ['another mail', (token) => resendMail(token, 'any')],
])('before the address is confirmed, a link from a mail does not allow %s', async (_, run) => {
  const { token } = await newHome();
  const { code, message } = await refusal(run(token));
  expect([code, message]).toEqual(['conflict', 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.']);
});

test('one press of a mailed link confirms the address and renews the wish', async () => {
  const { token, submissionId } = await newHome();
  await storePermission({ kind: 'valuation', id: submissionId }, SOURCE, 'mail');
  const db = await database();
  const where = { submissionId };
  await db.qualification.update({ where, data: { endsAt: new Date(0) } });
  const { submission, link } = await openOwnSubmission(token);
  expect([submission.sale?.state, link.isProven, link.canConfirm]).toEqual([
    'expired',
    false,
    true,
  ]);
  expect(await mailsOf(submissionId, 'valuation-detailed')).toBe(0);
  await renewWish(token);
  expect((await openOwnSubmission(token)).link.isProven).toBe(true);
  const row = await db.qualification.findUniqueOrThrow({ where });
  expect(row.endsAt.getTime()).toBeGreaterThan(Date.now());
});

test('a wish does not give a withdrawn consent to calls again', async () => {
  const { token, submissionId } = await valuedHome();
  await withdrawConsent(token, 'contact', SOURCE);
  await saveContactWish(token, { channel: 'any' });
  const db = await database();
  const wish = await db.contactWish.findUnique({ where: { submissionId } });
  expect(wish).toMatchObject({ channel: 'any', doNotCall: true });
});

test('a wish that contradicts itself is refused with words at the field', async () => {
  const { token } = await valuedHome();
  const wish = { channel: 'phone', doNotCall: true };
  const { code, details } = await refusal(saveContactWish(token, wish));
  expect(code).toBe('invalid');
  expect(details.fields?.channel).toContain('nicht angerufen werden');
});

test('the detailed valuation goes to no address that is not confirmed', async () => {
  const { token, submissionId } = await valuedHome();
  const db = await database();
  const where = { submissionId, template: 'valuation-detailed' };
  await db.outboxMessage.updateMany({ where, data: { status: 'sent', sentAt: new Date() } });
  const mail = await db.outboxMessage.findFirstOrThrow({ where });
  await correctSubmission(token, valuationBody({ email: 'fremd@beispiel.de' }));
  expect(await outcome(resendMail(token, mail.id))).toBe('conflict');
  expect(
    await db.outboxMessage.count({
      where: { submissionId, recipient: 'fremd@beispiel.de', template: 'valuation-detailed' },
    }),
  ).toBe(0);
});

test('a withdrawal is written down once, with the words that were agreed to, and ends the calls', async () => {
  const { token, submissionId } = await valuedHome();
  await withdrawConsent(token, 'contact', SOURCE);
  await withdrawConsent(token, 'contact', SOURCE);
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
  await withdrawConsent(token, 'privacy', SOURCE);
  expect(await storedValuation(submissionId)).toMatchObject({ status: 'cancelled' });
  expect(await mailsOf(submissionId, 'valuation-confirmation')).toBe(0);
  expect(await mailsOf(submissionId, 'consent-withdrawn')).toBe(1);
});

test('a deletion needs no confirmed address: a mail may come by mistake', async () => {
  const { token, submissionId } = await newHome();
  await eraseSubmission(token);
  expect(await storedValuation(submissionId)).toBeNull();
});

const passOf = (id: string) => createPass({ kind: 'valuation', id }, new Date());

async function ledgerOf(submissionId: string, purpose: string) {
  const db = await database();
  const where = { submissionId, purpose };
  return db.consentRecord.findMany({ where, orderBy: { createdAt: 'asc' } });
}

test('the browser that sent the form does it by its pass, for that submission alone', async () => {
  const [{ submissionId }, other] = [await newHome(), await newHome()];
  for (const pass of [undefined, passOf(other.submissionId)]) {
    expect(await outcome(browserToken(pass, submissionId))).toBe('not_found');
  }
  const token = await browserToken(passOf(submissionId), submissionId);
  await allowPassingOn(token, { ...SOURCE, sourcePage: '/bewertung' });
  expect(await ledgerOf(submissionId, 'partner')).toMatchObject([
    { action: 'given', wording: CONSENT_WORDINGS.partner, sourcePage: '/bewertung' },
  ]);
  expect(await ledgerOf(other.submissionId, 'partner')).toEqual([]);
});

describe('a changed address', () => {
  const newAddress = () => `${randomUUID()}@beispiel.de`;

  const sentTo = async (email: string, submissionId: string) =>
    ownerToken((await mailLink(randomUUID(), submissionId, email)).id);

  const change = (token: string, email: string) => outcome(correctAddress(token, { email }));
  const confirm = (token: string) => outcome(confirmAddress(token));
  const isDead = async (token: string) => (await change(token, newAddress())) === 'not_found';

  async function reached(submissionId: string, pass: string) {
    const own = (await nextStep(submissionId, pass))?.own;
    return [
      await outcome(browserToken(pass, submissionId)),
      (await browserSubmission(pass)) !== undefined,
      own !== undefined,
    ];
  }

  test('ends every older link and pass once it is confirmed, and not before', async () => {
    const { submissionId, email, token } = await valuedHome();
    const pass = passOf(submissionId);
    const page = await browserToken(pass);
    const [typo, right] = [newAddress(), newAddress()];
    expect(await change(token, typo)).toBe('done');
    const mistyped = await sentTo(typo, submissionId);
    expect(await change(token, right)).toBe('done');
    expect(await reached(submissionId, pass)).toEqual(['done', true, true]);
    const link = await sentTo(right, submissionId);
    expect(await confirm(link)).toBe('done');
    for (const old of [token, page, mistyped]) {
      expect(await change(old, email)).toBe('not_found');
      expect(await confirm(old)).toBe('not_found');
      expect(await outcome(eraseSubmission(old))).toBe('not_found');
    }
    expect(await reached(submissionId, pass)).toEqual(['not_found', false, false]);
    expect(await storedValuation(submissionId)).toMatchObject({ email: right });
    await saveContactWish(link, { channel: 'any' });
    expect(await reached(submissionId, passOf(submissionId))).toEqual(['done', true, true]);
  });

  test('is changed back by a link to the new address alone, and has to be confirmed again', async () => {
    const { submissionId, email, token } = await valuedHome();
    const second = newAddress();
    await change(token, second);
    const link = await sentTo(second, submissionId);
    await confirm(link);
    expect(await change(link, email)).toBe('done');
    expect(await isDead(token)).toBe(true);
    const back = await sentTo(email, submissionId);
    expect(await change(back, newAddress())).toBe('conflict');
    expect(await confirm(back)).toBe('done');
    expect(await isDead(link)).toBe(true);
    expect(await change(back, newAddress())).toBe('done');
  });

  test('leaves the browser that sent the form nothing to send again', async () => {
    const [body, idempotencyKey] = [valuationBody({ email: newAddress() }), randomUUID()];
    const send = () => submit(valuationForm, body, { caller: randomUUID(), idempotencyKey });
    const id = await send();
    expect(await send()).toBe(id);
    await correctAddress(await browserToken(passOf(id)), { email: 'neu@beispiel.de' });
    await confirm(await sentTo('neu@beispiel.de', id));
    expect(await send()).not.toBe(id);
    expect(await storedValuation(id)).toMatchObject({ email: 'neu@beispiel.de' });
  });

  test('that was not changed ends nothing when it is confirmed', async () => {
    const { submissionId, token, email } = await newHome();
    const pass = passOf(submissionId);
    const other = await sentTo(email, submissionId);
    expect(await confirm(token)).toBe('done');
    expect(await reached(submissionId, pass)).toEqual(['done', true, true]);
    await saveContactWish(other, { channel: 'any' });
  });

  test('is confirmed or changed, whichever is first, where both come at once', async () => {
    const { submissionId, email, token } = await valuedHome();
    const second = newAddress();
    await change(token, second);
    const link = await sentTo(second, submissionId);
    const [confirmed, changed] = await Promise.all([confirm(link), change(token, email)]);
    const isFirst = confirmed === 'done';
    expect(await storedValuation(submissionId)).toMatchObject({ email: isFirst ? second : email });
    expect(['done', 'not_found', 'conflict']).toContain(confirmed);
    expect(changed).toBe(isFirst ? 'not_found' : 'done');
  });
});

test('a permission that is given, withdrawn and given again leaves one row each', async () => {
  const { token, submissionId } = await valuedHome();
  const version = (await storedValuation(submissionId))!.version;
  const steps = [
    () => allowPassingOn(token, SOURCE),
    () => withdrawConsent(token, 'partner', SOURCE),
    () => allowPassingOn(token, SOURCE),
  ];
  for (const step of steps) {
    await Promise.all([step(), step(), step()]);
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
  await withdrawConsent(token, 'privacy', SOURCE);
  expect(await outcome(allowPassingOn(token, SOURCE))).toBe('conflict');
  expect(await ledgerOf(submissionId, 'partner')).toEqual([]);
});

test('the address alone is corrected, and is written to once however often that is pressed', async () => {
  const { submissionId, email } = await newHome();
  const token = await browserToken(passOf(submissionId));
  const correct = (typed: string) => correctAddress(token, { email: typed });
  const wordsAt = async (typed: string) => (await refusal(correct(typed))).details.fields?.email;
  expect(await wordsAt('kein@')).toContain('gültige');
  expect(await wordsAt(email.toUpperCase())).toContain('schon');
  const answers = await Promise.all([1, 2].map(() => outcome(correct('neu@beispiel.de'))));
  for (const answered of answers) expect(['done', 'invalid']).toContain(answered);
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
    const token = await browserToken(passOf(submissionId));
    const again = () => outcome(resendMail(token, mailId));
    expect(await again()).toBe('conflict');
    await db.outboxMessage.updateMany({ where, data: { status: 'sent', sentAt: new Date() } });
    const answers = await Promise.all([again(), again(), again()]);
    for (const answered of answers) expect(['done', 'conflict']).toContain(answered);
    expect(answers).toContain('done');
    expect(await db.outboxMessage.count({ where: { ...where, recipient: email } })).toBe(2);
  });
});

test('what makes the value more exact is stored, noted without its words, and taken back', async () => {
  const { submissionId, token } = await valuedHome();
  const given = { plotArea: '1.200', energyClass: 'B' };
  await refineValue(token, given);
  const plot = { plotArea: 1200, energyClass: 'B', lift: null };
  expect((await storedValuation(submissionId))?.valuation).toMatchObject(plot);
  const { answers, history } = await exportSubmission(token);
  expect(answers).toContainEqual(expect.objectContaining({ field: 'energyClass', text: 'B' }));
  expect(history.at(-1)?.text).toBe('Angaben berichtigt');
  // A correction of the other answers leaves it alone.
  await correctSubmission(token, { ...valuationBody(), area: '90' });
  expect((await storedValuation(submissionId))?.valuation).toMatchObject({ ...plot, area: 90 });
  await refineValue(token, { plotArea: '', energyClass: '' });
  const nothing = { plotArea: null, energyClass: null };
  expect((await storedValuation(submissionId))?.valuation).toMatchObject(nothing);
});

test('the state of an address tells no address, and nothing of what is not there', async () => {
  const { submissionId, token } = await newHome();
  expect(await addressState(submissionId)).toEqual({ isConfirmed: false, mail: 'filed' });
  await confirmAddress(token);
  expect(await addressState(submissionId)).toEqual({ isConfirmed: true, mail: 'filed' });
  for (const id of ['x', '\0', randomUUID()]) {
    expect(await outcome(addressState(id))).toBe('not_found');
  }
});
