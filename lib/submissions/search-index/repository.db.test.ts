import { database } from '@/lib/platform/db/client';
import { storeCorrection } from '@/lib/submissions/owner/correction/repository';
import { createPass } from '@/lib/submissions/links/service';
import { storeWithdrawal } from '@/lib/submissions/owner/consent-repository';
import { findSlot } from '@/lib/submissions/forms/callback/slots';
import { leadForm } from '@/lib/submissions/kinds/lead';
import { SUBMISSION_KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { findSubmission } from '@/lib/submissions/repository';
import { submit } from '@/lib/submissions/store/service';
import { newSubmission } from '@/lib/testing/admin';
import { offeredSlot } from '@/lib/testing/callback-factory';
import { leadBody } from '@/lib/testing/lead-factory';
import { promisedDue } from '../due-date';
import { EVERYTHING } from '../admin/queue/queue';
import { listSubmissions } from '../admin/queue/service';
import { enqueue } from './repository';

const BY = { caller: 'entry' };
const NAME = 'Xaveria Quittenbaum';

const send = async (kind: SubmissionKind, signals: object = {}) =>
  (await newSubmission(kind, { name: NAME, ...signals })).id;

const stored = async (id: string) => (await findSubmission(id))!;

const found = async (type: SubmissionKind, query: string) => {
  const { cards } = await listSubmissions(type, { ...EVERYTHING, query }, { id: 1 });
  return cards.map(({ id }) => id);
};

const dueOf = ({ dueAt, dueFor }: { dueAt: Date | null; dueFor: string | null }) => ({
  at: dueAt,
  for: dueFor,
});

describe.each(SUBMISSION_KINDS)('a %s that is sent', (kind) => {
  test('is in the queue at once, with what was promised; spam is not', async () => {
    const id = await send(kind);
    const row = await stored(id);
    expect(dueOf(row)).toEqual(promisedDue(row));
    expect(row).toMatchObject({ version: 1, updatedAt: row.createdAt });
    const spam = await send(kind, { website: 'http://spam.example' });
    expect(dueOf(await stored(spam))).toEqual({ at: null, for: null });
    const db = await database();
    await db.$transaction((tx) => enqueue(tx, spam));
    expect(await db.searchTerm.count({ where: { submissionId: spam } })).toBe(0);
    expect(await found(kind, 'quittenbaum')).toEqual([id]);
  });
});

test('a call is due at the slot that was chosen', async () => {
  const slot = offeredSlot();
  const id = (await newSubmission('callback', { preferredTime: slot.value })).id;
  expect(findSlot(slot.value, new Date())).toBeDefined();
  expect(dueOf(await stored(id))).toEqual({ at: slot.start, for: 'callback' });
});

test('a lead that is sent again is found under what it says now', async () => {
  const body = leadBody({ name: 'Erna Alt' });
  const id = await submit(leadForm, body, BY);
  const pass = createPass({ kind: 'lead', id }, new Date());
  expect(await submit(leadForm, { ...body, name: 'Erna Neu' }, { ...BY, pass })).toBe(id);
  expect(await found('lead', 'erna neu')).toEqual([id]);
  expect(await found('lead', 'erna alt')).toEqual([]);
});

test('a submission that its owner corrects is found under what it says now', async () => {
  const { id } = await newSubmission('callback', { name: 'Ida Alt' });
  const person = { name: 'Ida Neu', email: null, phone: '0911 1234' };
  const correction = { person, details: {}, changed: ['name'] };
  await storeCorrection({ kind: 'callback', id }, correction);
  expect(await found('callback', 'ida neu')).toEqual([id]);
  expect(await found('callback', '0911 1234')).toEqual([id]);
  expect(await found('callback', 'ida alt')).toEqual([]);
});

test('a submission whose consent is withdrawn has nothing due', async () => {
  const { id } = await newSubmission('callback');
  const source = { sourcePage: '/anfrage' };
  await storeWithdrawal({ kind: 'callback', id }, 'callback', { source, channel: 'browser' });
  const row = await stored(id);
  expect(row).toMatchObject({ status: 'cancelled', dueAt: null, dueFor: null });
});
