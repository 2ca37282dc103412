import { callAs } from '@/lib/testing/employee-calls';
import { storedEmployee } from '@/lib/testing/employee-login';
import { queuedRequests } from '@/lib/testing/queued-requests';
import { setSecret } from '@/lib/testing/secret';
import { database } from '@/lib/platform/db/client';
import { GET } from './route';

setSecret();

const DAYS = '?von=2020-10-24&bis=2020-10-26';

const get = async (search = DAYS, role = 'leitung') =>
  callAs(GET, {
    employee: await storedEmployee({ role }),
    path: `/employee/dashboard/zahlen/export.csv${search}`,
  });

test('a file for spreadsheet programs, kept by nobody, with every part', async () => {
  const response = await get();
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

test('a part of it holds what came in on each German day', async () => {
  const db = await database();
  await db.request.deleteMany();
  await queuedRequests('contact', [
    { createdAt: new Date('2020-10-24T22:00Z') },
    { createdAt: new Date('2020-10-25T22:59Z') },
    { createdAt: new Date('2020-10-25T23:00Z') },
    { createdAt: new Date('2020-10-25T12:00Z'), quarantine: 'honeypot' },
  ]);
  const lines = (await (await get(`${DAYS}&abschnitt=anfragen`)).text()).split('\r\n');
  expect(lines.slice(1, 4)).toEqual([
    '24.10.2020;0;0;0;0;0;0',
    '25.10.2020;2;0;0;0;2;0',
    '26.10.2020;1;0;0;0;1;0',
  ]);
});

test.each([
  ['?von=2020-10-26&bis=2020-10-24', 422, 'von'],
  ['?von=x', 422, 'von'],
  ['?von=2020-10-24&bis=%00', 422, 'bis'],
])('%s is refused at its field', async (search, status, field) => {
  const response = await get(search);
  expect(response.status).toBe(status);
  expect((await response.json()).fields).toHaveProperty(field);
});

test('a part that there is not is not found, and nobody but the head of the office gets any', async () => {
  expect((await get('?abschnitt=gehaelter')).status).toBe(404);
  expect((await get(DAYS, 'mitarbeiter')).status).toBe(403);
  expect((await get(DAYS, 'redaktion')).status).toBe(403);
});
