import { existsSync, readdirSync } from 'node:fs';
import { requestPackage } from '@/lib/agents/inquiry/service';
import { database } from '@/lib/platform/db/client';
import { requestLead } from '@/lib/leads/service';
import { MAIL_FOLDER } from '@/lib/mail/folder';
import { requestCallback } from '@/lib/requests/callback/service';
import { requestContact } from '@/lib/requests/contact/service';
import { keyedHash } from '@/lib/platform/secret';
import type { SubjectReference, SubjectType } from '@/lib/submissions/subject';
import { attachEverything, writeMailFile } from '@/lib/testing/attached-rows';
import { newRequest } from '@/lib/testing/back-office';
import { callbackBody } from '@/lib/testing/callback-factory';
import { contactBody } from '@/lib/testing/contact-factory';
import { inquiryBody } from '@/lib/testing/inquiry-factory';
import { leadBody } from '@/lib/testing/lead-factory';
import { setOwnFolder } from '@/lib/testing/own-folder';
import { searchDatabase, searchDatabaseFiles, tableNames } from '@/lib/testing/search-database';
import { setSecret } from '@/lib/testing/secret';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { requestValuation } from '@/lib/valuation/service';
import { eraseSubject } from './erase';

setSecret();
setOwnFolder();

const NAME = 'Xaveria Quittenbaum';
const EMAIL = 'Xaveria.Quittenbaum@beispiel.de';
const PHONE = '0911 7654321';
const TEXTS = [NAME, 'quittenbaum', EMAIL, PHONE, '7654321'];

const REQUESTS: Record<SubjectType, (key: string) => Promise<string>> = {
  valuation: async (idempotencyKey) => {
    const body = valuationBody({ name: NAME, email: EMAIL, phone: PHONE, notes: NAME });
    const { id } = await requestValuation(body, { caller: 'erase', idempotencyKey });
    return id;
  },
  lead: (idempotencyKey) =>
    requestLead(
      leadBody({
        name: NAME,
        email: EMAIL,
        phone: PHONE,
        additionalInfo: PHONE,
        partnerConsent: true,
      }),
      { caller: 'erase', idempotencyKey },
    ),
  callback: (idempotencyKey) =>
    requestCallback(
      callbackBody({
        name: NAME,
        email: EMAIL,
        phone: PHONE,
        conversation: `Sie: Ich bin ${NAME}`,
      }),
      { caller: 'erase', idempotencyKey },
    ),
  contact: (idempotencyKey) =>
    requestContact(
      contactBody({ name: NAME, email: EMAIL, message: `Ich bin ${NAME}, ${PHONE}` }),
      {
        caller: 'erase',
        idempotencyKey,
      },
    ),
  inquiry: (idempotencyKey) =>
    requestPackage(inquiryBody({ name: NAME, email: EMAIL, phone: PHONE, office: NAME }), {
      caller: 'erase',
      idempotencyKey,
    }),
};
const TYPES = Object.keys(REQUESTS) as SubjectType[];

/** A request with everything that can belong to it. */
async function fullRequest(subjectType: SubjectType): Promise<SubjectReference> {
  const reference = { subjectType, subjectId: await REQUESTS[subjectType](crypto.randomUUID()) };
  await attachEverything(reference, `${NAME}, ${EMAIL}, ${PHONE}`);
  return reference;
}

const places = async (text: string) => [
  ...(await searchDatabase(text)),
  ...searchDatabaseFiles(text),
  ...(existsSync(MAIL_FOLDER) ? readdirSync(MAIL_FOLDER) : []),
];

describe.each(TYPES)('a %s with everything attached', (type) => {
  test('leaves neither name nor address nor number anywhere', async () => {
    const reference = await fullRequest(type);
    for (const text of [NAME, EMAIL]) expect(await searchDatabase(text)).not.toEqual([]);
    expect(readdirSync(MAIL_FOLDER)).toHaveLength(5);
    expect(await eraseSubject(reference, 'owner')).toBe(true);
    for (const text of TEXTS) expect(await places(text)).toEqual([]);
  });

  test('leaves its id in the proof, the reduced audit and the hashes alone', async () => {
    const reference = await fullRequest(type);
    await eraseSubject(reference, 'owner');
    const found = await searchDatabase(reference.subjectId);
    const tables = new Set(found.map((place) => place.split('.')[0]));
    const proof = type === 'contact' ? [] : ['ConsentRecord'];
    expect([...tables].sort()).toEqual([...proof, 'ConsentUse', 'Erasure', 'RequestEvent']);
    const db = await database();
    const events = await db.requestEvent.findMany({ where: reference });
    expect(events.map(({ action }) => action).sort()).toEqual(['changed', 'created', 'erased']);
    expect(events.every(({ before, after }) => before === null && after === null)).toBe(true);
  });
});

