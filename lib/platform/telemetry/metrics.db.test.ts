import { database, runStatement, write } from '@/lib/platform/db/client';
import type { Job, Statement } from '@/lib/platform/db/statements';
import { log, requestIds } from './log';

const VALUE = 'erika@beispiel.de';

/** Slower than allowed, also on a fast machine. */
const SLOW =
  databaseProvider === 'sqlite'
    ? '(WITH RECURSIVE "n"("x") AS (SELECT 1 UNION ALL SELECT "x" + 1 FROM "n" WHERE "x" < 6000000) SELECT COUNT(*) > 1 FROM "n")'
    : '(SELECT 1 FROM pg_sleep(0.4))';

const reading: Statement = { sql: `SELECT ${SLOW} AS "found" WHERE ? <> ''`, values: [VALUE] };
const writing: Statement = {
  sql: `UPDATE "RateLimitCounter" SET "count" = 2 WHERE "id" = ? AND ${SLOW} = 1`,
  values: [VALUE],
};

const during = <Result>(requestId: string, work: () => Promise<Result>) =>
  requestIds().run(requestId, work);

let warned: jest.SpyInstance;
const told = () => warned.mock.calls.map(([fields]) => fields);

beforeEach(() => {
  process.env.NEXT_RUNTIME = 'nodejs';
  warned = jest.spyOn(log(), 'warn').mockImplementation(() => {});
});
afterEach(() => {
  delete process.env.NEXT_RUNTIME;
  warned.mockRestore();
});

const quick = `SELECT COUNT(*) FROM "RateLimitCounter" WHERE "id" = ?`;

test('a slow statement is logged with its text, its time and its request, and without its values', async () => {
  await during('first', () => runStatement(reading));
  await during('second', async () => (await database()).$queryRawUnsafe(`SELECT ${SLOW} AS "f"`));
  await during('third', () => runStatement({ sql: quick, values: [VALUE] }));
  expect(told()).toEqual([
    { requestId: 'first', ms: expect.any(Number), sql: expect.stringContaining('AS "found"') },
    { requestId: 'second', ms: expect.any(Number), sql: expect.stringContaining('AS "f"') },
  ]);
  for (const { ms } of told()) expect(ms).toBeGreaterThanOrEqual(250);
  expect(JSON.stringify(told())).not.toContain(VALUE);
});

test('of those that wait for each other each names its own request', async () => {
  await runStatement({
    sql: 'INSERT INTO "RateLimitCounter" ("id", "count", "expiresAt") VALUES (?, 1, ?)',
    values: [VALUE, new Date(Date.now() + 60_000)],
  });
  const job: Job<unknown> = (query) => query(writing);
  const ids = ['fourth', 'fifth', 'sixth'];
  await Promise.all(ids.map((id) => during(id, () => write(job))));
  const slow = told().filter(({ sql }) => sql.includes('UPDATE'));
  expect(slow.map(({ requestId }) => requestId)).toEqual(expect.arrayContaining(ids));
});
