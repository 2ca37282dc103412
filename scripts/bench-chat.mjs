import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runBench } from './bench/run-bench.mjs';
import { say, stage } from './setup/run.mjs';

const USAGE = 'npm run bench:chat -- [--questions 100]';
/** Milliseconds until the first characters of an answer, for 95 of 100 questions on an idle server. */
const LIMIT = 100;
const QUESTIONS = 'lib/chat/evaluation/questions.yaml';

function readArguments() {
  const { values } = parseArgs({ options: { questions: { type: 'string', default: '100' } } });
  const questions = Number(values.questions);
  if (!Number.isInteger(questions) || questions < 1) {
    throw new Error('--questions takes a whole number from 1.');
  }
  return { questions };
}

async function readQuestions(count) {
  const { parse } = await import('yaml');
  const all = parse(readFileSync(QUESTIONS, 'utf8')).map(({ question }) => question);
  return Array.from({ length: count }, (_, index) => all[index % all.length]);
}

async function measureServed(questions, signal) {
  const { startServer } = await import('./bench/server.mjs');
  const { startBareHandler, timeQuestions } = await import('./bench/chat/measure.mjs');
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-bench-')));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const server = await startServer(['e2e/support/serve.mjs'], {
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

async function measure({ questions }, signal) {
  const { buildApplication } = await import('./setup/application.mjs');
  const { chatTable, judge } = await import('./bench/chat/report.mjs');
  await buildApplication();
  const asked = await readQuestions(questions);
  const [bare, portal] = await stage(`Asking ${questions} questions`, () =>
    measureServed(asked, signal),
  );
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
