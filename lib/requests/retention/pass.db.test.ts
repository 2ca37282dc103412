import { newAgent } from '@/lib/testing/agents';
import { existsSync, utimesSync } from 'node:fs';
import { database } from '@/lib/platform/db/client';
import { REQUEST_KINDS } from '@/lib/requests/kinds/kinds';
import { filedUnder } from '@/lib/requests/reference';
import { writeMailFile } from '@/lib/testing/attached-rows';
import { setOwnFolder } from '@/lib/testing/own-folder';
import { queuedRequest, queuedRequests } from '@/lib/testing/queued-requests';
import { setSecret } from '@/lib/testing/secret';
import { runDailyRetention, runRetention } from './pass';
import { dueFrom, type PeriodName } from '../periods';
import { emptyReport, type RetentionReport } from './steps';

setSecret();
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
  for (const kind of REQUEST_KINDS) await queuedRequest(kind, { updatedAt: from(kind, side) });
  await queuedRequest('lead', { quarantine: 'honeypot', updatedAt: from('quarantine', side) });
  const requestId = await queuedRequest('lead', { updatedAt: NOW });
  for (const [index, ends] of [
    { expiresAt: from('link', side) },
    { expiresAt: NOW, revokedAt: from('link', side) },
    { expiresAt: createdAt, confirmedAt: createdAt },
  ].entries()) {
    const link = { requestId, channel: 'mail', tokenHash: `${requestId}${index}` };
    await db.ownerLink.create({ data: { id: id(), ...link, ...ends } });
  }
  await db.document.create({
    data: { requestId, kind: 'export', revision: '', createdAt: from('exportDocument', side) },
  });
  await db.document.create({ data: { requestId, kind: 'valuation', revision: '', createdAt } });
  const key = { scope: 'lead', requestHash: '', resourceId: '' };
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
  const agentId = await newAgent();
  const lead = { requestId: id(), agentId, class: 'basic', priceCents: 5900, billing: 'single' };
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
  await db.leadMark.createMany({
    data: [true, false].map((isSold) => ({
      mark: id(),
      requestId,
      isSold,
      createdAt: from('soldLead', side),
    })),
  });
  const letter = { template: 'agent-login', recipient: 'buero@beispiel.de', payload: {} };
  await db.outboxMessage.createMany({
    data: ['sent', 'queued'].map((status) => ({
      ...letter,
      status,
      createdAt: from('officeMail', side),
      nextAttemptAt: NOW,
    })),
  });
  await db.agentLogin.create({
    data: { id: id(), agentId, expiresAt: from('officeLogin', side) },
  });
  const file = writeMailFile(id(), 'Guten Tag');
  utimesSync(file, NOW, from('mailFile', side));
  return file;
}

async function erasedRequests(side: keyof typeof SIDES) {
  const db = await database();
  const gone = () => filedUnder({ kind: 'lead', id: id() });
  const [mailed, waiting, silent] = [gone(), gone(), gone()];
  for (const request of [mailed, waiting, ...(side === 'due' ? [silent] : [])]) {
    await db.erasure.create({ data: { ...request, requestedBy: 'owner', erasedAt: NOW } });
    await db.requestEvent.create({ data: { ...request, actor: 'visitor', action: 'erased' } });
  }
  const mail = { template: 'deletion-confirmation', recipient: 'erika@beispiel.de' };
  const [createdAt, status] = [from('confirmation', side), side === 'due' ? 'sent' : 'queued'];
  await db.outboxMessage.createMany({
    data: [
      { ...mail, erasedId: mailed.requestId, status, createdAt: NOW },
      { ...mail, erasedId: waiting.requestId, status: 'queued', createdAt },
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
  leadMark: 1,
  leadOffer: 1,
  outboxMessage: 1,
  agentLogin: 1,
  mailFile: 1,
  confirmation: 2,
  consentRecord: 0,
  consentUse: 0,
  requestEvent: 1,
  erasure: 1,
};

test('nothing is deleted a millisecond before its period ends', async () => {
  const file = await oneOfEach('not');
  await erasedRequests('not');
  expect(await runRetention(NOW, { dryRun: true })).toEqual(emptyReport());
  expect(await runRetention(NOW, { dryRun: false })).toEqual(emptyReport());
  expect(existsSync(file)).toBe(true);
});

test('a run on trial deletes nothing and tells what the next one deletes', async () => {
  const file = await oneOfEach('due');
  await erasedRequests('due');
  expect(await runRetention(NOW, { dryRun: true })).toEqual(ALL_ONCE);
  expect(await runRetention(NOW, { dryRun: true })).toEqual(ALL_ONCE);
  expect(existsSync(file)).toBe(true);
  expect(await runRetention(NOW, { dryRun: false })).toEqual(ALL_ONCE);
  expect(existsSync(file)).toBe(false);
});

test('what requests leave behind goes with the next run, where nothing has to be proved', async () => {
  const db = await database();
  expect(await db.erasure.count({ where: { requestedBy: 'retention' } })).toBe(6);
  const due = { ...emptyReport(), erasure: 8, requestEvent: 8 };
  expect(await runRetention(NOW, { dryRun: true })).toEqual(due);
  expect(await runRetention(NOW, { dryRun: false })).toEqual(due);
  expect(await runRetention(NOW, { dryRun: false })).toEqual(emptyReport());
});

test('more than a batch goes in one run', async () => {
  const updatedAt = from('callback', 'due');
  await queuedRequests(
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
