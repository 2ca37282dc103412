import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runBench } from './bench/run-bench';
import { say, stage } from './setup/run';

const USAGE = 'npm run bench:chat -- [--questions 100]';
/** Milliseconds until the first characters of an answer, for 95 of 100 questions on an idle server. */
const LIMIT = 100;
const QUESTIONS = 'lib/adviser/evaluation/questions.yaml';

function readArguments(): { questions: number } {
  const { values } = parseArgs({ options: { questions: { type: 'string', default: '100' } } });
  const questions = Number(values.questions);
  if (!Number.isInteger(questions) || questions < 1) {
    throw new Error('--questions takes a whole number from 1.');
  }
  return { questions };
}

async function readQuestions(count: number): Promise<string[]> {
  const { parse } = await import('yaml');
  const all: { question: string }[] = parse(readFileSync(QUESTIONS, 'utf8'));
  return Array.from({ length: count }, (_, index) => all[index % all.length]?.question ?? '');
}

async function measureServed(questions: string[], signal: AbortSignal) {
  const { PORTAL, startServer } = await import('./bench/server');
  const { startBareHandler, timeQuestions } = await import('./bench/chat/measure');
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-bench-')));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const server = await startServer(PORTAL, {
    env: {
      DATABASE_URL: `file:${join(folder, 'portal.db')}`,
      AUTH_SECRET: 'a secret for measurements, long enough',
      RATE_LIMIT: 'off',
      OPENAI_API_KEY: '',
    },
    signal,
  });
  const bare = await startBareHandler();
  try {
    // In turns, so that what else the machine does hits both alike.
    return await timeQuestions([bare.url, server.url], questions, signal);
  } finally {
    await bare.stop();
    await server.stop();
  }
}

async function measure(
  { questions }: { questions: number },
  signal: AbortSignal,
): Promise<boolean> {
  const { buildApplication } = await import('./setup/application');
  const { chatTable, judge } = await import('./bench/chat/report');
  await buildApplication();
  const asked = await readQuestions(questions);
  const [bare, portal] = await stage(`Asking ${questions} questions`, () =>
    measureServed(asked, signal),
  );
  if (!bare || !portal) throw new Error('Nothing was asked.');
  say(chatTable({ bare, portal }));
  const { verdict, isWithin } = judge(portal, LIMIT);
  say(verdict);
  return isWithin;
}

await runBench({
  usage: USAGE,
  readArguments,
  measure,
  failure: 'The adviser could not be measured.',
});
