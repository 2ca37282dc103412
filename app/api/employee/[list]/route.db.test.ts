import type { Employee } from '@/lib/auth/employee';
import { database } from '@/lib/platform/db/client';
import { callAs } from '@/lib/testing/employee-calls';
import { storedEmployee } from '@/lib/testing/employee-login';
import { queuedSubmission, queuedSubmissions } from '@/lib/testing/queued-submissions';
import { GET } from './route';

let employee: Employee;

beforeAll(async () => {
  employee = await storedEmployee();
});

beforeEach(async () => {
  const db = await database();
  await db.submission.deleteMany();
});

const get = (list: string, search = '') =>
  callAs(GET, { employee, path: `/api/employee/${list}${search}`, params: { list } });

type Listed = Record<string, unknown>[];

const listed = async (list: string, search = ''): Promise<Listed> => {
  const response = await get(list, search);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.json();
};

const minute = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 9, minutes));

describe('the fields of', () => {
  test('a callback', async () => {
    const preferredTime = minute(30);
    const id = await queuedSubmission('callback', {
      details: { preferredTime },
      notes: 'Erst abends',
      assignedTo: 3,
    });
    expect(await listed('callbacks')).toEqual([
      {
        id,
        name: 'Erika Beispiel',
        phone: '030 1234567',
        email: 'erika@beispiel.de',
        propertyType: 'reihenhaus',
        preferredTime: preferredTime.toISOString(),
        source: 'guide',
        notes: 'Erst abends',
        status: 'pending',
        assignedTo: 3,
        version: 1,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        dueAt: preferredTime.toISOString(),
        dueFor: 'callback',
      },
    ]);
  });

  test('a contact message', async () => {
    const details = { conversation: 'Sie: Was kostet der Quittenhain?' };
    const id = await queuedSubmission('contact', { notes: 'Gern', details });
    const [contact] = await listed('contacts');
    expect(JSON.stringify(contact)).not.toContain('Quittenhain');
    expect(contact).toMatchObject({
      id,
      name: 'Erika Beispiel',
      email: 'erika@beispiel.de',
      propertyType: null,
      message: 'Wie lange dauert es?',
      response: 'Gern',
      status: 'unread',
      assignedTo: null,
    });
    expect(contact).not.toHaveProperty('notes');
    expect(contact).not.toHaveProperty('quarantine');
  });

  test('a valuation, whose notes are the owner’s until an employee has written some', async () => {
    await queuedSubmission('valuation', { createdAt: minute(1) });
    await queuedSubmission('valuation', { createdAt: minute(2), notes: 'Ruft zurück' });
    const own = 'Mit Einliegerwohnung';
    expect(await listed('valuations')).toMatchObject([
      { notes: 'Ruft zurück', ownerRemark: own },
      {
        contactName: 'Erika Beispiel',
        contactEmail: 'erika@beispiel.de',
        contactPhone: '030 1234567',
        propertyType: 'reihenhaus',
        postalCode: '80331',
        area: 120,
        yearBuilt: null,
        rooms: null,
        condition: null,
        estimatedValue: 348_600,
        notes: own,
        ownerRemark: own,
        status: 'pending',
      },
    ]);
  });

  test.each(['leads', 'inquiries'])('%s', async (list) => {
    const type = list === 'leads' ? 'lead' : 'inquiry';
    const id = await queuedSubmission(type);
    expect(await listed(list)).toContainEqual(expect.objectContaining({ id, notes: null }));
  });
});

test('the newest come first, those in quarantine never', async () => {
  await queuedSubmissions('callback', [
    { name: 'b', createdAt: minute(2) },
    { name: 'spam', createdAt: minute(4), quarantine: 'honeypot' },
    { name: 'c', createdAt: minute(3) },
    { name: 'a', createdAt: minute(1) },
  ]);
  expect((await listed('callbacks')).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
});

const next = (response: Response) =>
  /<([^>]*)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];

async function followed(search: string) {
  const found: string[] = [];
  const pages: number[] = [];
  let address: string | undefined = search;
  let total: string | null = null;
  while (address !== undefined) {
    const response: Response = await get('callbacks', address);
    expect(response.status).toBe(200);
    const rows = (await response.json()) as { name: string }[];
    found.push(...rows.map(({ name }) => name));
    pages.push(rows.length);
    total = response.headers.get('x-total-count');
    expect(total).not.toBeNull();
    address = next(response)?.replace('/api/employee/callbacks', '');
  }
  return { found, pages, total: Number(total) };
}

test('of many: the newest 500 are answered, or pages of fifty, each submission once and in order', async () => {
  const rows = Array.from({ length: 510 }, (_, index) => ({
    name: `Nr ${index}`,
    // Several at the same moment, so that a page ends among them.
    createdAt: minute(Math.floor(index / 7)),
    status: index < 70 ? 'completed' : 'pending',
  }));
  await queuedSubmissions('callback', rows);
  const all = await followed('');
  expect(all).toMatchObject({ pages: [500, 10], total: 510 });
  expect(new Set(all.found).size).toBe(510);
  const byFifty = await followed('?page=1');
  expect(byFifty.pages).toHaveLength(11);
  expect(byFifty.found).toEqual(all.found);
  const completed = await followed('?status=completed&query=');
  expect(completed).toMatchObject({ pages: [50, 20], total: 70 });
  const searched = await followed('?query=Nr&status=completed&limit=60');
  expect(searched).toMatchObject({ pages: [60, 10], total: 70 });
  expect(await followed('?status=open&query=Nr+70')).toMatchObject({ found: ['Nr 70'] });
  expect(await followed('?query=%40')).toMatchObject({ found: [] });
});

test.each([
  ['?page=0', 'page'],
  ['?page=999999', 'page'],
  ['?limit=501', 'limit'],
  ['?status=unread', 'status'],
  [`?query=${'a'.repeat(201)}`, 'query'],
])('%s is refused at its field', async (search, field) => {
  const response = await get('callbacks', search);
  expect(response.status).toBe(422);
  expect((await response.json()).fields).toHaveProperty(field);
});

test.each(['?query=%00', "?query=';DROP", '?query=%25', '?x=1'])(
  'callbacks%s is answered',
  async (search) => expect(await listed('callbacks', search)).toEqual([]),
);

test('there is no other list', async () => {
  for (const list of ['callback', '__proto__']) expect((await get(list)).status).toBe(404);
});
