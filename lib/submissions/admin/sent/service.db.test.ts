import { randomUUID } from 'node:crypto';
import { database } from '@/lib/platform/db/client';
import { meeting, newSubmission, perform } from '@/lib/testing/admin';
import { storedEmployee } from '@/lib/testing/employee-login';
import { queuedMail, storedMail } from '@/lib/testing/queued-mail';
import { storeWithdrawal } from '@/lib/submissions/owner/consent-repository';
import { listSent, retryMail } from './service';

const EVERY = { search: '', state: 'all', page: 1 } as const;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

beforeEach(async () => {
  await (await database()).outboxMessage.deleteMany();
});

const refusedMail = (overrides: Record<string, unknown> = {}) =>
  queuedMail({ status: 'rejected', attempts: 1, failure: '550', ...overrides });

test('mails stand with the newest first, each with its state in words', async () => {
  const older = await queuedMail({
    status: 'sent',
    createdAt: minutesAgo(5),
    sentAt: minutesAgo(4),
  });
  const newer = await refusedMail();
  const { mails, total, pages, isCapped } = await listSent(EVERY);
  expect({ total, pages, isCapped }).toEqual({ total: 2, pages: 1, isCapped: false });
  expect(mails).toMatchObject([
    {
      id: newer.id,
      recipient: newer.recipient,
      title: 'Eingang Ihrer Nachricht',
      state: 'refused',
      text: 'Nicht zugestellt: das Postfach gibt es nicht, oder es nimmt von uns nichts an (550).',
      about: { type: 'contact', id: newer.submissionId },
      canRetry: true,
    },
    { id: older.id, state: 'accepted', canRetry: false },
  ]);
});

test('a mail to an agency stands there without a submission, and goes out again when it failed', async () => {
  const db = await database();
  const { id } = await db.outboxMessage.create({
    data: {
      template: 'lead-offer',
      recipient: 'buero@beispiel.de',
      payload: { offerId: 'x' },
      status: 'rejected',
      failure: '550',
    },
  });
  const { mails } = await listSent(EVERY);
  expect(mails).toMatchObject([
    { id, title: 'Angebot eines Leads', about: undefined, canRetry: true },
  ]);
  await retryMail(id, await storedEmployee());
  expect(await storedMail(id)).toMatchObject({ status: 'queued', attempts: 0 });
});

test('the list is narrowed down to a state, or to an address in whichever case it is typed', async () => {
  const mail = await queuedMail({ recipient: 'frida@beispiel.de' });
  const refused = await refusedMail();
  const idsOf = async (asked: object) =>
    (await listSent({ ...EVERY, ...asked })).mails.map(({ id }) => id);
  expect(await idsOf({ state: 'rejected' })).toEqual([refused.id]);
  expect(await idsOf({ search: 'Frida@Beispiel.DE' })).toEqual([mail.id]);
});

test('a name finds the mails about the submission of that person, to whomever they went', async () => {
  const { id } = await newSubmission('lead', { name: 'Friederike Öztürk-Weiß' });
  await queuedMail();
  const { mails, total } = await listSent({ ...EVERY, search: 'oeztuerk friederike' });
  expect(total).toBeGreaterThan(0);
  expect(new Set(mails.map(({ about }) => about?.id))).toEqual(new Set([id]));
  expect((await listSent({ ...EVERY, search: 'oeztuerk karin' })).total).toBe(0);
});

test('fifty stand on a page, and a page beyond the last shows the last', async () => {
  const { submissionId } = await queuedMail();
  const db = await database();
  const now = Date.now();
  await db.outboxMessage.createMany({
    data: Array.from({ length: 60 }, (_, index) => ({
      submissionId,
      template: 'reply',
      status: 'sent',
      recipient: `${index}@beispiel.de`,
      createdAt: new Date(now - (index + 1) * 1000),
    })),
  });
  const { mails, page, pages, total } = await listSent({ ...EVERY, page: 7 });
  expect({ page, pages, total }).toEqual({ page: 2, pages: 2, total: 61 });
  expect(mails).toHaveLength(11);
  expect(mails.at(-1)?.recipient).toBe('59@beispiel.de');
});

describe('a mail that has failed', () => {
  test('goes out once more', async () => {
    const employee = await storedEmployee();
    const status = 'dead';
    const mail = await refusedMail({ status, createdAt: minutesAgo(5000) });
    await retryMail(mail.id, employee);
    expect(await storedMail(mail.id)).toMatchObject({
      status: 'queued',
      attempts: 0,
      failure: null,
    });
    // Three days from now on, not from when it was first written.
    expect(+(await storedMail(mail.id)).createdAt).toBeGreaterThan(+minutesAgo(1));
    const db = await database();
    const where = {
      submissionKind: 'contact',
      submissionId: mail.submissionId!,
      action: 'mail-retried',
    };
    expect(await db.submissionEvent.findFirst({ where })).toMatchObject({
      actor: `employee:${employee.id}`,
      before: { status, failure: '550' },
      after: { template: 'contact-confirmation' },
    });
  });

  test('goes out once, however often the button is pressed at the same moment', async () => {
    const employee = await storedEmployee();
    const { id } = await refusedMail();
    const results = await Promise.allSettled([1, 2, 3].map(() => retryMail(id, employee)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'conflict' });
    }
  });

  test('does not go to another address, nor once the consent it rests on is withdrawn', async () => {
    const employee = await storedEmployee();
    const email = `${randomUUID()}@beispiel.de`;
    const { id: submissionId } = await newSubmission('lead', { email });
    const mail = { submissionId, recipient: email, template: 'reply' };
    const elsewhere = await refusedMail({ ...mail, recipient: 'alt@beispiel.de' });
    await expect(retryMail(elsewhere.id, employee)).rejects.toMatchObject({ code: 'conflict' });
    expect(await storedMail(elsewhere.id)).toMatchObject({ status: 'rejected' });
    const { id } = await refusedMail(mail);
    await storeWithdrawal({ kind: 'lead', id: submissionId }, 'inquiry', {
      source: { sourcePage: '/anfrage' },
      channel: 'mail',
    });
    await expect(retryMail(id, employee)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('does not invite to a meeting at a time that it no longer has', async () => {
    const employee = await storedEmployee();
    const lead = await newSubmission('lead');
    await perform(lead, 'appointment', meeting());
    await perform(lead, 'appointment', meeting({ minutes: 60 }));
    const db = await database();
    const where = { submissionId: lead.id, template: 'appointment' };
    await db.outboxMessage.updateMany({ where, data: { status: 'rejected', failure: '550' } });
    const mails = await db.outboxMessage.findMany({ where });
    const [first, moved] = [0, 1].map((index) =>
      mails.find(({ payload }) => (payload as { sequence: number }).sequence === index)!,
    );
    await expect(retryMail(first!.id, employee)).rejects.toThrow('verlegt, abgesagt oder vorbei');
    await expect(retryMail(moved!.id, employee)).resolves.toBeDefined();
  });
});
