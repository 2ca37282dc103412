import type { Employee } from '@/lib/auth/employee';
import { database } from '@/lib/platform/db/client';
import { callAs } from '@/lib/testing/employee-calls';
import { storedEmployee } from '@/lib/testing/employee-login';
import { holdClock } from '@/lib/testing/hold-clock';
import { queuedRequest, queuedRequests } from '@/lib/testing/queued-requests';
import { setSecret } from '@/lib/testing/secret';
import { GET } from './route';

setSecret();

let employee: Employee;

beforeAll(async () => {
  employee = await storedEmployee();
});

beforeEach(async () => {
  const db = await database();
  await db.request.deleteMany();
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
  test('a callback request', async () => {
    const preferredTime = minute(30);
    const id = await queuedRequest('callback', {
      details: { preferredTime },
      notes: 'Erst abends',
      assignedTo: 3,
    });
    expect(await listed('callbacks')).toEqual([
      {
        ...{ id, name: 'Erika Beispiel', phone: '030 1234567', email: 'erika@beispiel.de' },
        ...{ propertyType: 'reihenhaus', preferredTime: preferredTime.toISOString() },
        ...{ source: 'guide', notes: 'Erst abends', status: 'pending', assignedTo: 3, version: 1 },
        ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
        ...{ dueAt: preferredTime.toISOString(), dueFor: 'callback' },
      },
    ]);
  });

  test('a contact request', async () => {
    const id = await queuedRequest('contact', { notes: 'Gern' });
    const [contact] = await listed('contacts');
    expect(contact).toMatchObject({
      ...{ id, name: 'Erika Beispiel', email: 'erika@beispiel.de', propertyType: null },
      ...{ message: 'Wie lange dauert es?', response: 'Gern', status: 'unread', assignedTo: null },
    });
    expect(contact).not.toHaveProperty('notes');
    expect(contact).not.toHaveProperty('quarantine');
  });

  test.each([
    ['callback', 'callbacks'],
    ['contact', 'contacts'],
  ] as const)('a %s leave out a conversation that was sent along', async (type, list) => {
    await queuedRequest(type, {
      details: { conversation: 'Sie: Was kostet der Quittenhain?' },
    });
    const [request] = await listed(list);
    expect(request).not.toHaveProperty('conversation');
    expect(JSON.stringify(request)).not.toContain('Quittenhain');
  });

  test('a valuation, whose notes are the owner’s until an employee has written some', async () => {
    await queuedRequest('valuation', { createdAt: minute(1) });
    await queuedRequest('valuation', { createdAt: minute(2), notes: 'Ruft zurück' });
    const own = 'Mit Einliegerwohnung';
    expect(await listed('valuations')).toMatchObject([
      { notes: 'Ruft zurück', ownerRemark: own },
      {
        ...{ contactName: 'Erika Beispiel', contactEmail: 'erika@beispiel.de' },
        ...{ contactPhone: '030 1234567', propertyType: 'reihenhaus', postalCode: '80331' },
        ...{ area: 120, yearBuilt: null, rooms: null, condition: null, estimatedValue: 348_600 },
        ...{ notes: own, ownerRemark: own, status: 'pending' },
      },
    ]);
  });

  test.each(['leads', 'inquiries'])('%s', async (list) => {
    const type = list === 'leads' ? 'lead' : 'inquiry';
    const id = await queuedRequest(type);
    expect(await listed(list)).toContainEqual(expect.objectContaining({ id, notes: null }));
  });
});

