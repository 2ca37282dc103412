import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lets a test file work in a folder of its own, so that it meets nobody's data folder. */
export function setOwnFolder(): void {
  const original = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'portal-folder-'));
  beforeAll(() => process.chdir(folder));
  afterAll(() => {
    process.chdir(original);
    rmSync(folder, { recursive: true });
  });
}
