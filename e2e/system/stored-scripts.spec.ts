import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { getDocumentProxy } from 'unpdf';
import { propertiesOf } from '@/lib/platform/calendar/read.fixture';
import { readCsv } from '@/lib/platform/format/read-csv.fixture';
import { DASHBOARD_LISTS } from '@/lib/submissions/admin/queue/search-params';
import { KINDS, SUBMISSION_KINDS } from '@/lib/submissions/kinds/kinds';
import { KNOWN_ENV, makeKnown } from '@/lib/testing/known';
import { startMailServer, type MailServer } from '@/lib/testing/mail-server';
import { ADDRESSES } from '@/lib/testing/posted-bodies';
import { formatInTimeZone } from '../support/german-time';
import { look, open, watchHarm } from '../support/harm';
import { asRead, HOSTILE_LINES } from '../support/hostile-texts';
import { type Visit, visit } from '../support/hostile-visit';
import { startPortal, type Portal } from '../support/portal';
import { slowDown } from '../support/test';

/** Choices, counts and digits: fields without free text. */
const CHOSEN =
  'address agencyId area areas asOf assigned at attempts channel class condition contactConsent decision image isByHand isOwner marketingConsent minutes outcome package partnerConsent passageId phone postalArea postalCode preferredTime privacyConsent propertyType reason requests role rooms shownTo singleOrders slug source state status talkedAt timeline value yearBuilt';

/** The adviser matches these, but does not show them. */
const UNSEEN = ['/addPassageAction questions'];

const HEADERS =
  'auto-submitted content-type date from message-id mime-version reply-to subject to x-auto-response-suppress';

const PROPERTIES =
  'BEGIN VERSION PRODID CALSCALE METHOD BEGIN UID SEQUENCE DTSTAMP DTSTART DTEND SUMMARY LOCATION DESCRIPTION STATUS ORGANIZER ATTENDEE END END'.split(
    ' ',
  );

let portal: Portal;
let mails: MailServer;
let software: Server;
const delivered: string[] = [];
const visits: Visit[] = [];

test.beforeAll(async () => {
  software = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      delivered.push(body);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  mails = await startMailServer();
  const env = {
    RATE_LIMIT: 'off',
    WEBHOOK_PRIVATE: 'on',
    SMTP_URL: mails.url,
    ...KNOWN_ENV,
    COMPANY_EMAIL: 'buero@wohnlotse.example',
  };
  portal = await startPortal({ provider: 'sqlite', env });
  const known = await makeKnown(portal.url, mails);
  const url = `http://127.0.0.1:${(software.address() as AddressInfo).port}/`;
  for (const round of HOSTILE_LINES.keys()) {
    visits.push(await visit(portal, { known, mails, software: url }, round));
  }
});
test.afterAll(async () => {
  await portal.stop();
  await mails.stop();
  software.close();
});

const texts = (where: RegExp) =>
  visits.flatMap(({ typed }) => typed.filter((each) => where.test(each.where)));

function filled(route: string, { names, tokens }: Visit): string[] {
  const kinds = SUBMISSION_KINDS.map((kind) => ({ ...KINDS[kind], kind, id: names[kind] ?? '' }));
  if (route.includes('[type]')) {
    return kinds.map(({ kind, id }) => route.replace('[type]', kind).replace('[id]', id));
  }
  if (route.includes('export/[list]'))
    return kinds.map(({ list }) => route.replace('[list]', list));
  if (route.endsWith('[list]')) {
    return kinds.map(({ kind, list, id }) => {
      const isTab = DASHBOARD_LISTS.some((name) => name === kind);
      return route.replace('/[list]', `${isTab ? `?liste=${list}&` : `/${list}?`}anfrage=${id}`);
    });
  }
  if (route.startsWith('/anfrage/[token]')) {
    return Object.values(tokens).map((token) => route.replace('[token]', token));
  }
  if (route.includes('/fassungen/')) {
    return [route.replace('[id]', names.guide ?? '').replace('[number]', '1')];
  }
  const things: [RegExp, string | undefined][] = [
    [/bueros\/\[id\]/, names.office],
    [/dashboard\/ratgeber\/\[id\]/, names.guide],
    [/team\/\[id\]/, '1'],
    [/(bereich|zertifikat)\/\[id\]/, names.delivery],
    [/\[token\]/, names.offer],
    [/\[month\]/, formatInTimeZone(new Date()).day.slice(0, 7)],
  ];
  const thing = things.find(([there]) => there.test(route))?.[1];
  return [route.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => thing ?? names[name]!)];
}

/** If a route has an address per kind of request, one of them in each round. */
function some(route: string, round: number): string[] {
  const all = filled(route, visits[round]!);
  return all.length === 1 ? all : all.slice(round, round + 1);
}

const logIn = (context: BrowserContext, { cookies }: Visit) =>
  context.addCookies(
    Object.values(cookies)
      .flatMap((cookie) => cookie.split('; '))
      .map((pair) => {
        const [name = '', value = ''] = pair.split(/=(.*)/);
        return { name, value, url: portal.url };
      }),
  );

test('what takes no text of one’s own is known; everything else is typed into', () => {
  const refused = new Set(visits.flatMap((each) => each.refused));
  expect([...refused].toSorted().join(' ')).toBe(CHOSEN);
});

