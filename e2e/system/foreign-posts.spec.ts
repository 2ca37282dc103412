import { expect, test } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import { KNOWN_ENV, makeKnown } from '@/lib/testing/known';
import { leadBody } from '@/lib/testing/lead-factory';
import { startMailServer } from '@/lib/testing/mail-server';
import { listActions } from '@/lib/testing/send-action';
import { query } from '../support/database';
import { startPortal, type Portal } from '../support/portal';
import { hiddenFields } from '../support/post';

let portal: Portal;

test.beforeAll(async () => {
  portal = await startPortal({ provider: 'sqlite', env: { RATE_LIMIT: 'off' } });
});
test.afterAll(() => portal.stop());

const leads = () => query(portal, 'SELECT "id", "name", "repeatOf" FROM "Submission"');
const origins = (id: unknown) =>
  query(portal, `SELECT DISTINCT "origin" FROM "ConsentRecord" WHERE "submissionId" = '${id}'`);

async function sendForm(headers: Record<string, string>, answers = leadBody()) {
  const html = await (await fetch(`${portal.url}/verkaufen`)).text();
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...hiddenFields(html), ...answers })) {
    form.set(name, String(value));
  }
  const response = await fetch(`${portal.url}/verkaufen`, { method: 'POST', body: form, headers });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  return { status: response.status, cookie, text: await response.text() };
}

const CROSS = { 'Sec-Fetch-Site': 'cross-site' };
const OWN = () => ({ Origin: portal.url, 'Sec-Fetch-Site': 'same-origin' });

test('a plain form from elsewhere is refused in German, and nothing is stored', async () => {
  const before = await leads();
  const https = portal.url.replace('http:', 'https:');
  const foreign: Record<string, string>[] = [
    { Origin: 'null', ...CROSS },
    { Origin: 'null' },
    { Origin: 'https://angreifer.example', ...CROSS },
    { Origin: 'https://angreifer.example' },
    { Origin: https },
    { ...CROSS },
    { 'Sec-Fetch-Site': 'same-site' },
    { Referer: 'https://angreifer.example/formular' },
  ];
  for (const headers of foreign) {
    const { status, cookie, text } = await sendForm(headers);
    expect([400, 403], JSON.stringify(headers)).toContain(status);
    expect(text).toMatch(/kam nicht von unserer Website|konnte nicht gelesen werden/);
    expect(cookie).toBeUndefined();
  }
  expect(await leads()).toEqual(before);
});

test('a plain form from our own page is stored in every browser, with where it came from', async () => {
  const cases: [Record<string, string>, string][] = [
    [OWN(), portal.url],
    [{ ...OWN(), Origin: 'null' }, 'same-origin'],
    [{ Origin: portal.url }, portal.url],
    [{ Referer: `${portal.url}/verkaufen` }, 'none'],
    [{}, 'none'],
  ];
  for (const [index, [headers, origin]] of cases.entries()) {
    const name = `Erika ${'abcde'[index]}`;
    const { status, cookie } = await sendForm(headers, leadBody({ name }));
    expect([headers, status]).toEqual([headers, 200]);
    expect(cookie).toMatch(/^wohnlotse-anfrage=lead\./);
    const stored = (await leads()).filter((lead) => lead.name === name);
    expect(stored).toHaveLength(1);
    expect(await origins(stored[0]?.id)).toEqual([{ origin }]);
  }
});

test('the same plain form twice is one lead for the browser that sent it, and two for a stranger', async () => {
  const answers = leadBody({ name: 'Erika Zweimal' });
  const mine = async () => (await leads()).filter(({ name }) => name === 'Erika Zweimal');
  const first = await sendForm(OWN(), answers);
  const again = await sendForm({ ...OWN(), Cookie: first.cookie ?? '' }, answers);
  expect(again.status).toBe(200);
  expect(await mine()).toHaveLength(1);
  const [{ id } = {}] = await mine();
  const stranger = await sendForm(OWN(), answers);
  expect(stranger.cookie).not.toContain(String(id));
  expect(await mine()).toContainEqual(expect.objectContaining({ repeatOf: id }));
});

test('no form that works without scripts does anything for a foreign page', async () => {
  const mails = await startMailServer();
  const env = { RATE_LIMIT: 'off', SMTP_URL: mails.url, ...KNOWN_ENV };
  const whole = await startPortal({ provider: 'sqlite', env });
  const { forms, cookies } = await makeKnown(whole.url, mails);
  const traces = () =>
    query(
      whole,
      `SELECT (SELECT COUNT(*) FROM "SubmissionEvent") AS "events", (SELECT COUNT(*) FROM "OutboxMessage") AS "mails", (SELECT COUNT(*) FROM "Submission") AS "requests", (SELECT COUNT(*) FROM "Agency") AS "offices"`,
    );
  const before = await traces();
  const named = listActions().map(({ id, path }) => ({
    path,
    who: path.startsWith('/makler') ? ('office' as const) : ('employee' as const),
    fields: {
      $ACTION_REF_1: '',
      '$ACTION_1:0': JSON.stringify({ id, bound: '$@1' }),
      '$ACTION_1:1': '[{"values":{},"fields":{}}]',
    },
  }));
  expect(named.length).toBeGreaterThan(50);
  for (const { path, who, fields } of [...forms, ...named]) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    for (const headers of [CROSS, { Origin: 'https://angreifer.example' }, { Origin: 'null' }]) {
      const response = await fetch(whole.url + path, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { ...headers, cookie: cookies[who as 'office'] ?? '' } as HeadersInit,
      });
      const where = `${path} by ${who} ${JSON.stringify(headers)}`;
      expect([400, 403], where).toContain(response.status);
      expect(response.headers.getSetCookie(), where).toEqual([]);
    }
  }
  expect(await traces()).toEqual(before);
  await whole.stop();
  await mails.stop();
});

test.describe('a foreign page in a browser', () => {
  let elsewhere: Server;
  let address = '';

  test.beforeAll(async () => {
    const json = JSON.stringify(leadBody({ name: 'Max Geschickt' })).slice(0, -1);
    // As text/plain, the field's name, an equals sign and its value are valid JSON.
    const name = `${json},"x":"`.replaceAll('"', '&quot;');
    const page = (action: string) => `<!doctype html><title>Fremd</title>
      <form method="post" enctype="text/plain" action="${portal.url}${action}">
      <input name="${name}" value='"}'><button>Gewinnen</button></form>`;
    elsewhere = createServer((request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      // A sandbox hides its origin.
      if (request.url === '/sandbox') {
        response.setHeader('Content-Security-Policy', 'sandbox allow-forms');
      }
      response.end(page('/api/ad-leads'));
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const at = elsewhere.address();
    address = `http://localhost:${typeof at === 'object' ? at?.port : 0}`;
  });
  test.afterAll(() => elsewhere.close());

  for (const path of ['/', '/sandbox']) {
    test(`stores nothing and plants no cookie: ${path}`, async ({ page, context }) => {
      const before = await leads();
      await page.goto(`${address}${path}`);
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        page.getByRole('button').click(),
      ]);
      expect(answer.status()).toBe(403);
      expect(await leads()).toEqual(before);
      expect(await context.cookies(portal.url)).toEqual([]);
    });
  }
});
