import { expect, test } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { query } from '../support/database';
import { startPortal, type Portal, type Provider } from '../support/portal';
import { postJson } from '../support/post';

const HEALTH_TOKEN = 'for-those-who-watch-the-portal';
const LINK = 'a-link-that-leads-to-a-request-of-somebody0';
const PRIVATE = ['Erika', 'Beispiel', 'beispiel.de', '1234567', 'Einliegerwohnung', LINK, 'geheim'];

async function startCollector() {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(Buffer.concat(chunks).toString());
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

type Collector = Awaited<ReturnType<typeof startCollector>>;

const askMetrics = (portal: Portal, token?: string) =>
  fetch(`${portal.url}/metrics`, { headers: token ? { Authorization: `Bearer ${token}` } : {} });

async function measured(portal: Portal): Promise<Map<string, number>> {
  const lines = (await (await askMetrics(portal, HEALTH_TOKEN)).text()).split('\n');
  const values = lines.filter((line) => line && !line.startsWith('#'));
  return new Map(
    values.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

async function visit(portal: Portal): Promise<string | null> {
  const response = await postJson(portal, '/api/valuation-requests', valuationBody());
  expect(response.status).toBe(201);
  const { valuationRequest } = (await response.json()) as { valuationRequest: { id: string } };
  await (await postJson(portal, '/api/chat', { message: 'Was kostet ein Makler?' })).text();
  await (await fetch(`${portal.url}/bewertung/${valuationRequest.id}?von=geheim`)).text();
  await (await fetch(`${portal.url}/anfrage/${LINK}?von=geheim`)).text();
  return response.headers.get('x-request-id');
}

const logged = (portal: Portal): Record<string, unknown>[] =>
  portal.output
    .split('\n')
    // The last line may still be on its way.
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

for (const provider of ['sqlite', 'postgresql'] satisfies Provider[]) {
  test.describe(provider, () => {
    test.describe.configure({ mode: 'serial' });
    let collector: Collector;
    let portal: Portal;

    test.beforeAll(async () => {
      collector = await startCollector();
      const env = {
        RATE_LIMIT: 'off',
        HEALTH_TOKEN,
        LOG_LEVEL: 'info',
        TRUSTED_PROXIES: 'loopback',
        COMPANY_EMAIL: 'buero@wohnlotse.example',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_BSP_SCHEDULE_DELAY: '50',
      };
      portal = await startPortal({ provider, env });
    });
    test.afterAll(async () => {
      await portal.stop();
      await collector.stop();
    });

    test('a form is counted, and its request named from the answer to the outbox and the log', async () => {
      const before = await measured(portal);
      const id = await visit(portal);
      expect(id).toMatch(/^[\w-]{12}$/);

      const now = await measured(portal);
      const risen = (name: string) => (now.get(name) ?? 0) - (before.get(name) ?? 0);
      expect(risen('portal_posts_stored_total{kind="valuation"}')).toBe(1);
      expect(risen('portal_adviser_answers_total{outcome="answered"}')).toBe(1);
      const post = 'method="POST",route="/api/valuation-requests",status="2xx"';
      expect(risen(`portal_http_request_duration_seconds_count{${post}}`)).toBe(1);
      expect(now.get('portal_db_up')).toBe(1);
      expect(now.get('portal_outbox_mails{status="queued"}')).toBe(2);
      expect(now.get('portal_outbox_oldest_seconds')).toBeGreaterThan(0);

      const mails = await query(portal, 'SELECT "correlationId" FROM "OutboxMessage"');
      expect(mails).toEqual([{ correlationId: id }, { correlationId: id }]);

      const access = { level: 'info', msg: 'Request', requestId: id, status: 201 };
      const route = '/api/valuation-requests';
      await expect
        .poll(() => logged(portal))
        .toContainEqual(expect.objectContaining({ ...access, route }));
      const tried = { level: 'warn', requestId: id, mail: expect.any(String) };
      await expect.poll(() => logged(portal)).toContainEqual(expect.objectContaining(tried));
      for (const text of PRIVATE) expect(portal.output).not.toContain(text);
    });

    test('traces tell of pages, statements and mails, and of no one', async () => {
      await visit(portal);
      const spans = () => collector.received.join('\n');
      await expect.poll(spans).toContain('"name":"POST /api/valuation-requests"');
      await expect.poll(spans).toContain('"name":"mail"');
      await expect.poll(spans).toContain('INSERT INTO \\"OutboxMessage\\"');
      await expect.poll(spans).toContain('/bewertung/[id]');
      await expect.poll(spans).toContain('/anfrage/[token]');
      for (const text of [...PRIVATE, portal.url]) expect(spans()).not.toContain(text);
      const [row] = await query(portal, 'SELECT "id" FROM "Submission"');
      expect(spans()).not.toContain(String(row?.id));
    });

    test('without a token nothing is shown', async () => {
      for (const token of [undefined, 'another-token-of-somebody']) {
        const response = await askMetrics(portal, token);
        expect([response.status, await response.text()]).toEqual([404, '']);
      }
    });

    test('a request keeps the name that a trusted proxy gave it, unless that could do harm', async () => {
      const named = async (given: string) =>
        (
          await fetch(`${portal.url}/api/health`, { headers: { 'X-Request-Id': given } })
        ).headers.get('x-request-id');
      expect(await named('from-the-proxy')).toBe('from-the-proxy');
      expect(await named('"}{"level":"error"')).toMatch(/^[\w-]{12}$/);
    });

    test('what is kept for everybody names no one’s request', async () => {
      const page = () => fetch(`${portal.url}/datenschutz`);
      const count = async () =>
        (await measured(portal)).get(
          'portal_http_request_duration_seconds_count{method="GET",route="kept",status="2xx"}',
        ) ?? 0;
      await (await page()).text();
      const before = await count();
      await expect
        .poll(async () => {
          const response = await page();
          await response.text();
          return response.headers.get('x-request-id');
        })
        .toBeNull();
      expect(await count()).toBeGreaterThan(before);
    });
  });
}

test('a stranger names no request, and no one sees the figures where no token is set', async () => {
  const portal = await startPortal({ provider: 'sqlite' });
  const headers = { 'X-Request-Id': 'from-a-stranger', Authorization: 'Bearer undefined' };
  const response = await fetch(`${portal.url}/metrics`, { headers });
  expect(response.status).toBe(404);
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
  await portal.stop();
});
