import { setTimeout as pause } from 'node:timers/promises';
import { POST } from './route';
import { seedArticles } from '@/lib/guides/seeds';
import { database } from '@/lib/platform/db/client';
import { currentKnowledge } from '@/lib/adviser/knowledge/current';
import { CHAT_RATE_LIMIT } from '@/lib/adviser/service';
import { answer, nextAddress, poster } from '@/lib/testing/api-posts';
import { holdClock } from '@/lib/testing/hold-clock';

const post = poster('/api/chat', POST);
const STREAM = { Accept: 'text/event-stream' };

interface StreamEvent {
  type: string;
  delta?: string;
  data?: unknown;
}

async function readEvents(response: Response): Promise<StreamEvent[]> {
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
  return lines
    .map((line) => line.slice('data: '.length))
    .filter((data) => data !== '[DONE]')
    .map((data) => JSON.parse(data) as StreamEvent);
}

beforeAll(async () => {
  await seedArticles();
  // Read with the first question, so that no test has to wait for it.
  await currentKnowledge();
});

describe('POST /api/chat', () => {
  test('streams the same answer', async () => {
    const message = 'Was kostet ein Makler?';
    const whole = await answer(post({ message }));
    const response = await post({ message }, STREAM);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = await readEvents(response);
    const text = events.filter(({ type }) => type === 'text-delta').map(({ delta }) => delta);
    expect(text.join('')).toBe(whole.response);
    expect(events.find(({ type }) => type === 'data-reply')?.data).toEqual(whole);
  });

  test.each([
    ['nothing', {}],
    ['blanks', { message: ' \n\t ' }],
    ['more than 2,000 characters', { message: 'a'.repeat(2001) }],
    ['control characters', { message: 'Hallo\u0000' }],
    [
      'a history without end',
      { message: 'Hallo', history: Array(13).fill({ role: 'user', text: 'a' }) },
    ],
    ['a message of the system', { message: 'Hallo', history: [{ role: 'system', text: 'a' }] }],
    ['an unknown calculator', { message: 'Hallo', calculator: { name: 'shell', entries: {} } }],
  ])('refuses %s with a sentence', async (_name, body) => {
    const response = await post(body);
    expect(response.status).toBe(422);
    expect(Object.values((await answer(response)).fields)).toEqual([
      expect.stringMatching(/^Bitte/),
    ]);
  });

  test('one connection asks so often and no more', async () => {
    holdClock();
    const address = nextAddress();
    const db = await database();
    await db.rateLimitCounter.deleteMany();
    for (let count = 0; count < CHAT_RATE_LIMIT.limit; count += 1) {
      expect((await post({ message: 'Hallo' }, {}, address)).status).toBe(200);
    }
    const refused = await post({ message: 'Hallo' }, {}, address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post({ message: 'Hallo' })).status).toBe(200);
  });

  test('nothing of a question stays on the server but words of ours', async () => {
    const secret = 'Zitronenfalter-4711';
    await post({ message: `Was kostet ein Makler? ${secret}` });
    const open = 'Wie herum muss das Schild an der Wohnung hängen?';
    await post({ message: `${secret}: ${open}` });
    const db = await database();
    const isNoted = { where: { text: { contains: 'schild' } } };
    while ((await db.openQuestion.count(isNoted)) === 0) await pause(20);
    const rows = [
      await db.openQuestion.findMany(),
      await db.submission.findMany({ include: { contact: true, callback: true } }),
      await db.submissionEvent.findMany(),
      await db.rateLimitCounter.findMany(),
    ];
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
