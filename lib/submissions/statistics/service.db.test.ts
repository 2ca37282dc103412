import { changeSubmission } from '@/lib/submissions/admin/submission/changing/service';
import { mailLink } from '@/lib/submissions/links/repository';
import { KINDS } from '@/lib/submissions/kinds/kinds';
import type { SubmissionReference } from '@/lib/submissions/reference';
import { eraseStoredSubmission } from '@/lib/submissions/retention/erasure-repository';
import { storeConfirmation } from '@/lib/submissions/owner/repository';
import { newSubmission, perform, rowOf } from '@/lib/testing/admin';

import { database } from '@/lib/platform/db/client';
import { queuedSubmission, queuedSubmissions } from '@/lib/testing/queued-submissions';
import { periodOf } from './period';
import type { StatisticsSection, StatisticsValue } from './section';
import { submissionStatistics } from './service';

/** A time long past, so that nothing else is counted. */
const PERIOD = periodOf('2020-10-19', '2020-10-27');
const NOW = new Date('2026-11-26T18:00:00Z');

beforeEach(async () => {
  const db = await database();
  await db.outboxMessage.deleteMany();
  await db.submission.deleteMany();
});

const statistics = (period = PERIOD) => submissionStatistics(period, NOW);

const sectionOf = async (id: string, period = PERIOD): Promise<StatisticsSection> => {
  const { sections } = await statistics(period);
  return sections.find((section) => section.id === id)!;
};

const rowsOf = async (id: string, period = PERIOD): Promise<Record<string, StatisticsValue[]>> =>
  Object.fromEntries(
    (await sectionOf(id, period)).rows.map(([label, ...cells]) => [String(label), cells]),
  );

const headline = async (label: string, period = PERIOD) =>
  (await statistics(period)).headlines.find((each) => each.label === label)!;

const at = (text: string) => new Date(`2020-${text}Z`);

describe('requests', () => {
  test('belong to the day that it is in Germany, also when the clocks go back', async () => {
    await queuedSubmissions('contact', [
      { createdAt: at('10-24T21:59:59.999') },
      { createdAt: at('10-24T22:00') },
      // The hour from two to three comes twice.
      { createdAt: at('10-25T00:30') },
      { createdAt: at('10-25T01:30') },
      { createdAt: at('10-25T22:59:59.999') },
      { createdAt: at('10-25T23:00') },
    ]);
    const rows = await rowsOf('anfragen');
    expect(rows['24.10.2020']).toEqual([1, 0, 0, 0, 1, 0]);
    expect(rows['25.10.2020']).toEqual([4, 0, 0, 0, 4, 0]);
    expect(rows['26.10.2020']).toEqual([1, 0, 0, 0, 1, 0]);
  });

  test('of weeks, of kinds, and of the days before; none in quarantine', async () => {
    await queuedSubmissions('valuation', [
      { createdAt: at('07-15T12:00') },
      { createdAt: at('10-26T12:00') },
      { createdAt: at('10-26T12:00'), quarantine: 'honeypot' },
    ]);
    await queuedSubmission('callback', { createdAt: at('10-27T12:00') });
    await queuedSubmission('callback', { createdAt: new Date('2019-12-31T12:00Z') });
    const period = periodOf('2020-07-01', '2020-10-27');
    const weeks = await rowsOf('anfragen', period);
    expect(weeks['13.07.2020']).toEqual([1, 1, 0, 0, 0, 0]);
    expect(weeks['26.10.2020']).toEqual([2, 1, 0, 1, 0, 0]);
    const kinds = Object.values(await rowsOf('arten', periodOf('2020-10-19', '2020-10-27')));
    expect(kinds.map(([count]) => count)).toEqual([1, 0, 1, 0, 0]);
    expect(await headline('Anfragen', periodOf('2020-01-01', '2020-12-31'))).toMatchObject({
      value: '3',
      before: '1',
    });
  });

  test('come from a form or, if they are calls, from a page', async () => {
    const createdAt = at('10-26T12:00');
    await queuedSubmissions('callback', [
      { createdAt, details: { source: 'makler' } },
      { createdAt, details: { source: 'makler' } },
      { createdAt, details: { source: 'adviser' } },
    ]);
    await queuedSubmission('inquiry', { createdAt });
    expect(await rowsOf('herkunft')).toMatchObject({
      'Rückruf: Seite für Maklerbüros': [2],
      'Rückruf: KI-Beratung': [1],
      'Rückruf: Ratgeber': [0],
      'Paketanfrage von Maklerbüros': [1],
    });
  });
});