test.each(['callback', 'contact'] as const)(
  'of a conversation that was sent along with a %s nothing is left',
  async (type) => {
    const said = 'Sie: Was ist mein Quittenhain wert?\n\nAntwort: Das zeigt die Bewertung.';
    for (const by of ['owner', 'retention'] as const) {
      const reference = await newRequest(type, { conversation: said });
      expect(await searchDatabase('Quittenhain')).not.toEqual([]);
      await eraseSubject(reference, by);
      expect(await places('Quittenhain')).toEqual([]);
    }
  },
);

test('what is left recognises whoever names address or number, in any spelling', async () => {
  const reference = await fullRequest('lead');
  await eraseSubject(reference, 'retention');
  const db = await database();
  const erasure = await db.erasure.findUniqueOrThrow({
    where: { subjectType_subjectId: reference },
  });
  expect(erasure).toMatchObject({
    emailHash: keyedHash('xaveria.quittenbaum@beispiel.de'),
    phoneHash: keyedHash('499117654321'),
    requestedBy: 'retention',
  });
  const event = await db.requestEvent.findFirst({ where: { ...reference, action: 'erased' } });
  expect(event?.actor).toBe('system');
});

test('the ledger is what it was', async () => {
  const reference = await fullRequest('lead');
  const db = await database();
  const ledger = async () => ({
    records: await db.consentRecord.findMany({ where: reference, orderBy: { id: 'asc' } }),
    uses: await db.consentUse.findMany({ where: reference, orderBy: { id: 'asc' } }),
  });
  const before = await ledger();
  expect(before.records).toHaveLength(2);
  await eraseSubject(reference, 'owner');
  expect(await ledger()).toEqual(before);
});

test('the last mail is the only one that is left, and waits to be sent', async () => {
  const reference = await fullRequest('valuation');
  const payload = { title: 'Bewertungsanfrage', kept: ['Der Nachweis'] };
  const mail = { template: 'deletion-confirmation', recipient: EMAIL, payload };
  await eraseSubject(reference, 'owner', mail);
  const db = await database();
  const mails = await db.outboxMessage.findMany({ where: reference });
  expect(mails).toMatchObject([{ ...mail, status: 'queued', attempts: 0 }]);
  const found = await searchDatabase(EMAIL);
  expect(found).toEqual([`OutboxMessage.recipient: ${EMAIL}`]);
  await db.outboxMessage.deleteMany({ where: reference });
});

test('another request of the same person stays whole', async () => {
  const [first, second] = [await fullRequest('lead'), await fullRequest('callback')];
  const before = await searchDatabase(second.subjectId);
  await eraseSubject(first, 'owner');
  expect(await searchDatabase(second.subjectId)).toEqual(before);
  await eraseSubject(second, 'owner');
});

test('files of other mails stay', async () => {
  const file = writeMailFile(crypto.randomUUID(), 'An jemand anders');
  await eraseSubject(await fullRequest('contact'), 'owner');
  expect(existsSync(file)).toBe(true);
});

test('a second time, and for a request that never was, there is nothing to erase', async () => {
  const reference = await fullRequest('callback');
  expect(await eraseSubject(reference, 'owner')).toBe(true);
  expect(await eraseSubject(reference, 'owner')).toBe(false);
  expect(await eraseSubject({ ...reference, subjectType: 'lead' }, 'owner')).toBe(false);
  expect(await eraseSubject({ subjectType: 'lead', subjectId: 'none' }, 'owner')).toBe(false);
});

test('five at once erase once, and one mail tells of it', async () => {
  const reference = await fullRequest('inquiry');
  const mail = { template: 'deletion-confirmation', recipient: EMAIL, payload: {} };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => eraseSubject(reference, 'owner', mail)),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
  const db = await database();
  expect(await db.outboxMessage.count({ where: reference })).toBe(1);
  expect(await db.requestEvent.count({ where: { ...reference, action: 'erased' } })).toBe(1);
});

test('the search looks into every table of the portal', async () => {
  expect(await tableNames()).toEqual(
    expect.arrayContaining(['AdLead', 'OutboxMessage', 'Document', 'RequestEvent', 'OwnerLink']),
  );
});
