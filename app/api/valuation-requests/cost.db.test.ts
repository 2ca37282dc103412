import { readJson, route } from '@/lib/platform/http/route';
import { runStatement } from '@/lib/platform/db/client';
import { nextAddress, poster } from '@/lib/testing/api-posts';
import { countOf } from '@/lib/testing/rows';
import { askedDuring } from '@/lib/testing/statements';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { POST } from './route';

// The cost of a request grows unnoticed: raise these limits only on purpose.
declare const databaseProvider: 'sqlite' | 'postgresql';

/** Per post, with the statements of its transactions. */
const MOST = { sqlite: { statements: 10, rows: 2 }, postgresql: { statements: 5, rows: 2 } };

/** Compared with the processor time of a route that reads its body and stores one row. */
const MOST_TIMES = 10;

const post = poster('/api/valuation-requests', POST);
const postBare = poster(
  '/api/bare',
  route(async (request) => {
    await readJson(request);
    await runStatement({
      sql: 'INSERT INTO "RateLimitCounter" ("id", "count", "expiresAt") VALUES (?, 1, ?)',
      values: [crypto.randomUUID(), new Date(Date.now() + 60_000)],
    });
    return Response.json({ stored: true }, { status: 201 });
  }),
);

const send = async (to: typeof post) => {
  const response = await to(
    valuationBody({ email: `${crypto.randomUUID()}@beispiel.de` }),
    {},
    nextAddress(),
  );
  expect(response.status).toBe(201);
};

/** Microseconds */
async function timeOf(to: typeof post, posts: number): Promise<number> {
  const begun = process.cpuUsage();
  for (let at = 0; at < posts; at++) await send(to);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / posts;
}

test('a post asks the database no more than it is known to', async () => {
  await send(post);
  const before = await countOf('valuation');
  const { statements, rows } = await askedDuring(() => send(post));
  expect({ statements: statements.length, rows }).toEqual(MOST[databaseProvider]);
  expect(await countOf('valuation')).toBe(before + 1);
});

test('a post takes a few times the processor time of a bare route', async () => {
  await timeOf(post, 10);
  await timeOf(postBare, 10);
  // Alternating, because the machine's load varies.
  const rounds = [];
  for (let round = 0; round < 3; round++) {
    rounds.push((await timeOf(post, 10)) / (await timeOf(postBare, 10)));
  }
  const [, median = 0] = rounds.sort((one, other) => one - other);
  expect(median).toBeLessThanOrEqual(MOST_TIMES);
});
