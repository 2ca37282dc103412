import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { contactForm } from '@/lib/submissions/kinds/contact';
import { contactBody } from '@/lib/testing/contact-factory';
import { sendAction } from '@/lib/testing/send-action';
import { valuationBody } from '@/lib/testing/valuation-factory';
import {
  ask,
  cookieOfLogin,
  newVisitor,
  post,
  startCluster,
  type Cluster,
} from '../support/cluster';
import { query } from '../support/database';
import { startMailbox, type Mailbox } from '../support/mailbox';
import type { Portal } from '../support/portal';
import { ENV } from '../support/test';

const ARTICLE = '/ratgeber/energieausweis';
const TAKEN_AWAY = '/ratgeber/geerbtes-haus';
const OFFICE = 'buero@wohnlotse.example';
const AGENCY = 'ida@isar.example';

let mailbox: Mailbox;
let cluster: Cluster;

test.beforeAll(async () => {
  mailbox = await startMailbox();
  const env = { ...ENV, RATE_LIMIT: 'on', SMTP_URL: mailbox.url, COMPANY_EMAIL: OFFICE };
  cluster = await startCluster(env);
});
test.afterAll(async () => {
  await cluster.stop();
  await mailbox.stop();
});

const both = () => cluster.portals;
const alternately = (number: number) => both()[number % 2] as Portal;
const count = async (sql: string) => Number((await query(both()[0], sql))[0]?.count);

const isKnown = async ({ url }: Portal, Cookie: string) =>
  (await fetch(`${url}/api/employee/me`, { headers: { Cookie } })).status;

test('what one address sends to both counts together', async () => {
  const { limit, window } = contactForm.rule;
  // From the beginning of a counting window.
  const left = window * 1000 - (Date.now() % (window * 1000));
  await Promise.all(both().map((portal) => portal.passTime(left)));
  const headers = { visitor: newVisitor() };
  const send = async (number: number) =>
    (await post(alternately(number), '/api/contact-requests', contactBody(), headers)).status;
  for (let number = 0; number < limit; number++) expect(await send(number)).toBe(201);
  expect(await Promise.all([send(0), send(1)])).toEqual([429, 429]);
});

test('a login at one is a login at the other, and so is its end', async () => {
  const [first, second] = both();
  const cookie = await cookieOfLogin(first);
  expect(await isKnown(second, cookie)).toBe(200);
  await post(first, '/api/employee/logout', {}, { Cookie: cookie });
  expect(await isKnown(second, cookie)).toBe(401);
});

test('an account that is shut out by the command is known to neither at once', async () => {
  const [first, second] = both();
  const email = 'aushilfe@wohnlotse.example';
  const employee = (action: string) =>
    execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/employee/run.ts', action, email], {
      env: { ...process.env, DATABASE_URL: first.databaseUrl },
      encoding: 'utf8',
    });
  const [, password = ''] = /Password.*: (\S+)/.exec(employee('add')) ?? [];
  const cookie = await cookieOfLogin(second, { email, password });
  const known = () => Promise.all(both().map((portal) => isKnown(portal, cookie)));
  // A known login, which must first change its password.
  expect(await known()).toEqual([403, 403]);
  employee('disable');
  expect(await known()).toEqual([401, 401]);
});

test('an agency opens its link at one, is let in by both, and by neither once it has left', async () => {
  const [first, second] = both();
  await query(
    first,
    `INSERT INTO "Agency" ("id", "office", "contactName", "email", "state", "updatedAt")
     VALUES ('${randomUUID()}', 'Isar', 'Ida Makler', '${AGENCY}', 'active', CURRENT_TIMESTAMP)`,
  );
  await sendAction(first.url, 'requestLoginAction', { email: AGENCY });
  const { text = '' } = await mailbox.read(AGENCY, /./);
  const token = /\/makler\/anmelden\/([\w.-]+)/.exec(text)?.[1];
  const open = ({ url }: Portal) => sendAction(url, 'logInAction', { token });
  const opened = await Promise.all([open(first), open(second)]);
  expect(opened.map(({ status }) => status).sort()).toEqual([200, 404]);
  const cookie = opened.map((answer) => answer.cookie).join('');
  const letIn = () =>
    Promise.all(
      both().map(async ({ url }) => {
        const path = `${url}/makler/bereich/leads.csv`;
        return (await fetch(path, { headers: { Cookie: cookie } })).status;
      }),
    );
  expect(await letIn()).toEqual([200, 200]);
  await sendAction(second.url, 'logOutAction', {}, cookie);
  expect(await letIn()).toEqual([401, 401]);
});

test('a form that reaches both at once under one key is one request', async () => {
  const name = `Doppelt ${randomUUID()}`;
  const headers = { 'Idempotency-Key': randomUUID(), visitor: newVisitor() };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      post(alternately(number), '/api/valuation-requests', valuationBody({ name }), headers),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  const ids = await Promise.all(answers.map(async (one) => (await one.json()).valuationRequest.id));
  expect(new Set(ids).size).toBe(1);
  expect(await count(`SELECT COUNT(*) AS count FROM "Submission" WHERE "name" = '${name}'`)).toBe(
    1,
  );
});

test('each mail is sent once, though both send', async () => {
  const emails = Array.from({ length: 20 }, () => `${randomUUID()}@example.org`);
  const answers = await Promise.all(
    emails.map((email, number) =>
      post(alternately(number), '/api/contact-requests', contactBody({ email })),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 201));
  const sent = () => mailbox.mails.map(({ to }) => to).filter((to) => emails.includes(to));
  await mailbox.until(() => new Set(sent()).size === emails.length);
  const QUEUED = `SELECT COUNT(*) AS count FROM "OutboxMessage" WHERE "status" = 'queued'`;
  await expect.poll(() => count(QUEUED)).toBe(0);
  expect(sent()).toHaveLength(emails.length);
});

test('an edited article, and that one is gone, are shown by both and by nginx', async () => {
  const { front } = cluster;
  const servers = front ? [...both(), front] : both();
  const title = `Titel ${randomUUID()}`;
  const seen = () =>
    Promise.all(
      servers.map(async (server) => {
        const { text } = await ask(server, ARTICLE);
        return [text.includes(title), (await ask(server, TAKEN_AWAY)).status];
      }),
    );
  expect(await seen()).toEqual(servers.map(() => [false, 200]));
  await query(
    both()[0],
    `UPDATE "MarketArticle" SET "title" = '${title}', "createdAt" = CURRENT_TIMESTAMP WHERE "slug" = 'energieausweis'`,
  );
  await query(both()[0], `DELETE FROM "MarketArticle" WHERE "slug" = 'geerbtes-haus'`);
  // nginx's clock runs on.
  await Promise.all(both().map((portal) => portal.passTime(45_000)));
  await expect.poll(seen, { timeout: 180_000 }).toEqual(servers.map(() => [true, 404]));
});
