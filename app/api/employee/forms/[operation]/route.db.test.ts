import { randomUUID } from 'node:crypto';
import { database } from '@/lib/platform/db/client';
import { callAs } from '@/lib/testing/employee-calls';
import { storedEmployee } from '@/lib/testing/employee-login';
import { POST } from './route';

const post = async (operation: string, body: unknown, role?: string) =>
  callAs(POST, {
    employee: await storedEmployee({ role }),
    ...{ method: 'POST', path: `/api/employee/forms/${operation}`, params: { operation }, body },
  });

async function openQuestion() {
  const db = await database();
  const data = { id: randomUUID(), text: randomUUID(), lastDay: '2026-11-26' };
  return db.openQuestion.create({ data });
}

test.each(['mitarbeiter', 'leitung'])('%s closes a question, once', async (role) => {
  const { id } = await openQuestion();
  expect((await post('erledigt', { id }, role)).status).toBe(200);
  expect((await post('erledigt', { id }, role)).status).toBe(404);
  const row = await (await database()).openQuestion.findUnique({ where: { id } });
  expect(row).toMatchObject({ closedAt: expect.any(Date), closedBy: expect.any(Number) });
});

test('what concerns offices is for leitung alone', async () => {
  for (const operation of ['buero', 'uebernehmen']) {
    expect((await post(operation, {}, 'mitarbeiter')).status).toBe(403);
    expect((await post(operation, {}, 'leitung')).status).not.toBe(403);
  }
});

test.each([
  ['wortlaut', 'wording'],
  ['textstelle', 'title'],
  ['reklamation', 'deliveryId'],
])('%s names the field that is wrong', async (operation, field) => {
  const response = await post(operation, {});
  expect(response.status).toBe(422);
  expect((await response.json()).fields).toHaveProperty(field);
});

test.each(['gibt-es-nicht', 'constructor', '__proto__'])(
  '%s is no operation',
  async (operation) => {
    expect((await post(operation, {})).status).toBe(404);
  },
);