test('the newest come first, those in quarantine never', async () => {
  await queuedRequests('callback', [
    { name: 'b', createdAt: minute(2) },
    { name: 'spam', createdAt: minute(4), quarantine: 'honeypot' },
    { name: 'c', createdAt: minute(3) },
    { name: 'a', createdAt: minute(1) },
  ]);
  expect((await listed('callbacks')).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
});

describe('of many', () => {
  const names = async (search = '') =>
    (await listed('callbacks', search)).map(({ name }) => String(name));

  const from = (first: number, length: number) =>
    Array.from({ length }, (_, index) => `Nr ${first - index}`);

  test('the 500 newest are answered, or pages of fifty, narrowed down', async () => {
    const rows = Array.from({ length: 510 }, (_, index) => ({
      name: `Nr ${index}`,
      createdAt: minute(index),
      status: index < 70 ? 'completed' : 'pending',
    }));
    await queuedRequests('callback', rows);
    expect(await names()).toEqual(from(509, 500));
    expect(await names('?page=&query=&status=')).toEqual(from(509, 500));
    expect(await names('?page=1')).toEqual(from(509, 50));
    expect(await names('?page=11')).toEqual(from(9, 10));
    expect(await names('?page=12')).toEqual([]);
    expect(await names('?status=completed')).toEqual(from(69, 50));
    expect(await names('?status=completed&page=2')).toEqual(from(19, 20));
    expect(await names('?status=open&query=Nr+70')).toEqual(['Nr 70']);
    expect(await names('?query=%40')).toEqual([]);
    expect(await names('?limit=3')).toEqual(from(509, 3));
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

  test('whoever follows the links gets each request once, in order, and knows how many there are', async () => {
    const rows = Array.from({ length: 1050 }, (_, index) => ({
      name: `Nr ${index}`,
      // Several at the same moment, so that a page ends among them.
      createdAt: minute(Math.floor(index / 7)),
      status: index < 120 ? 'completed' : 'pending',
    }));
    await queuedRequests('callback', rows);
    const all = await followed('');
    expect(all.pages).toEqual([500, 500, 50]);
    expect(all.total).toBe(1050);
    expect(new Set(all.found).size).toBe(1050);
    const byFifty = await followed('?page=1');
    expect(byFifty.pages).toHaveLength(21);
    expect(byFifty.found).toEqual(all.found);
    const completed = await followed('?status=completed');
    expect(completed).toMatchObject({ pages: [50, 50, 20], total: 120 });
    const searched = await followed('?query=Nr&status=completed&limit=100');
    expect(searched).toMatchObject({ pages: [100, 20], total: 120 });
    expect(new Set(searched.found).size).toBe(120);
  });

  test('a list that is whole leads nowhere', async () => {
    await queuedRequests('callback', [{ name: 'a' }, { name: 'b' }]);
    const response = await get('callbacks');
    expect(response.headers.get('x-total-count')).toBe('2');
    expect(response.headers.get('link')).toBeNull();
  });
});

test.each([
  ['?page=0', 'page'],
  ['?page=-1', 'page'],
  ['?page=1.5', 'page'],
  ['?page=x', 'page'],
  ['?page=999999', 'page'],
  ['?limit=0', 'limit'],
  ['?limit=501', 'limit'],
  ['?limit=x', 'limit'],
  ['?status=unread', 'status'],
  ['?status=%00', 'status'],
  [`?query=${'a'.repeat(201)}`, 'query'],
])('%s is refused at its field', async (search, field) => {
  const response = await get('callbacks', search);
  expect(response.status).toBe(422);
  expect((await response.json()).fields).toHaveProperty(field);
});

test.each(['', '?query=%00', "?query=';DROP", '?query=%25', `?query=${'ä '.repeat(90)}`, '?x=1'])(
  'callbacks%s is answered',
  async (search) => expect(await listed('callbacks', search)).toEqual([]),
);

test.each(['callback', 'constructor', '__proto__', 'x'])('there is no list %s', async (list) => {
  expect((await get(list)).status).toBe(404);
});

test('without a login there is no list', async () => {
  const path = '/api/employee/callbacks';
  expect((await callAs(GET, { path, params: { list: 'callbacks' } })).status).toBe(401);
});

test('a script that pages faster than a person reads has to wait', async () => {
  holdClock();
  const colleague = await storedEmployee();
  const page = (number: number) =>
    callAs(GET, {
      ...{ employee: colleague, params: { list: 'callbacks' } },
      path: `/api/employee/callbacks?page=${number}`,
    });
  for (let number = 1; number <= 100; number++) expect((await page(number)).status).toBe(200);
  const refused = await page(101);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await refused.json()).error).toMatch(/^Sie haben in kurzer Zeit sehr viele Anfragen/);
});
