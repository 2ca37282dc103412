import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { MAIL_FOLDER } from '@/lib/platform/mail/transport';
import { database } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { keyedHash } from '@/lib/platform/secret';
import { SUBMISSION_KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { filedUnder, type SubmissionReference } from '@/lib/submissions/reference';
import { attachEverything } from '@/lib/testing/attached-rows';
import { newSubmission } from '@/lib/testing/admin';
import { setOwnFolder } from '@/lib/testing/folders';
import { searchDatabase, searchDatabaseFiles } from '@/lib/testing/search-database';
import { eraseAtOnce } from './erase';

setOwnFolder();

const NAME = 'Xaveria Quittenbaum';
const EMAIL = 'Xaveria.Quittenbaum@beispiel.de';
const PHONE = '0911 7654321';
const TEXTS = [NAME, 'quittenbaum', EMAIL, PHONE, '7654321'];

const REACHED = { name: NAME, email: EMAIL, phone: PHONE };

const TYPED: Record<SubmissionKind, object> = {
  valuation: { ...REACHED, notes: NAME },
  lead: { ...REACHED, additionalInfo: PHONE, partnerConsent: true },
  callback: { ...REACHED, conversation: `Sie: Ich bin ${NAME}` },
  contact: { name: NAME, email: EMAIL, message: `Ich bin ${NAME}, ${PHONE}`, conversation: NAME },
  inquiry: { ...REACHED, office: NAME },
};

async function fullSubmission(kind: SubmissionKind): Promise<SubmissionReference> {
  const reference = await newSubmission(kind, { ...TYPED[kind] });
  await attachEverything(reference, `${NAME}, ${EMAIL}, ${PHONE}`);
  return reference;
}

/** Includes the mail about the deletion. */
const mailsOf = ({ id }: SubmissionReference) => ({ OR: [{ submissionId: id }, { erasedId: id }] });

const places = async (text: string) => [
  ...(await searchDatabase(text)),
  ...searchDatabaseFiles(text),
  ...(existsSync(MAIL_FOLDER) ? readdirSync(MAIL_FOLDER) : []),
];

describe.each(SUBMISSION_KINDS)('a %s with everything attached', (kind) => {
  test('leaves its id in the proof, the reduced audit and the hashes alone, and nothing of the person', async () => {
    const reference = await fullSubmission(kind);
    for (const text of [NAME, EMAIL]) expect(await searchDatabase(text)).not.toEqual([]);
    expect(readdirSync(MAIL_FOLDER)).toHaveLength(5);
    expect(await eraseAtOnce(reference.id, 'owner')).toBe(true);
    for (const text of TEXTS) expect(await places(text)).toEqual([]);
    const found = await searchDatabase(reference.id);
    const tables = new Set(found.map((place) => place.split('.')[0]));
    const proof = kind === 'contact' ? [] : ['ConsentRecord'];
    expect([...tables].sort()).toEqual([...proof, 'ConsentUse', 'Erasure', 'SubmissionEvent']);
    const db = await database();
    const events = await db.submissionEvent.findMany({ where: filedUnder(reference) });
    expect(events.map(({ action }) => action).sort()).toEqual(['changed', 'created', 'erased']);
    expect(events.every(({ before, after }) => before === null && after === null)).toBe(true);
  });
});

test('what is left recognises a person who names address or number, in any spelling', async () => {
  const reference = await fullSubmission('lead');
  await eraseAtOnce(reference.id, 'retention');
  const db = await database();
  const erasure = await db.erasure.findUniqueOrThrow({
    where: { submissionId: reference.id },
  });
  expect(erasure).toMatchObject({
    emailHash: keyedHash('xaveria.quittenbaum@beispiel.de'),
    phoneHash: keyedHash('499117654321'),
    requestedBy: 'retention',
  });
  const event = await db.submissionEvent.findFirst({
    where: { ...filedUnder(reference), action: 'erased' },
  });
  expect(event?.actor).toBe('system');
});

test('where the list of erasures cannot be written nothing is erased', async () => {
  const { id } = await fullSubmission('contact');
  const list = env().ERASURE_LIST;
  env().ERASURE_LIST = `${list}/below/a-file`;
  await expect(eraseAtOnce(id, 'owner')).rejects.toThrow(/ENOTDIR/);
  env().ERASURE_LIST = list;
  expect(await searchDatabase(NAME)).not.toEqual([]);
  expect(readFileSync(list, 'utf8')).not.toContain(id);
  expect(await eraseAtOnce(id, 'owner')).toBe(true);
  expect(readFileSync(list, 'utf8')).toContain(
    `{"submissionKind":"contact","submissionId":"${id}"`,
  );
});

test('the ledger is what it was', async () => {
  const reference = await fullSubmission('lead');
  const db = await database();
  const rows = { where: filedUnder(reference), orderBy: { id: 'asc' } } as const;
  const ledger = async () => ({
    records: await db.consentRecord.findMany(rows),
    uses: await db.consentUse.findMany(rows),
  });
  const before = await ledger();
  expect(before.records).toHaveLength(2);
  await eraseAtOnce(reference.id, 'owner');
  expect(await ledger()).toEqual(before);
});

test('the last mail is the only one that is left, and waits to be sent', async () => {
  const reference = await fullSubmission('valuation');
  const payload = { title: 'Bewertungsanfrage', kept: ['Der Nachweis'] };
  const mail = { template: 'deletion-confirmation', recipient: EMAIL, payload };
  await eraseAtOnce(reference.id, 'owner', mail);
  const db = await database();
  const mails = await db.outboxMessage.findMany({ where: mailsOf(reference) });
  expect(mails).toMatchObject([{ ...mail, status: 'queued', attempts: 0 }]);
  const found = await searchDatabase(EMAIL);
  expect(found).toEqual([`OutboxMessage.recipient: ${EMAIL}`]);
  await db.outboxMessage.deleteMany({ where: mailsOf(reference) });
});

test('another submission of the same person stays whole', async () => {
  const [first, second] = [await fullSubmission('lead'), await fullSubmission('callback')];
  const before = await searchDatabase(second.id);
  await eraseAtOnce(first.id, 'owner');
  expect(await searchDatabase(second.id)).toEqual(before);
  await eraseAtOnce(second.id, 'owner');
});

test('a second time, and for a submission that never was, there is nothing to erase', async () => {
  const reference = await fullSubmission('callback');
  expect(await eraseAtOnce(reference.id, 'owner')).toBe(true);
  expect(await eraseAtOnce(reference.id, 'owner')).toBe(false);
  expect(await eraseAtOnce(crypto.randomUUID(), 'owner')).toBe(false);
  expect(await eraseAtOnce('none', 'owner')).toBe(false);
});

test('five at once erase once, and one mail tells of it', async () => {
  const reference = await fullSubmission('inquiry');
  const mail = { template: 'deletion-confirmation', recipient: EMAIL, payload: {} };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => eraseAtOnce(reference.id, 'owner', mail)),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
  const db = await database();
  expect(await db.outboxMessage.count({ where: mailsOf(reference) })).toBe(1);
  const erased = { ...filedUnder(reference), action: 'erased' };
  expect(await db.submissionEvent.count({ where: erased })).toBe(1);
});
