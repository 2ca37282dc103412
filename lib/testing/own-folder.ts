import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function setOwnFolder(): void {
  const original = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'portal-folder-'));
  beforeAll(() => process.chdir(folder));
  afterAll(() => {
    process.chdir(original);
    rmSync(folder, { recursive: true });
  });
}