test('nothing that was typed does anything on a page or in a mail, and all of it can be read', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: portal.url });
  await slowDown(context);
  const harm = await watchHarm(context);
  const tabs = [await context.newPage(), await context.newPage()];
  /** Routes that show typed text: the first round visits all. */
  const telling = new Set(ADDRESSES.filter(({ isPage }) => isPage).map(({ route }) => route));
  for (const [round, each] of visits.entries()) {
    await logIn(context, each);
    const isLast = round === visits.length - 1;
    const left = [...telling]
      .filter((route) => round === 0 || isLast || /\[|^\/makler\/bereich/.test(route))
      .flatMap((route) =>
        (round === 0 || route.endsWith('[list]') ? filled(route, each) : some(route, round)).map(
          (path) => ({ route, path }),
        ),
      );
    const told = new Set<string>();
    await Promise.all(
      tabs.map(async (tab) => {
        for (let next = left.pop(); next; next = left.pop()) {
          if (await open(tab, harm, next.path)) told.add(next.route);
        }
      }),
    );
    if (round === 0) for (const route of telling) if (!told.has(route)) telling.delete(route);
  }
  const [tab] = tabs as [Page];
  // The adviser learns within half a minute.
  await portal.passTime(60_000);
  for (const [index, { text }] of texts(/addPassageAction title/).entries()) {
    await open(tab, harm, `/beratung#frage=${encodeURIComponent(text)}`);
    await tab.getByRole('textbox', { name: 'Ihre Frage' }).press('Enter');
    await tab.getByRole('button', { name: 'Antwort kopieren' }).nth(index).waitFor();
    await look(tab, harm);
    await tab.goto('about:blank');
  }
  for (const { raw } of mails.mails) {
    const mail = await PostalMime.parse(raw);
    await tab.setContent(mail.html ?? '');
    await look(tab, harm, `mail ${mail.subject}`);
    harm.seen.push(asRead(mail.text ?? ''));
  }
  await context.close();
  expect(harm.done).toEqual([]);
  const unseen = visits
    .flatMap(({ typed }) => typed)
    .filter(({ text }) => !harm.seen.some((seen) => seen.includes(asRead(text))));
  expect(new Set(unseen.map(({ where }) => where))).toEqual(new Set(UNSEEN));
});

async function deedsOf(bytes: ArrayBuffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
  const found = pages.map(async (page) => [
    ...(await (await page).getAnnotations()).map(({ url, unsafeUrl }) => url ?? unsafeUrl),
    await (await page).getJSActions(),
  ]);
  const whole = [await pdf.getJSActions(), await pdf.getOpenAction(), await pdf.getAttachments()];
  const deeds = [...whole, ...(await Promise.all(found)).flat()].filter(Boolean);
  // The company's own links lead out of it.
  return deeds.filter((deed) => typeof deed !== 'string' || /boese|z\d+z|script/i.test(deed));
}

test('no file that is saved does anything, and each has a name of its own', async () => {
  const files = ADDRESSES.map(({ route }) => route).filter((route) =>
    /\.(pdf|csv|json)$|\/export\//.test(route),
  );
  const saved: { path: string; type: string; bytes: ArrayBuffer }[] = [];
  for (const [round, each] of visits.entries()) {
    for (const path of files.flatMap((route) => some(route, round))) {
      const cookie = Object.values(each.cookies).join('; ');
      const response = await fetch(portal.url + path, { headers: { cookie } });
      // Only valuations have one, and only a month has bookings.
      if (response.status === 404 && /\/(bewertung\.pdf|buchungen\.csv)$/.test(path)) continue;
      expect(response.status, path).toBe(200);
      const [type = ''] = response.headers.get('content-type')?.split(';') ?? [];
      const name = /^attachment; filename="[\w.-]+"$/;
      expect(response.headers.get('content-disposition'), path).toMatch(name);
      saved.push({ path, type, bytes: await response.arrayBuffer() });
    }
  }
  // Fetched before: reading a PDF takes seconds, in which a server closes an idle connection.
  for (const { path, type, bytes } of saved) {
    const text = new TextDecoder().decode(bytes);
    if (type === 'application/pdf') expect(await deedsOf(bytes), path).toEqual([]);
    if (type === 'application/json') expect(() => JSON.parse(text) as unknown, path).not.toThrow();
    if (type !== 'text/csv') continue;
    const [head, ...rows] = readCsv(text);
    expect(rows.length, path).toBeGreaterThan(0);
    // The statistics are several tables in one file.
    const isOneTable = !path.includes('/zahlen/');
    for (const row of rows) {
      if (isOneTable) expect(row).toHaveLength(head!.length);
      for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }
  }
  const types = new Set(saved.map(({ type }) => type));
  expect([...types].toSorted()).toEqual(['application/json', 'application/pdf', 'text/csv']);
});

test('each mail has one recipient, and the headers that every mail has', async () => {
  for (const { raw, to } of mails.mails) {
    const { headers } = await PostalMime.parse(raw);
    expect(
      headers
        .map(({ key }) => key)
        .toSorted()
        .join(' '),
    ).toBe(HEADERS);
    expect(headers.find(({ key }) => key === 'to')?.value).toBe(to);
  }
});

test('an invitation has its own properties alone, and an agency’s software gets the texts', async () => {
  const calendars = (await Promise.all(mails.mails.map(({ raw }) => PostalMime.parse(raw))))
    .flatMap(({ attachments }) => attachments)
    .filter(({ mimeType }) => mimeType === 'text/calendar')
    .map(({ content }) =>
      new TextDecoder().decode(content as ArrayBuffer).replaceAll('\n', '\r\n'),
    );
  expect(calendars.length).toBeGreaterThanOrEqual(visits.length);
  for (const calendar of calendars) {
    expect(propertiesOf(calendar).map(([name]) => name.split(';')[0])).toEqual(PROPERTIES);
  }
  await expect.poll(() => delivered.length).toBe(visits.length);
  for (const body of delivered) {
    const { freitext } = JSON.parse(body) as { freitext: string };
    for (const line of HOSTILE_LINES) expect(freitext).toContain(line);
  }
});
