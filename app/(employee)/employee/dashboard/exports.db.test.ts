import { randomUUID } from 'node:crypto';
import { EXPORT_BATCH } from '@/lib/submissions/admin/export/repository';
import { database } from '@/lib/platform/db/client';
import { KINDS, SUBMISSION_KINDS } from '@/lib/submissions/kinds/kinds';
import { newSubmission } from '@/lib/testing/admin';
import { callAs } from '@/lib/testing/employee-calls';
import { storedEmployee } from '@/lib/testing/employee-login';
import { queuedSubmission } from '@/lib/testing/queued-submissions';
import { GET } from './export/[list]/route';
import { GET as getStatistics } from './zahlen/export.csv/route';

beforeEach(async () => {
  const db = await database();
  await db.submission.deleteMany();
  await db.submissionEvent.deleteMany({ where: { submissionId: 'export' } });
});

async function download(list: string, search = '', role = 'leitung') {
  const employee = await storedEmployee({ role });
  const path = `/employee/dashboard/export/${list}${search}`;
  return { employee, response: await callAs(GET, { employee, path, params: { list } }) };
}

async function linesOf(list: string, search = '') {
  const { response } = await download(list, search);
  expect(response.status).toBe(200);
  const text = await response.text();
  return text.split('\r\n').slice(0, -1);
}

const exports = async () =>
  (await database()).submissionEvent.findMany({ where: { submissionId: 'export' } });

const lead = async (overrides: Record<string, unknown> = {}) =>
  (await newSubmission('lead', overrides)).id;

test('a file that a spreadsheet program opens by itself, named after list and day', async () => {
  await lead();
  const { response } = await download('leads');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="verkaufsanfragen-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('an empty list is a file with its columns', async () => {
  for (const type of SUBMISSION_KINDS) {
    const [head = '', ...lines] = await linesOf(KINDS[type].list, '?suche=niemand');
    expect(lines).toEqual([]);
    expect(head).toMatch(/^\uFEFF?Vorgang;Eingang;Status;/);
    expect(new Set(head.split(';')).size).toBe(head.split(';').length);
  }
});

test('a valuation comes with both figures, the range of the regional one and its grade', async () => {
  const id = await queuedSubmission('valuation', { details: { postalCode: '80331' } });
  const unknown = await queuedSubmission('valuation', { details: { postalCode: '00999' } });
  const [head = '', ...lines] = (await linesOf('bewertungen')).map((line) => line.split(';'));
  const cells = (request: string, titles: string[]) =>
    titles.map((title) => lines.find(([first]) => first === request)?.[head.indexOf(title)]);
  const amounts = ['Regional von (€)', 'Regional (€)', 'Regional bis (€)'];
  const [from, value, to] = cells(id, amounts).map(Number);
  expect(from).toBeGreaterThan(0);
  expect(value).toBeGreaterThan(from!);
  expect(to).toBeGreaterThan(value!);
  expect(cells(id, ['Schätzwert (€)'])).toEqual(['348600']);
  expect(cells(id, ['Aussagekraft'])[0]).toMatch(/^(hoch|mittel|gering)$/);
  expect(cells(unknown, [...amounts, 'Aussagekraft'])).toEqual(['', '', '', '']);
});

test('a conversation that was sent along stays in the portal', async () => {
  const conversation = 'Sie: Was kostet der Quittenhain?';
  await newSubmission('contact', { conversation });
  const lines = await linesOf('kontakte');
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toMatch(/Quittenhain|Gespräch/);
});

test('the file holds what the list is narrowed down to, newest first', async () => {
  const db = await database();
  const first = await lead({ name: 'Alfons Erster' });
  const second = await lead({ name: 'Berta Zweite' });
  const third = await lead({ name: 'Cäsar Dritter' });
  await db.submission.update({ where: { id: third }, data: { status: 'completed' } });
  await lead({ website: 'https://spam.example' });
  for (const [index, id] of [first, second, third].entries()) {
    const createdAt = new Date(Date.now() - (10 - index) * 60_000);
    await db.submission.update({ where: { id }, data: { createdAt } });
  }
  const idsIn = async (search: string) =>
    (await linesOf('leads', search)).slice(1).map((line) => line.split(';')[0]);
  expect(await idsIn('')).toEqual([third, second, first]);
  expect(await idsIn('?status=offen&sortierung=aelteste&seite=7')).toEqual([second, first]);
  expect(await idsIn('?suche=zweite')).toEqual([second]);
  expect(await idsIn('?zuweisung=mir')).toEqual([]);
});

test('a list longer than what is read at once is whole, and each submission is in it once', async () => {
  const db = await database();
  const at = new Date(Date.now() - 60_000);
  const data = Array.from({ length: EXPORT_BATCH + 7 }, (_, index) => ({
    id: randomUUID(),
    kind: 'contact',
    status: 'unread',
    name: `Nummer ${index}`,
    email: 'e@beispiel.de',
    createdAt: new Date(+at - Math.floor(index / 300) * 1000),
  }));
  await db.submission.createMany({ data });
  const messages = data.map(({ id }) => ({ submissionId: id, message: 'Guten Tag' }));
  await db.contact.createMany({ data: messages });
  const lines = (await linesOf('kontakte')).slice(1);
  expect(lines).toHaveLength(EXPORT_BATCH + 7);
  expect(new Set(lines).size).toBe(lines.length);
});

test('who exports which list is written down, without what was searched for', async () => {
  await newSubmission('contact');
  const { employee, response } = await download('kontakte', '?suche=Geheimrat&status=offen');
  await response.text();
  expect(await exports()).toMatchObject([
    {
      submissionKind: 'contact',
      actor: `employee:${employee.id}`,
      action: 'exported',
      after: { status: 'open', assignment: 'all', propertyType: '', isSearch: true },
    },
  ]);
  expect(JSON.stringify(await exports())).not.toContain('Geheimrat');
});

test('a list that there is not, and a search for nothing, are refused', async () => {
  expect((await download('gehaelter')).response.status).toBe(404);
  expect((await download('leads', '?suche=%21%3F')).response.status).toBe(422);
  expect((await download('leads', '', 'mitarbeiter')).response.status).toBe(403);
  expect(await exports()).toEqual([]);
});

describe('the statistics', () => {
  const get = async (search: string) =>
    callAs(getStatistics, {
      employee: await storedEmployee({ role: 'leitung' }),
      path: `/employee/dashboard/zahlen/export.csv${search}`,
    });

  test('are a file for spreadsheet programs, kept by no one, with every part', async () => {
    const response = await get('?von=2020-10-24&bis=2020-10-26');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="zahlen-2020-10-24-bis-2020-10-26.csv"',
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    for (const title of ['Anfragen nach Tag', 'Statuswechsel', 'E-Mails nach Anlass']) {
      expect(text).toContain(`\r\n\r\n${title}\r\n`);
    }
  });

  test('of days that there cannot be are refused at the field; a part that there is not is not found', async () => {
    const response = await get('?von=2020-10-26&bis=2020-10-24');
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toHaveProperty('von');
    expect((await get('?abschnitt=gehaelter')).status).toBe(404);
  });
});
