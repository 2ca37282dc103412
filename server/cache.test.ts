import { type StoredAnswer, Cache } from './cache';

const PAGE = `<!doctype html><script>first()</script>${'<p>Text</p>'.repeat(300)}`;
const FRESH = { 'cache-control': 's-maxage=20, stale-while-revalidate=25' };

function next(...answers: Partial<StoredAnswer>[]) {
  const asked: string[] = [];
  const cache: Cache = new Cache(async (path) => {
    const {
      status = 200,
      headers = {},
      body = Buffer.from(PAGE),
    } = answers[Math.min(asked.push(path), answers.length) - 1] ?? {};
    return { status, headers: { 'content-type': 'text/html', ...headers }, body };
  });
  return { cache, asked };
}

test('what may be shared is asked for once, also by all who come meanwhile', async () => {
  const { cache, asked } = next({ headers: FRESH });
  await Promise.all([cache.get('/'), cache.get('/'), cache.get('/')]);
  await cache.get('/');
  expect(asked).toEqual(['/']);
});

test.each<[string, Partial<StoredAnswer>]>([
  ['says nothing of caches', {}],
  ['is private', { headers: { 'cache-control': 'private, s-maxage=20' } }],
  ['is for one visitor', { headers: { ...FRESH, 'set-cookie': ['a=1'] } }],
  ['is a fault', { status: 500, headers: FRESH }],
])('what %s is asked for each time', async (_, answer) => {
  const { cache, asked } = next(answer);
  await cache.get('/');
  await cache.get('/');
  expect(asked).toHaveLength(2);
});

describe('while time passes', () => {
  let now = 0;
  beforeEach(() => {
    now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  test('a page is refreshed while its reader gets what is kept, and expires', async () => {
    const { cache, asked } = next({ headers: FRESH }, { headers: FRESH, body: Buffer.from('new') });
    await cache.get('/');
    now += 6000;
    expect((await cache.get('/')).body.toString()).toBe(PAGE);
    expect(asked).toHaveLength(2);
    await cache.fetch('/');
    expect((await cache.get('/')).body.toString()).toBe('new');
    now += 60_000;
    expect(cache.find('/')).toBeUndefined();
  });

  test('a fault leaves what is kept', async () => {
    const { cache } = next({ headers: FRESH }, { status: 503, body: Buffer.from('fault') });
    await cache.get('/');
    now += 6000;
    await cache.get('/');
    await cache.fetch('/');
    expect((await cache.get('/')).body.toString()).toBe(PAGE);
  });
});
