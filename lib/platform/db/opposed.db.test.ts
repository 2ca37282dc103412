import { database } from './client';

declare const databaseProvider: 'sqlite' | 'postgresql';

const [ONE, OTHER] = ['one', 'other'] as const;

beforeEach(async () => {
  const db = await database();
  await db.rateLimitCounter.createMany({
    data: [ONE, OTHER].map((id) => ({ id, count: 0, expiresAt: new Date('2030-01-01') })),
  });
});
afterEach(async () => {
  await (await database()).rateLimitCounter.deleteMany();
});

test('wait for each other no longer than it takes to begin again', async () => {
  const db = await database();
  let arrived = 0;
  let release = () => {};
  const both = new Promise<void>((resolve) => (release = resolve));
  async function meet() {
    arrived += 1;
    if (arrived === 2 || databaseProvider === 'sqlite') release();
    await both;
  }
  const raise = (first: string, second: string) =>
    db.$transaction(async (tx) => {
      await tx.$executeRaw`UPDATE "RateLimitCounter" SET "count" = "count" + 1 WHERE "id" = ${first}`;
      await meet();
      await tx.$executeRaw`UPDATE "RateLimitCounter" SET "count" = "count" + 1 WHERE "id" = ${second}`;
    });
  await Promise.all([raise(ONE, OTHER), raise(OTHER, ONE)]);
  const rows = await db.rateLimitCounter.findMany();
  expect(rows.map(({ count }) => count)).toEqual([2, 2]);
});
