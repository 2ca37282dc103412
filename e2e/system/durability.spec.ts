import { expect, test } from '@playwright/test';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { query } from '../support/database';
import { startPortal, type Portal } from '../support/portal';

// Whoever reads "201" may rely on it: before that answer leaves the server, the system was asked to
// put the commit on the disk, and has said that it is there.

const POSTS = 5;

let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-trace-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Why system calls cannot be watched here, or nothing. */
function untraceable(): string | undefined {
  const { error, status } = spawnSync('strace', ['-f', '-o', '/dev/null', process.execPath, '-v']);
  if (error) return 'strace is not installed, so it cannot be seen when data reaches the disk.';
  if (status !== 0)
    return 'strace is not permitted here, so it cannot be seen when data is synced.';
  return undefined;
}

async function postOneAfterTheOther(portal: Portal) {
  for (let count = 0; count < POSTS; count++) {
    const response = await fetch(`${portal.url}/api/valuation-requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(valuationBody()),
    });
    expect(response.status).toBe(201);
    await response.json();
  }
}

type Step = 'asked' | 'synced' | 'answered';

/**
 * The order of what matters in a trace. A sync counts where it ends well, a message where it begins.
 * @param asked what the arriving message contains, as strace prints it
 * @param answered what the leaving message contains
 */
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

/**
 * How many syncs ended between each message and its answer. Both go through a socket within the process, so that
 * each is seen twice: the first answer is the one of the application.
 */
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
    // Counting for the rate limit is a commit of its own and would be synced as well.
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

/** Follows a running process and all that it starts; fails when that is not permitted. */
async function follow(pid: number, file: string): Promise<ChildProcess> {
  // A request is stored by one message: its end says COMMIT.
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

/** The first process of the database server, where it runs on this machine and can be watched. */
async function postmaster(portal: Portal): Promise<number | undefined> {
  try {
    const [row] = await query(portal, 'SHOW data_directory');
    const lines = readFileSync(join(String(row?.data_directory), 'postmaster.pid'), 'utf8');
    return Number(lines.split('\n')[0]);
  } catch {
    return undefined;
  }
}

/** What stores a valuation: its table in a statement that is prepared, its type in one that was before. */
const STORING = /"Valuation|einfamilienhaus/;

/** Leaves out the commits of transactions that stored no valuation: one that changes nothing syncs nothing. */
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
      // Started only now, so that the processes for its connections are followed from the beginning.
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

  // Other tests use the same server; ours are the connections that stored a valuation.
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
