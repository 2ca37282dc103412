import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { printInNode } from '@/lib/requests/documents/print.fixture';
import type { PrintTask } from '@/lib/requests/documents/printer-thread';
import {
  FIVE_TABLES_NOW,
  FIVE_TABLES_SETTINGS,
  loadFiveTables,
  migrateFiveTables,
} from '@/lib/testing/five-tables';
import { normalised, replay, type Step } from './replay';

// What the portal answered while requests stood in five tables, step by step: the files hold what is asked
// and what was answered. RECORD=1 writes the answers anew.

Object.assign(process.env, FIVE_TABLES_SETTINGS, {
  RATE_LIMIT: 'off',
  SMTP_URL: 'smtp://127.0.0.1:9',
});

const FOLDER = resolve('scripts/recordings');
const isRecording = process.env.RECORD === '1';

const linesOf = (items: unknown[]) =>
  `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`;

const mockTasks: PrintTask[] = [];
jest.mock('@/lib/requests/documents/printer', () => ({
  printer: { run: async (task: PrintTask) => (mockTasks.push(task), Buffer.from('A new PDF')) },
}));

// Nobody's files are deleted.
jest.mock('@/lib/platform/mail/folder', () => ({ MAIL_FOLDER: 'data/of-nobody' }));

let mockCookie: string | undefined;
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => mockCookie && { value: mockCookie } }),
}));

beforeAll(async () => {
  await loadFiveTables();
  await migrateFiveTables();
});

let now = FIVE_TABLES_NOW.getTime();
beforeEach(() => {
  // Timers go on: databases need them.
  jest.useFakeTimers({
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick'] as const),
      ...(['hrtime', 'performance'] as const),
    ],
  });
});

const files = readdirSync(FOLDER).filter((name) => /^\d.*\.json$/.test(name));

describe.each(files)('%s', (file) => {
  const steps: Step[] = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
  const named = steps.map((step, index) => {
    const { call, ask, given = [], as = 'visitor' } = step;
    return [`${index + 1}: ${call ? `${as} ${call}` : `${ask} ${JSON.stringify(given)}`}`, step];
  }) as [string, Step][];

  test.each(named)('%s', async (_name, step) => {
    jest.setSystemTime((now += (step.later ?? 0) * 60_000));
    const answer = normalised(await replay(step, (value) => (mockCookie = value)));
    if (isRecording) step.answer = answer;
    else expect(answer).toEqual(step.answer);
  });

  afterAll(() => {
    if (isRecording) writeFileSync(`${FOLDER}/${file}`, linesOf(steps));
  });
});

test('the PDFs that were made say what they said', () => {
  const file = `${FOLDER}/pdfs.json`;
  const texts = printInNode(mockTasks).map(({ text }) => normalised(text));
  if (isRecording) writeFileSync(file, linesOf(texts.sort()));
  expect(texts.sort()).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});
