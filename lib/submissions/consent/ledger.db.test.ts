import { mailLink } from '@/lib/submissions/links/repository';
import { database } from '@/lib/platform/db/client';
import { filedUnder, type SubmissionReference, contactKeys } from '@/lib/submissions/reference';
import { getValuation } from '@/lib/submissions/service';
import { eraseAtOnce } from '@/lib/submissions/retention/erase';
import { recordConsents } from '@/lib/submissions/trail-repository';
import { newSubmission } from '@/lib/testing/admin';
import { setOwnFolder } from '@/lib/testing/folders';
import { addUse } from './repository';
import { consentLedger, searchLedgers } from './service';

setOwnFolder();

const newLead = (overrides: Record<string, unknown> = {}) => newSubmission('lead', overrides);

const newValuation = async (overrides: Record<string, unknown> = {}) =>
  getValuation((await newSubmission('valuation', overrides)).id);

const ledgerOf = ({ kind, id }: SubmissionReference) => consentLedger(kind, id);

async function withdraw(reference: SubmissionReference, purpose: 'inquiry' | 'partner') {
  const db = await database();
  await db.$transaction((tx) =>
    recordConsents(tx, reference, [purpose], { action: 'withdrawn', sourcePage: '/anfrage' }),
  );
}

async function use(reference: SubmissionReference, made: Parameters<typeof addUse>[2]) {
  const db = await database();
  await db.$transaction((tx) => addUse(tx, reference, made));
}

const idsFor = async (search: string) =>
  (await searchLedgers({ search })).map(({ subjectId }) => subjectId);

describe('making use of a consent', () => {
  const delivery = { purpose: 'partner', kind: 'delivery', detail: 'Maklerbüro Nord' } as const;

  test('stands in the ledger beside it', async () => {
    const lead = await newLead({ partnerConsent: true });
    await use(lead, delivery);
    await use(lead, { purpose: 'inquiry', kind: 'call' });
    const { entries } = await ledgerOf(lead);
    const told = entries.map(({ purpose, uses }) => [purpose, ...uses.map(({ text }) => text)]);
    expect(told.sort()).toEqual([
      ['inquiry', 'Anruf'],
      ['partner', 'Weitergegeben an Maklerbüro Nord'],
    ]);
  });

  test('is refused where it was not given', async () => {
    const lead = await newLead();
    await expect(use(lead, delivery)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Diese Einwilligung wurde nicht erteilt.',
    });
    expect(await (await database()).consentUse.count({ where: filedUnder(lead) })).toBe(0);
  });

  test('is refused once it is withdrawn, until it is given again', async () => {
    const lead = await newLead({ partnerConsent: true });
    await withdraw(lead, 'partner');
    await expect(use(lead, delivery)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Diese Einwilligung wurde widerrufen. Sie darf nicht mehr genutzt werden.',
    });
    await use(lead, { purpose: 'inquiry', kind: 'call' });
    const db = await database();
    await db.$transaction((tx) =>
      recordConsents(tx, lead, ['partner'], { action: 'given', sourcePage: '/verkaufen' }),
    );
    await use(lead, delivery);
    expect(await db.consentUse.count({ where: filedUnder(lead) })).toBe(2);
  });
});

