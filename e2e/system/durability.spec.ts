import { expect, test } from '@playwright/test';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { query } from '../support/database';
import { startPortal, type Portal } from '../support/portal';
import { postJson } from '../support/post';

// Before a 201 leaves the server, the commit must be on the disk.

const POSTS = 5;

let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-trace-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

function untraceable(): string | undefined {
  const { error, status } = spawnSync('strace', ['-f', '-o', '/dev/null', process.execPath, '-v']);
  if (error) return 'strace is not installed, so it cannot be seen when data reaches the disk.';
  if (status !== 0)
    return 'strace is not permitted here, so it cannot be seen when data is synced.';
  return undefined;
}

async function postOneAfterTheOther(portal: Portal) {
  for (let count = 0; count < POSTS; count++) {
    const response = await postJson(portal, '/api/valuation-requests', valuationBody());
    expect(response.status).toBe(201);
    await response.json();
  }
}

type Step = 'asked' | 'synced' | 'answered';

/** @param asked part of the request, as strace prints it @param answered part of the answer */
function stepsOf(trace: string, asked: RegExp, answered: RegExp): Step[] {
  return trace.split('\n').flatMap((line): Step[] => {
    if (/(fsync|fdatasync)(\(\d+\)| resumed>\))\s+= 0$/.test(line)) return ['synced'];
    if (/ (read|recvfrom|<\.\.\. (read|recvfrom) resumed>)/.test(line) && asked.test(line)) {
      return ['asked'];
    }
    if (/ (write|writev|sendto|sendmsg)\(/.test(line) && answered.test(line)) return ['answered'];
    return [];
  });
}

/** Both messages also cross a socket within the process: the first answer is the application's. */
function syncsBeforeAnswers(steps: Step[]): number[] {
  const counts: number[] = [];
  let syncs: number | undefined;
  for (const step of steps) {
    if (step === 'asked') syncs = 0;
    else if (step === 'synced' && syncs !== undefined) syncs++;
    else if (step === 'answered' && syncs !== undefined) {
      counts.push(syncs);
      syncs = undefined;
    }
  }
  return counts;
}

const CALLS = 'trace=fsync,fdatasync,read,recvfrom,write,writev,sendto,sendmsg';

test('on SQLite each 201 follows a completed sync', async () => {
  test.skip(Boolean(untraceable()), untraceable());
  const file = join(folder, 'server.trace');
  const portal = await startPortal({
    provider: 'sqlite',
    // The rate limit commits as well.
    env: { RATE_LIMIT: 'off' },
    wrapper: ['strace', '-f', '-e', CALLS, '-s', '64', '-o', file],
  });
  await postOneAfterTheOther(portal).finally(() => portal.stop());

  const trace = readFileSync(file, 'utf8');
  const steps = stepsOf(trace, /"POST \/api\/valuation-requests/, /"HTTP\/1\.1 201/);
  const syncs = syncsBeforeAnswers(steps);
  expect(syncs).toHaveLength(POSTS);
  expect(Math.min(...syncs)).toBeGreaterThanOrEqual(1);
});

/** With all child processes; rejects if that is not permitted. */
async function follow(pid: number, file: string): Promise<ChildProcess> {
  // A request is stored by one message, which ends with COMMIT.
  const size = ['-s', '16384'];
  const tracer = spawn('strace', ['-f', '-e', CALLS, ...size, '-o', file, '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    tracer.once('error', reject);
    tracer.once('exit', () => reject(new Error(said)));
    tracer.stderr.on('data', (chunk) => {
      said += chunk;
      if (said.includes(`Process ${pid} attached`)) resolve();
    });
  });
  return tracer;
}

async function postmaster(portal: Portal): Promise<number | undefined> {
  try {
    const [row] = await query(portal, 'SHOW data_directory');
    const lines = readFileSync(join(String(row?.data_directory), 'postmaster.pid'), 'utf8');
    return Number(lines.split('\n')[0]);
  } catch {
    return undefined;
  }
}

/** The table in a new prepared statement, the type in a reused one. */
const STORING = /"Valuation|einfamilienhaus/;

/** Transactions without changes sync nothing. */
function withoutOtherCommits(lines: string[]): string[] {
  let isStoring = false;
  return lines.filter((line) => {
    if (STORING.test(line)) isStoring = true;
    if (!/COMMIT\\0/.test(line)) return true;
    const isKept = isStoring;
    if (!/ (read|recvfrom|<\.\.\. (read|recvfrom))/.test(line)) isStoring = false;
    return isKept;
  });
}

test('on Postgres each commit is answered after a completed sync', async () => {
  test.skip(Boolean(untraceable()), untraceable());
  const file = join(folder, 'database.trace');
  const portal = await startPortal({ provider: 'postgresql', env: { RATE_LIMIT: 'off' } });
  try {
    await portal.halt();
    const pid = await postmaster(portal);
    test.skip(!pid, "The database server's data folder is out of reach, so it cannot be watched.");
    const tracer = await follow(pid ?? 0, file);
    try {
      // Only now, to trace its connections from the beginning.
      await portal.restart();
      await postOneAfterTheOther(portal);
    } finally {
      await portal.halt();
      tracer.kill('SIGINT');
      if (tracer.exitCode === null) await once(tracer, 'exit');
    }
  } finally {
    await portal.stop();
  }

  // Other tests use the same server.
  const lines = readFileSync(file, 'utf8').split('\n');
  const stored = new Set(
    lines.filter((line) => STORING.test(line)).map((line) => line.split(' ')[0]),
  );
  const counts = [...stored].flatMap((backend) => {
    const own = lines.filter(
      (line) => line.startsWith(`${backend} `) || /(fsync|fdatasync)/.test(line),
    );
    const trace = withoutOtherCommits(own).join('\n');
    return syncsBeforeAnswers(stepsOf(trace, /COMMIT\\0/, /COMMIT\\0/));
  });
  expect(counts.length).toBeGreaterThanOrEqual(POSTS);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
});
