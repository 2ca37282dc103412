import { searchDatabaseFiles } from '@/lib/testing/search-database';
import { forgetDeleted } from './compact';
import { database, openDatabase } from './client';

declare const databaseProvider: 'sqlite' | 'postgresql';

const TEXT = 'Quittenbaum im Vorgarten';

async function leaveTrace() {
  const db = await database();
  await db.rateLimitCounter.create({ data: { id: TEXT, count: 1, expiresAt: new Date() } });
  await db.rateLimitCounter.delete({ where: { id: TEXT } });
}

test('what was deleted has left the file', async () => {
  await leaveTrace();
  if (databaseProvider === 'sqlite') expect(searchDatabaseFiles(TEXT)).not.toEqual([]);
  expect(await forgetDeleted()).toBe(true);
  expect(searchDatabaseFiles(TEXT)).toEqual([]);
});

if (databaseProvider === 'sqlite') {
  test('a process that is busy with the file puts it off until the next time', async () => {
    await leaveTrace();
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const other = await openDatabase(String(process.env.DATABASE_URL));
    const answer = await other.$transaction(async (tx) => {
      await tx.rateLimitCounter.create({ data: { id: 'x', count: 1, expiresAt: new Date() } });
      return forgetDeleted();
    });
    await other.$disconnect();
    expect(answer).toBe(false);
    expect(warning).toHaveBeenCalledTimes(1);
    warning.mockRestore();
    expect(await forgetDeleted()).toBe(true);
    expect(searchDatabaseFiles(TEXT)).toEqual([]);
  });
}
