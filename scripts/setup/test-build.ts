import type { Config } from 'jest';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleThreads, THREADS } from './threads';

export default async function prepareBuild(_: unknown, { globals }: Config): Promise<void> {
  const folder = String(globals?.portalBuild);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const programs = [...THREADS, 'lib/platform/jobs/thread.fixture.ts'];
  await bundleThreads(programs, join(folder, 'threads'));
}
