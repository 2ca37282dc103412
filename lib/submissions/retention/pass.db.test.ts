import { newAgency } from '@/lib/testing/agencies';
import { existsSync, utimesSync } from 'node:fs';
import { database } from '@/lib/platform/db/client';
import { SUBMISSION_KINDS } from '@/lib/submissions/kinds/kinds';
import { filedUnder } from '@/lib/submissions/reference';
import { writeMailFile } from '@/lib/testing/attached-rows';
import { setOwnFolder } from '@/lib/testing/folders';
import { queuedSubmission, queuedSubmissions } from '@/lib/testing/queued-submissions';
import { runDailyRetention, runRetention } from './pass';
import { dueFrom, type PeriodName } from '../periods';
import { emptyReport, type RetentionReport } from './steps';

setOwnFolder();

const NOW = new Date('2026-11-22T10:00:00Z');
const SIDES = { due: 0, not: 1 } as const;
/** The last moment that is due, or the first that is not. */
const from = (name: PeriodName, side: keyof typeof SIDES) =>
  new Date(dueFrom(name, NOW).getTime() + SIDES[side]);

const id = () => crypto.randomUUID();

async function oneOfEach(side: keyof typeof SIDES) {
  const db = await database();
  const createdAt = new Date('2020-01-01');
  for (const kind of SUBMISSION_KINDS)
    await queuedSubmission(kind, { updatedAt: from(kind, side) });
  await queuedSubmission('lead', { quarantine: 'honeypot', updatedAt: from('quarantine', side) });
  const submissionId = await queuedSubmission('lead', { updatedAt: NOW });
  for (const [index, ends] of [
    { expiresAt: from('link', side) },
    { expiresAt: NOW, revokedAt: from('link', side) },
    { expiresAt: createdAt, confirmedAt: createdAt },
  ].entries()) {
    const link = { submissionId, channel: 'mail', tokenHash: `${submissionId}${index}` };
    await db.ownerLink.create({ data: { id: id(), ...link, ...ends } });
  }
  await db.document.create({
    data: { submissionId, kind: 'export', revision: '', createdAt: from('exportDocument', side) },
  });
  await db.document.create({ data: { submissionId, kind: 'valuation', revision: '', createdAt } });
  const key = { scope: 'lead', submissionHash: '', resourceId: '' };
  await db.idempotencyKey.create({ data: { ...key, key: id(), createdAt: from('key', side) } });
  const expiresAt = new Date(NOW.getTime() + SIDES[side]);
  await db.rateLimitCounter.create({ data: { id: id(), count: 1, expiresAt } });
  const login = { employeeId: 1, expiresAt: NOW };
  await db.employeeSession.createMany({
    data: [
      { ...login, id: id(), endedAt: from('login', side) },
      { ...login, id: id(), expiresAt: from('login', side) },
    ],
  });
  const happened = { accountId: 1, actor: 'command', action: 'created' };
  await db.accountEvent.create({ data: { ...happened, createdAt: from('accountEvent', side) } });
  const agencyId = await newAgency();
  const lead = {
    submissionId: id(),
    agencyId,
    class: 'basic',
    priceCents: 5900,
    billing: 'single',
  };
  await db.leadOffer.createMany({
    data: ['declined', 'open'].map((state) => ({
      ...lead,
      id: id(),
      object: {},
      postalCode: '80331',
      offeredBy: 'rule',
      state,
      endsAt: from('leadOffer', side),
    })),
  });
  await db.leadFingerprint.createMany({
    data: [true, false].map((isSold) => ({
      fingerprint: id(),
      submissionId,
      isSold,
      createdAt: from('soldLead', side),
    })),
  });
  const letter = { template: 'agency-login', recipient: 'buero@beispiel.de', payload: {} };
  await db.outboxMessage.createMany({
    data: ['sent', 'queued'].map((status) => ({
      ...letter,
      status,
      createdAt: from('officeMail', side),
      nextAttemptAt: NOW,
    })),
  });
  await db.agencyLogin.create({
    data: { id: id(), agencyId, expiresAt: from('officeLogin', side) },
  });
  const file = writeMailFile(id(), 'Guten Tag');
  utimesSync(file, NOW, from('mailFile', side));
  return file;
}

