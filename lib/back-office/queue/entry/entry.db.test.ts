import { database } from '@/lib/platform/db/client';
import { storeCorrection } from '@/lib/own-request/correction/repository';
import { createPass } from '@/lib/own-request/browser/pass';
import { storeWithdrawal } from '@/lib/own-request/repository';
import { requestCallback } from '@/lib/requests/callback/service';
import { requestContact } from '@/lib/requests/contact/service';
import { requestPackage } from '@/lib/agents/inquiry/service';
import { requestLead } from '@/lib/leads/service';
import { requestBrokerCallback } from '@/lib/requests/broker-callback/service';
import { findSlot } from '@/lib/requests/callback/slots';
import type { SubjectType } from '@/lib/submissions/subject';
import { brokerCallbackBody } from '@/lib/testing/broker-callback-factory';
import { callbackBody, offeredSlot } from '@/lib/testing/callback-factory';
import { contactBody } from '@/lib/testing/contact-factory';
import { inquiryBody } from '@/lib/testing/inquiry-factory';
import { leadBody } from '@/lib/testing/lead-factory';
import { setSecret } from '@/lib/testing/secret';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { requestValuation } from '@/lib/valuation/service';
import { promisedDue } from '../../due/due-time';
import { findRow } from '../../request/rows/repository';
import { fillQueue } from '../backfill/worker';
import { EVERYTHING } from '../queue';
import { listRequests } from '../service';
import { enqueue } from './repository';

setSecret();

const BY = { caller: 'entry' };
const NAME = 'Xaveria Quittenbaum';

const SEND: Record<SubjectType, (signals?: object) => Promise<string>> = {
  valuation: async (signals) =>
    (await requestValuation({ ...valuationBody({ name: NAME }), ...signals }, BY)).id,
  lead: (signals) => requestLead({ ...leadBody({ name: NAME }), ...signals }, BY),
  callback: (signals) => requestCallback({ ...callbackBody({ name: NAME }), ...signals }, BY),
  contact: (signals) => requestContact({ ...contactBody({ name: NAME }), ...signals }, BY),
  inquiry: (signals) => requestPackage({ ...inquiryBody({ name: NAME }), ...signals }, BY),
};

const TYPES = Object.keys(SEND) as SubjectType[];

const stored = async (subjectType: SubjectType, subjectId: string) =>
  (await findRow({ subjectType, subjectId }))!;

const found = async (type: SubjectType, query: string) => {
  const { cards } = await listRequests(type, { ...EVERYTHING, query }, { id: 1 });
  return cards.map(({ id }) => id);
};

const dueOf = ({ dueAt, dueFor }: { dueAt: Date | null; dueFor: string | null }) => ({
  at: dueAt,
  for: dueFor,
});

describe.each(TYPES)('a %s that is sent', (type) => {
  test('is in the queue at once, with what was promised', async () => {
    const id = await SEND[type]();
    const row = await stored(type, id);
    expect(dueOf(row)).toEqual(promisedDue(row));
    expect(row).toMatchObject({ version: 1, updatedAt: row.createdAt });
    expect(await found(type, 'quittenbaum')).toContain(id);
  });

  test('and looks like spam is not, until somebody has released it', async () => {
    const id = await SEND[type]({ website: 'http://spam.example' });
    expect(dueOf(await stored(type, id))).toEqual({ at: null, for: null });
    const db = await database();
    expect(await db.searchTerm.count({ where: { subjectId: id } })).toBe(0);
    await db.$transaction((tx) => enqueue(tx, type, id));
    expect(await db.searchTerm.count({ where: { subjectId: id } })).toBe(0);
    expect(await found(type, 'quittenbaum')).not.toContain(id);
  });
});

test('a call is due at the slot that was chosen', async () => {
  const slot = offeredSlot();
  const id = await requestCallback(callbackBody({ preferredTime: slot.value }), BY);
  expect(findSlot(slot.value, new Date())).toBeDefined();
  expect(dueOf(await stored('callback', id))).toEqual({ at: slot.start, for: 'callback' });
});

test('a number that an agent has left is found by its last digits', async () => {
  const id = await requestBrokerCallback(brokerCallbackBody({ phone: '(0911) 76 54-321' }), BY);
  expect(await found('callback', '54321')).toEqual([id]);
});

test('a lead that is sent again is found under what it says now', async () => {
  const body = leadBody({ name: 'Erna Alt' });
  const id = await requestLead(body, BY);
  const pass = createPass({ subjectType: 'lead', subjectId: id }, new Date());
  expect(await requestLead({ ...body, name: 'Erna Neu' }, { ...BY, pass })).toBe(id);
  expect(await found('lead', 'erna neu')).toEqual([id]);
  expect(await found('lead', 'erna alt')).toEqual([]);
});

test('a request that its owner corrects is found under what it says now', async () => {
  const subjectId = await requestCallback(callbackBody({ name: 'Ida Alt' }), BY);
  const answers = { name: 'Ida Neu', email: undefined, phone: '0911 1234' };
  await storeCorrection({ subjectType: 'callback', subjectId }, answers, { changed: ['name'] });
  expect(await found('callback', 'ida neu')).toEqual([subjectId]);
  expect(await found('callback', '0911 1234')).toEqual([subjectId]);
  expect(await found('callback', 'ida alt')).toEqual([]);
});

test('a request whose consent is withdrawn has nothing due', async () => {
  const subjectId = await requestCallback(callbackBody(), BY);
  const words = { wording: '', version: '', wordingHash: '', sourcePage: '/', consequence: '' };
  await storeWithdrawal(
    { subjectType: 'callback', subjectId },
    { purpose: 'callback', givenAt: new Date(), ...words },
    { sourcePage: '/anfrage' },
    { cancels: true, forbidsCalls: true },
  );
  const row = await stored('callback', subjectId);
  expect(row).toMatchObject({ status: 'cancelled', dueAt: null, dueFor: null });
});

describe('a request of before the queue', () => {
  beforeEach(() => {
    jest.spyOn(console, 'log').mockImplementation(() => {});
  });

  afterEach(() => jest.restoreAllMocks());

  async function stripped(type: SubjectType) {
    const id = await SEND[type]();
    const db = await database();
    await db.searchTerm.deleteMany({ where: { subjectId: id } });
    const nothing = { dueAt: null, dueFor: null };
    if (type === 'lead') await db.adLead.update({ where: { id }, data: nothing });
    return id;
  }

  test('is entered when a server starts, its age and version as they were', async () => {
    const [lead, callback] = [await stripped('lead'), await stripped('callback')];
    const before = await stored('lead', lead);
    expect(await fillQueue(new AbortController().signal)).toBe(2);
    const row = await stored('lead', lead);
    expect(dueOf(row)).toEqual(promisedDue(row));
    expect(row).toMatchObject({ version: before.version, updatedAt: before.updatedAt });
    expect(await found('callback', callback)).toEqual([callback]);
  });

  test('is entered once', async () => {
    await stripped('inquiry');
    const { signal } = new AbortController();
    expect(await fillQueue(signal)).toBe(1);
    expect(await fillQueue(signal)).toBe(0);
  });
});
