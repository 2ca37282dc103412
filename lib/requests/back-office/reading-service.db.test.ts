import type { Employee } from '@/lib/auth/employee';
import { database } from '@/lib/platform/db/client';
import { storedEmployee } from '@/lib/testing/employee-login';
import { holdClock } from '@/lib/testing/hold-clock';
import { setSecret } from '@/lib/testing/secret';
import { countReading, READING_RATE_LIMIT } from './reading-service';

setSecret();

const { limit } = READING_RATE_LIMIT;

async function read(employee: Employee, count: number, from = 0) {
  for (let page = from; page < from + count; page++) await countReading(employee, `page ${page}`);
}

const refusal = (reading: Promise<void>) =>
  reading.then(() => null).catch((error: unknown) => error);

const notes = async (employee: Employee) =>
  (await database()).requestEvent.findMany({
    where: { requestKind: 'employee', actor: `employee:${employee.id}` },
  });

beforeEach(holdClock);

test('as many different pages as nobody reads in ten minutes, and not one more', async () => {
  const employee = await storedEmployee();
  await read(employee, limit);
  expect(await refusal(countReading(employee, 'one more'))).toMatchObject({
    code: 'too_many',
    details: { retryAfter: expect.any(Number) },
    message: expect.stringMatching(/^Sie haben in kurzer Zeit sehr viele Anfragen geöffnet\. In /),
  });
  const colleague = await storedEmployee();
  expect(await refusal(countReading(colleague, 'one more'))).toBeNull();
});

test('what is looked at again counts once', async () => {
  const employee = await storedEmployee();
  for (let round = 0; round < 3; round++) await read(employee, limit / 2);
  await read(employee, limit / 2, limit / 2);
  expect(await refusal(countReading(employee, 'one more'))).toMatchObject({ code: 'too_many' });
});

test('pages that are asked for at the same moment count as well', async () => {
  const employee = await storedEmployee();
  const pages = Array.from({ length: limit + 20 }, (_, page) =>
    refusal(countReading(employee, `page ${page}`)),
  );
  const through = (await Promise.all(pages)).filter((error) => error === null);
  expect(through.length).toBeLessThanOrEqual(limit);
});

test('it is written down once in ten minutes who was held up, and goes on afterwards', async () => {
  const employee = await storedEmployee();
  await read(employee, limit);
  for (let count = 0; count < 3; count++) await refusal(countReading(employee, `more ${count}`));
  expect(await notes(employee)).toMatchObject([
    { requestId: String(employee.id), action: 'reading_limited' },
  ]);
  jest.setSystemTime(Date.now() + 13 * 60_000);
  expect(await refusal(countReading(employee, 'one more'))).toBeNull();
});

test('whoever may take lists along is not held up', async () => {
  const lead = await storedEmployee({ role: 'leitung' });
  await read(lead, limit + 1);
  expect(await notes(lead)).toEqual([]);
});