async function milestones(
  kind: string,
  name: string,
  ids: string[],
  seconds: number[],
  within: number | null = 86_400,
) {
  const db = await database();
  const rows = await db.submission.findMany({ where: { id: { in: ids } } });
  await db.milestone.createMany({
    data: ids.map((submissionId, index) => ({
      submissionId,
      name,
      kind,
      after: seconds[index]!,
      within,
      askedAt: rows.find(({ id }) => id === submissionId)!.createdAt,
    })),
  });
}

test('confirmed addresses are a part of those who were asked, whom a call without an address is not', async () => {
  const createdAt = at('10-26T12:00');
  const calls = await queuedSubmissions('callback', [
    { createdAt },
    { createdAt, email: null },
    { createdAt },
  ]);
  const leads = await queuedSubmissions('lead', [{ createdAt }, { createdAt }]);
  await milestones('callback', 'confirmed', [calls[0]!], [60], null);
  await milestones('lead', 'confirmed', leads, [60, 900_000], null);
  const rows = await rowsOf('bestaetigt');
  expect(rows.Alle).toEqual([75, 3, 4]);
  expect(await headline('Adresse bestätigt')).toMatchObject({ value: '75\u00a0%' });
});

test('a promise is kept, broken, or still to be kept', async () => {
  const createdAt = at('10-26T12:00');
  const before = at('10-12T12:00');
  const reached = await queuedSubmissions(
    'lead',
    [createdAt, createdAt, createdAt, createdAt, before].map((each) => ({
      createdAt: each,
      status: 'contacted',
    })),
  );
  await milestones('lead', 'contacted', reached, [60, 86_400, 86_401, 200_000, 30]);
  // One is past its promise, one still has time; a cancelled one is neither.
  await queuedSubmission('lead', { createdAt });
  const [open = ''] = await queuedSubmissions('lead', [
    { createdAt },
    { createdAt, status: 'cancelled' },
  ]);
  const db = await database();
  await db.submission.update({ where: { id: open }, data: { dueAt: new Date(+NOW + 1000) } });
  // One call was in vain; another is due.
  const [called = ''] = await queuedSubmissions('lead', [{ createdAt }]);
  await milestones('lead', 'contacted', [called], [600]);

  const { Alle: all, ...kinds } = await rowsOf('kontakt');
  expect(all).toEqual([50, 86_400, 5, 2, 1, 1, '']);
  expect(Object.values(kinds)[1]).toEqual([50, 86_400, 5, 2, 1, 1, '24\u00a0Stunden']);
  expect(await headline('Rechtzeitig Kontakt')).toMatchObject({
    value: '50\u00a0%',
    before: '100\u00a0%',
  });
});

test('statuses stand where they stand, and change from one to another', async () => {
  const createdAt = at('10-26T12:00');
  const [id = ''] = await queuedSubmissions('contact', [
    { createdAt, status: 'replied' },
    { createdAt, status: 'unread' },
    { createdAt, status: 'unread', quarantine: 'honeypot' },
    { createdAt: at('10-12T12:00'), status: 'unread' },
  ]);
  const db = await database();
  const change = { submissionId: id, kind: 'contact' };
  await db.statusChange.createMany({
    data: [
      { ...change, before: 'unread', after: 'read', createdAt: at('10-26T12:00') },
      { ...change, before: 'unread', after: 'read', createdAt: at('10-27T22:59') },
      { ...change, before: 'read', after: 'replied', createdAt: at('10-26T12:00') },
      { ...change, before: 'read', after: 'replied', createdAt: at('10-27T23:00') },
    ],
  });
  expect((await sectionOf('statuswechsel')).rows).toEqual([
    ['Ungelesen → Gelesen', 2, 0, 0, 0, 2, 0],
    ['Gelesen → Beantwortet', 1, 0, 0, 0, 1, 0],
  ]);
  expect(await rowsOf('stand')).toMatchObject({
    Beantwortet: [1, null, null, null, 1, null],
    Ungelesen: [1, null, null, null, 1, null],
    Ausstehend: [0, 0, 0, 0, null, 0],
  });
});

