import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** It is removed after the last test of the file. */
export function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-test-')));
  made.push(folder);
  return folder;
}

export function setOwnFolder(): void {
  const original = process.cwd();
  beforeAll(() => process.chdir(newFolder()));
  afterAll(() => process.chdir(original));
}