describe('a search', () => {
  test('finds the submissions of an address in any case, newest first', async () => {
    const email = `Gross.Klein.${crypto.randomUUID()}@Beispiel.de`;
    const { id } = await newValuation({ email });
    const lead = await newLead({ email: email.toLowerCase() });
    expect(await idsFor(` ${email.toUpperCase()} `)).toEqual([lead.id, id]);
    expect(await idsFor(`x${email}`)).toEqual([]);
  });

  test('finds a number however it is written, and no other one', async () => {
    const { id } = await newValuation({ phone: '0351 \u2013 7654321' });
    await newValuation({ phone: '0351 76543210' });
    await newValuation({ phone: '0331 5176543219' });
    for (const typed of ['+49 (0)351/76 54-321', '(0351) 7654321']) {
      expect(await idsFor(typed)).toEqual([id]);
    }
  });

  test('finds a valuation by its reference, as it is read out, and any submission by its id', async () => {
    const { id, reference } = await newValuation();
    const spoken = `${reference.slice(0, 3)} ${reference.slice(3, 6)} ${reference.slice(6)}`;
    for (const search of [reference, spoken, id]) {
      expect(await searchLedgers({ search })).toMatchObject([
        { subjectType: 'valuation', subjectId: id, hasProof: true },
      ]);
    }
  });

  test('finds a submission under the address that a mail once went to', async () => {
    const before = `vorher.${crypto.randomUUID()}@beispiel.de`;
    const after = `nachher.${crypto.randomUUID()}@beispiel.de`;
    const { id } = await newValuation({ email: before });
    await mailLink(crypto.randomUUID(), id, before);
    const db = await database();
    const { emailKey } = contactKeys({ email: after });
    await db.submission.update({ where: { id }, data: { email: after, emailKey } });
    expect(await searchLedgers({ search: before })).toMatchObject([
      { subjectId: id, hasOtherAddress: true },
    ]);
    expect(await searchLedgers({ search: after })).toMatchObject([{ hasOtherAddress: false }]);
  });

  test('finds the proof of a deleted submission by address, number and id', async () => {
    const email = `geloescht.${crypto.randomUUID()}@beispiel.de`;
    const lead = await newLead({ email, phone: '0371 4455667' });
    await eraseAtOnce(lead.id, 'owner');
    for (const search of [email.toUpperCase(), '+49 371 4455667', lead.id]) {
      const [found, ...others] = await searchLedgers({ search });
      expect(found).toMatchObject({
        subjectType: 'lead',
        subjectId: lead.id,
        hasProof: true,
        title: 'Verkaufsanfrage',
      });
      expect(found?.erasedAt).toMatch(/^20.*Z$/);
      expect(found?.createdAt).toBeUndefined();
      expect(others).toEqual([]);
    }
  });
});

describe('the ledger of a submission', () => {
  test('holds the person, the wish and each sentence', async () => {
    const email = `nachweis.${crypto.randomUUID()}@beispiel.de`;
    const { id } = await newValuation({ email });
    const ledger = await consentLedger('valuation', id);
    expect(ledger).toMatchObject({
      title: 'Bewertungsanfrage',
      submission: { person: { email }, wish: { channel: 'any', times: [], doNotCall: false } },
    });
    expect(ledger.entries.map(({ purpose }) => purpose).sort()).toEqual(['contact', 'privacy']);
    expect(ledger.entries.every(({ wordingHash }) => wordingHash.length === 64)).toBe(true);
    expect(ledger.emailConfirmedAt).toBeUndefined();
  });

  test('stays without the person when the submission is deleted, its confirmation included', async () => {
    const lead = await newLead({ partnerConsent: true, name: 'Xaver Quitte' });
    const db = await database();
    const event = { ...filedUnder(lead), actor: 'visitor', action: 'email-confirmed' };
    const { createdAt } = await db.submissionEvent.create({ data: event });
    const before = await ledgerOf(lead);
    await eraseAtOnce(lead.id, 'owner');
    const after = await ledgerOf(lead);
    expect(after).toMatchObject({ emailConfirmedAt: createdAt, entries: before.entries });
    expect(after.submission).toBeUndefined();
    expect(after.erasedAt).toBeInstanceOf(Date);
    expect(JSON.stringify(after)).not.toContain('Quitte');
  });

  test.each([
    ['valuation', 'none'],
    ['lead', '0b7d3c1e-5a52-4f0e-9d5a-6f1b2c3d4e5f'],
    ['employee', '1'],
  ])('of %s %s there is none', async (kind, id) => {
    await expect(consentLedger(kind, id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
