import { chmodSync, statSync } from 'node:fs';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { postJson } from '../support/post';
import { expect, test } from '../support/start-test';

test('a start makes a database that everybody could read private, with what is written beside it', async ({
  start,
}) => {
  const portal = await start({ provider: 'sqlite' });
  const file = portal.databaseUrl.replace('file:', '');
  await portal.halt();
  chmodSync(file, 0o644);
  await portal.restart();
  const stored = await postJson(portal, '/api/valuation-requests', valuationBody());
  expect(stored.status).toBe(201);
  const modes = ['', '-wal', '-shm'].map((end) => statSync(file + end).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});
