import { expect, test } from '@playwright/test';
import { chmodSync, statSync } from 'node:fs';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { startPortal } from '../support/portal';

test('a start makes a database that everybody could read private, with what is written beside it', async () => {
  const portal = await startPortal({ provider: 'sqlite' });
  try {
    const file = portal.databaseUrl.replace('file:', '');
    await portal.halt();
    chmodSync(file, 0o644);
    await portal.restart();
    const stored = await fetch(`${portal.url}/api/valuation-requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(valuationBody()),
    });
    expect(stored.status).toBe(201);
    const modes = ['', '-wal', '-shm'].map((end) => statSync(file + end).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o600]);
  } finally {
    await portal.stop();
  }
});
