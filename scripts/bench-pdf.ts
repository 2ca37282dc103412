import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Measured } from './bench/pdf/loop-delay';
import type { PortalMeasured } from './bench/pdf/report';
import { runBench } from './bench/run-bench';
import { say, stage } from './setup/run';

const USAGE = 'npm run bench:pdf -- [--pdfs 24] [--mails 900]';

interface Wanted {
  pdfs: number;
  mails: number;
}

function readArguments(): Wanted {
  const { values } = parseArgs({
    options: {
      pdfs: { type: 'string', default: '24' },
      mails: { type: 'string', default: '900' },
    },
  });
  const [pdfs, mails] = [Number(values.pdfs), Number(values.mails)];
  for (const [name, number] of Object.entries({ pdfs, mails })) {
    if (!Number.isInteger(number) || number < 1) {
      throw new Error(`--${name} takes a whole number from 1.`);
    }
  }
  return { pdfs, mails };
}

/** Runs a program that measures itself, and returns what it tells. */
async function askProgram<Told>(
  [program, ...counts]: [string, ...number[]],
  { env = {}, signal }: { env?: Record<string, string>; signal: AbortSignal },
): Promise<Told> {
  const child = fork('scripts/run.mjs', [program, ...counts.map(String)], {
    signal,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const told = once(child, 'message').then(([message]) => message as Told);
  const left = ended.then(([code]) => {
    throw new Error(`${program} ended with code ${code}`);
  });
  const result = await Promise.race([told, left]);
  await ended;
  left.catch(() => {});
  return result;
}

async function measurePortal({ pdfs, mails }: Wanted, signal: AbortSignal) {
  const { freePort } = await import('./setup/free-port');
  const { startMailServer } = await import('../lib/testing/mail-server');
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-bench-')));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const server = await startMailServer();
  try {
    return await askProgram<PortalMeasured>(['scripts/bench/pdf/portal.ts', pdfs, mails], {
      env: {
        DATABASE_URL: `file:${join(folder, 'portal.db')}`,
        AUTH_SECRET: 'a secret for measurements, long enough',
        RATE_LIMIT: 'off',
        SMTP_URL: server.url,
        HOST: '127.0.0.1',
        PORT: String(await freePort()),
      },
      signal,
    });
  } finally {
    await server.stop();
  }
}

await runBench({
  usage: USAGE,
  readArguments,
  failure: 'PDFs and mails could not be measured.',
  async measure(wanted, signal) {
    const { buildApplication } = await import('./setup/application');
    const { judge, pdfTable } = await import('./bench/pdf/report');
    await buildApplication();
    const { pdfs, mails } = wanted;
    const portal = await stage(`${pdfs} PDFs and ${mails} mails of the portal`, () =>
      measurePortal(wanted, signal),
    );
    const bare = await stage(`${pdfs} PDFs of a bare server`, () =>
      askProgram<Measured>(['scripts/bench/pdf/bare.ts', pdfs], { signal }),
    );
    say(pdfTable({ portal, bare }, wanted));
    const { isWithin, verdict } = judge(portal);
    say(verdict);
    return isWithin;
  },
});
