import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { printInNode, type Job } from '@/lib/documents/print.fixture';
import {
  FIVE_TABLES_NOW,
  FIVE_TABLES_SETTINGS,
  loadFiveTables,
  migrateFiveTables,
} from '@/lib/testing/five-tables';
import { AREAS, type Step } from './calls';
import { make, normalised } from './replay';

// What the portal answered while requests stood in five tables, call by call. RECORD=1 writes it anew.

Object.assign(process.env, FIVE_TABLES_SETTINGS, {
  RATE_LIMIT: 'off',
  SMTP_URL: 'smtp://127.0.0.1:9',
});

const mockJobs: Job[] = [];
const mockPrint = (job: Job) => Buffer.from(`PDF ${mockJobs.push(job)}`);
jest.mock('@/lib/documents/valuation-pdf', () => ({
  renderValuationPdf: async (...given: never) => mockPrint({ name: 'valuation', given }),
}));
jest.mock('@/lib/documents/export-pdf', () => ({
  renderExportPdf: async (...given: never) => mockPrint({ name: 'export', given }),
}));

let cookie: string | undefined;
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => (cookie === undefined ? undefined : { value: cookie }) }),
}));

const isRecording = process.env.RECORD === '1';

beforeAll(async () => {
  await loadFiveTables();
  await migrateFiveTables();
}, 60_000);

// Timers go on: databases need them. Each step that changes something has a minute of its own.
let minutes = 0;
beforeEach(() => {
  jest.useFakeTimers({
    now: FIVE_TABLES_NOW.getTime() + minutes * 60_000,
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick'] as const),
      ...(['hrtime', 'performance'] as const),
    ],
  });
});

const told = async (step: Step) => {
  if ('later' in step) minutes += step.later;
  jest.setSystemTime(FIVE_TABLES_NOW.getTime() + minutes * 60_000);
  if (!('call' in step)) return (await step.run?.()) ?? null;
  cookie = step.call.headers?.cookie?.split('=')[1];
  return make(step.call);
};

describe.each(Object.entries(AREAS))('%s', (area, steps) => {
  const file = resolve(`scripts/recordings/${area}.json`);
  const recorded = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const records: Record<string, unknown> = {};

  test.each(steps.map((step) => [step.name, step] as const))('%s', async (name, step) => {
    const actual = normalised({ answer: await told(step) }).answer;
    expect(records).not.toHaveProperty([name]);
    records[name] = actual;
    if (!isRecording) expect(actual).toEqual(recorded[name]);
  });

  afterAll(() => {
    if (isRecording) writeFileSync(file, `${JSON.stringify(records, null, 1)}\n`);
  });
});

test('the PDFs that were made say what they said', () => {
  const file = resolve('scripts/recordings/pdfs.json');
  const texts = printInNode(mockJobs).map(({ text }) => normalised(text));
  if (isRecording) writeFileSync(file, `${JSON.stringify(texts, null, 1)}\n`);
  expect(texts).toEqual(JSON.parse(readFileSync(file, 'utf8')));
}, 60_000);
