import { database } from '@/lib/platform/db/client';
import { takeModelCall } from './language-model';

process.env.OPENAI_DAILY_CALLS = '3';
process.env.RATE_LIMIT = 'off';

/** Fakes the clock alone: databases need real timers. */
function at(moment: string) {
  jest.useFakeTimers({
    now: new Date(moment),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick'] as const),
      ...(['hrtime', 'performance'] as const),
    ],
  });
}

const take = (times: number) => Promise.all(Array.from({ length: times }, () => takeModelCall()));
const granted = (results: boolean[]) => results.filter(Boolean).length;

afterEach(async () => {
  await (await database()).rateLimitCounter.deleteMany();
});

describe('takeModelCall', () => {
  test('lets as many calls through as a day has, also without rate limits', async () => {
    for (const expected of [true, true, true, false, false]) {
      expect(await takeModelCall()).toBe(expected);
    }
  });

  test('lets no more through when many ask at once', async () => {
    expect(granted(await take(12))).toBe(3);
  });

  test('does not count what it refuses', async () => {
    await take(8);
    const [row] = await (await database()).rateLimitCounter.findMany();
    expect(row?.count).toBe(3);
  });

  test('begins again at midnight in Germany', async () => {
    at('2026-11-22T22:59:00Z');
    expect(granted(await take(4))).toBe(3);
    at('2026-11-22T23:00:30Z');
    expect(granted(await take(4))).toBe(3);
    at('2026-11-23T22:59:00Z');
    expect(granted(await take(1))).toBe(0);
  });

  test('no one who asked is remembered', async () => {
    at('2026-11-22T12:00:00Z');
    await takeModelCall();
    const rows = await (await database()).rateLimitCounter.findMany();
    expect(rows.map(({ id }) => id)).toEqual(['model:2026-11-22T23:00:00.000Z']);
  });
});