async function erasedSubmissions(side: keyof typeof SIDES) {
  const db = await database();
  const gone = () => filedUnder({ kind: 'lead', id: id() });
  const [mailed, waiting, silent] = [gone(), gone(), gone()];
  for (const submission of [mailed, waiting, ...(side === 'due' ? [silent] : [])]) {
    await db.erasure.create({ data: { ...submission, requestedBy: 'owner', erasedAt: NOW } });
    await db.submissionEvent.create({
      data: { ...submission, actor: 'visitor', action: 'erased' },
    });
  }
  const mail = { template: 'deletion-confirmation', recipient: 'erika@beispiel.de' };
  const [createdAt, status] = [from('confirmation', side), side === 'due' ? 'sent' : 'queued'];
  await db.outboxMessage.createMany({
    data: [
      { ...mail, erasedId: mailed.submissionId, status, createdAt: NOW },
      { ...mail, erasedId: waiting.submissionId, status: 'queued', createdAt },
    ],
  });
}

const ALL_ONCE: RetentionReport = {
  valuation: 1,
  lead: 1,
  callback: 1,
  contact: 1,
  inquiry: 1,
  quarantined: 1,
  ownerLink: 2,
  exportDocument: 1,
  idempotencyKey: 1,
  rateLimitCounter: 1,
  employeeSession: 2,
  accountEvent: 1,
  leadFingerprint: 1,
  leadOffer: 1,
  outboxMessage: 1,
  agencyLogin: 1,
  mailFile: 1,
  confirmation: 2,
  consentRecord: 0,
  consentUse: 0,
  submissionEvent: 1,
  erasure: 1,
};

test('nothing is deleted a millisecond before its period ends', async () => {
  const file = await oneOfEach('not');
  await erasedSubmissions('not');
  expect(await runRetention(NOW, { dryRun: true })).toEqual(emptyReport());
  expect(await runRetention(NOW, { dryRun: false })).toEqual(emptyReport());
  expect(existsSync(file)).toBe(true);
});

test('a run on trial deletes nothing and tells what the next one deletes', async () => {
  const file = await oneOfEach('due');
  await erasedSubmissions('due');
  expect(await runRetention(NOW, { dryRun: true })).toEqual(ALL_ONCE);
  expect(await runRetention(NOW, { dryRun: true })).toEqual(ALL_ONCE);
  expect(existsSync(file)).toBe(true);
  expect(await runRetention(NOW, { dryRun: false })).toEqual(ALL_ONCE);
  expect(existsSync(file)).toBe(false);
});

test('what submissions leave behind goes with the next run, where nothing has to be proved', async () => {
  const db = await database();
  expect(await db.erasure.count({ where: { requestedBy: 'retention' } })).toBe(6);
  const due = { ...emptyReport(), erasure: 8, submissionEvent: 8 };
  expect(await runRetention(NOW, { dryRun: true })).toEqual(due);
  expect(await runRetention(NOW, { dryRun: false })).toEqual(due);
  expect(await runRetention(NOW, { dryRun: false })).toEqual(emptyReport());
});

test('more than a batch goes in one run', async () => {
  const updatedAt = from('callback', 'due');
  await queuedSubmissions(
    'callback',
    Array.from({ length: 105 }, () => ({ updatedAt })),
  );
  expect((await runRetention(NOW, { dryRun: false })).callback).toBe(105);
});

test('of several processes one does the day, and after a failure another within the hour', async () => {
  const db = await database();
  // Today: the process deletes counters of earlier days by its own clock.
  const hour = (hours: number) => new Date(new Date().setUTCHours(10 + hours, 0, 0, 0));
  await db.$executeRawUnsafe('ALTER TABLE "Document" RENAME TO "Elsewhere"');
  await expect(runDailyRetention(hour(0))).rejects.toThrow();
  await db.$executeRawUnsafe('ALTER TABLE "Elsewhere" RENAME TO "Document"');
  expect(await runDailyRetention(hour(0))).toBeUndefined();
  const runs = await Promise.all([1, 1, 1].map((hours) => runDailyRetention(hour(hours))));
  expect(runs.filter(Boolean)).toHaveLength(1);
  expect(await runDailyRetention(hour(2))).toBeUndefined();
  expect(await runDailyRetention(hour(24))).toBeDefined();
});
