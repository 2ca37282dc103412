import { expect, test } from '@playwright/test';
import { contactBody } from '@/lib/testing/contact-factory';
import { startMailServer, type MailServer } from '@/lib/testing/mail-server';
import { query } from '../support/database';
import { startPortal, type Portal, type Provider } from '../support/portal';
import { postJson } from '../support/post';

const OFFICE = 'buero@wohnlotse.example';
const PROVIDERS: Provider[] = ['sqlite', 'postgresql'];

const envFor = ({ url }: MailServer) => ({
  SMTP_URL: url,
  COMPANY_EMAIL: OFFICE,
  RATE_LIMIT: 'off',
});

async function write(portal: Portal, email: string): Promise<void> {
  const response = await postJson(portal, '/api/contact-requests', contactBody({ email }));
  expect(response.status).toBe(201);
}

const visitors = (name: string, count: number) =>
  Array.from({ length: count }, (_, number) => `${name}-${number}@example.org`);

const writeMany = (portal: Portal, emails: string[]) =>
  Promise.all(emails.map((email) => write(portal, email)));

const letTimePass = (portal: Portal) => {
  const past = portal.databaseUrl.startsWith('file:') ? '0' : `'2020-01-01'`;
  const set = `"nextAttemptAt" = ${past}, "leaseUntil" = CASE WHEN "leaseUntil" IS NULL THEN NULL ELSE ${portal.databaseUrl.startsWith('file:') ? past : `TIMESTAMP ${past}`} END`;
  return query(portal, `UPDATE "OutboxMessage" SET ${set} WHERE "status" = 'queued'`);
};

const statuses = async (portal: Portal) => {
  const rows = await query(
    portal,
    'SELECT "status", CAST(COUNT(*) AS INTEGER) AS "count" FROM "OutboxMessage" GROUP BY "status"',
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
};

const leases = async (portal: Portal) => {
  const [row] = await query(
    portal,
    'SELECT COUNT(*) AS "count" FROM "OutboxMessage" WHERE "leaseToken" IS NOT NULL',
  );
  return Number(row?.count);
};

const distinct = ({ mails }: MailServer) => new Set(mails.map(({ messageId }) => messageId)).size;

for (const provider of PROVIDERS) {
  test.describe(provider, () => {
    let server: MailServer;
    let portal: Portal;

    test.beforeAll(async () => {
      server = await startMailServer();
      portal = await startPortal({ provider, env: envFor(server) });
    });
    test.afterAll(async () => {
      server.release();
      await portal.stop();
      await server.stop();
    });

    test('a request is answered while the mail server keeps silent', async () => {
      server.answer(() => 'hang');
      await write(portal, 'erster-besuch@example.org');
      await server.until(() => server.held === 2);
      await writeMany(portal, visitors('besuch', 40));
      // Answered although the first mails still wait.
      expect(server.held).toBe(2);
      server.answer(() => 'accept');
      server.release();
      await server.until(() => distinct(server) === 82);
      await expect.poll(() => statuses(portal)).toEqual({ sent: 82 });
    });

    test('a server killed in mid-send sends that one mail again, as the same one', async () => {
      const { sent = 0 } = await statuses(portal);
      const [all, different] = [server.mails.length, distinct(server)];
      const emails = visitors('zweimal', 8);
      server.answer((to) => (to === emails[3] ? 'hang' : 'accept'));
      await writeMany(portal, emails);
      await server.until(() => server.held === 1);
      await expect.poll(() => leases(portal)).toBe(1);
      await portal.kill();
      server.release();
      server.answer(() => 'accept');
      await letTimePass(portal);
      await portal.restart();
      await server.until(() => distinct(server) === different + 16);
      await server.until(() => server.mails.length === all + 17);
      const twice = server.mails.filter(({ to }) => to === emails[3]);
      expect(twice).toHaveLength(2);
      expect(twice[0]?.messageId).toBe(twice[1]?.messageId);
      await expect.poll(() => statuses(portal)).toEqual({ sent: sent + 16 });
    });
  });
}