test('mails by day, by what they are about, and by what became of them', async () => {
  const submissionId = await queuedSubmission('contact');
  const db = await database();
  const mail = (status: string, template: string, createdAt: Date) => ({
    submissionId,
    status,
    template,
    createdAt,
    recipient: 'erika@beispiel.de',
  });
  const day = at('10-26T12:00');
  await db.outboxMessage.createMany({
    data: [
      mail('sent', 'reply', day),
      mail('sent', 'reply', day),
      mail('rejected', 'reply', day),
      mail('dead', 'office-notice', day),
      mail('held', 'office-notice', day),
      mail('queued', 'appointment', at('10-27T12:00')),
      mail('sent', 'reply', at('10-12T12:00')),
    ],
  });
  const days = await rowsOf('mails');
  expect(days['26.10.2020']).toEqual([4, 2, 0, 0, 1, 1, 50]);
  expect(days['27.10.2020']).toEqual([1, 0, 1, 0, 0, 0, null]);
  expect(await rowsOf('mail-anlass')).toEqual({
    'Antwort auf Ihre Anfrage': [3, 2, 0, 0, 1, 0, 33.3],
    'Hinweis an unser Büro': [1, 0, 0, 0, 0, 1, 100],
    'Einladung zum Termin': [1, 0, 1, 0, 0, 0, null],
  });
  expect(await headline('E-Mails gescheitert')).toMatchObject({
    value: '50\u00a0%',
    of: expect.stringContaining('1 warten gerade'),
    before: '0\u00a0%',
  });
});

describe('what is noted for the statistics', () => {
  const milestonesOf = async ({ id: submissionId }: SubmissionReference) =>
    (await database()).milestone.findMany({ where: { submissionId } });

  const changesOf = async ({ id: submissionId }: SubmissionReference) => {
    const db = await database();
    const rows = await db.statusChange.findMany({
      where: { submissionId },
      orderBy: { id: 'asc' },
    });
    return rows.map(({ before, after }) => `${before} → ${after}`);
  };

  const setStatus = async (submission: SubmissionReference, status: string) => {
    const { version } = await rowOf(submission);
    return changeSubmission(submission.kind, submission.id, { status, version }, { id: 1 });
  };

  async function age({ id }: SubmissionReference, seconds: number) {
    const db = await database();
    const createdAt = new Date(Date.now() - seconds * 1000);
    await db.submission.update({ where: { id }, data: { createdAt } });
  }

  test('the first call counts, with the time it took and the time that was promised', async () => {
    const lead = await newSubmission('lead');
    await age(lead, 7200);
    await perform(lead, 'calls', { outcome: 'not_reached' });
    const [first] = await milestonesOf(lead);
    expect(first).toMatchObject({ name: 'contacted', kind: 'lead', within: 86_400 });
    expect(first!.after).toBeGreaterThanOrEqual(7199);
    expect(first!.after).toBeLessThan(7260);
    await age(lead, 9000);
    await perform(lead, 'calls', { outcome: 'reached' });
    expect(await milestonesOf(lead)).toHaveLength(1);
    expect(await changesOf(lead)).toEqual(['pending → contacted']);
  });

  test('a call at a chosen time is promised for then', async () => {
    const call = await newSubmission('callback');
    const db = await database();
    const { createdAt } = await db.submission.findUniqueOrThrow({ where: { id: call.id } });
    const preferredTime = new Date(createdAt.getTime() + 3_600_000);
    await db.callback.update({ where: { submissionId: call.id }, data: { preferredTime } });
    await setStatus(call, 'contacted');
    expect(await milestonesOf(call)).toMatchObject([{ name: 'contacted', within: 3600 }]);
  });

  test('a status that is taken back leaves no first contact, but both changes', async () => {
    const lead = await newSubmission('lead');
    await setStatus(lead, 'contacted');
    expect(await milestonesOf(lead)).toHaveLength(1);
    await setStatus(lead, 'pending');
    expect(await milestonesOf(lead)).toEqual([]);
    expect(await changesOf(lead)).toEqual(['pending → contacted', 'contacted → pending']);
  });

  test('an address is confirmed once', async () => {
    const address = 'erika@beispiel.de';
    const lead = await newSubmission('lead', { email: address });
    for (const link of ['first', 'second']) {
      const { id } = await mailLink(`${lead.id}-${link}`, lead.id, address);
      await storeConfirmation(lead, id, address);
    }
    expect(await milestonesOf(lead)).toMatchObject([{ name: 'confirmed', kind: 'lead' }]);
  });

  test('what is deleted leaves nothing behind', async () => {
    const lead = await newSubmission('lead');
    await setStatus(lead, KINDS.lead.progress.done);
    await eraseStoredSubmission(lead.id, { requestedBy: 'owner' });
    expect(await milestonesOf(lead)).toEqual([]);
    expect(await changesOf(lead)).toEqual([]);
  });
});
