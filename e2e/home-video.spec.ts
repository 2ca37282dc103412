import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { recordShifts, totalShift } from './support/watch';

interface Watched {
  lcp: string[];
  /** Seconds of the film */
  begun?: number;
}

const FILM = /\/videos\/.*\.(webm|mp4)$/;
/** Seconds */
const LENGTH = 20;

async function watch(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => {
    // What the page before still asks for does not count.
    if (request.isNavigationRequest()) requests.length = 0;
    if (FILM.test(request.url())) requests.push(new URL(request.url()).pathname);
  });
  await recordShifts(page);
  await page.addInitScript(() => {
    const watched: Watched = { lcp: [] };
    Object.assign(window, { watched });
    const begin = ({ target }: Event) =>
      (watched.begun ??= (target as HTMLVideoElement).currentTime);
    addEventListener('playing', begin, true);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as never as { element: Element | null }[]) {
        watched.lcp.push(entry.element?.tagName ?? 'gone');
      }
      // Includes earlier entries.
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return requests;
}

const watched = (page: Page) =>
  page.evaluate(() => (window as never as { watched: Watched }).watched);

const nextPictures = (page: Page, count: number) =>
  page.locator('video').evaluate(
    (video: HTMLVideoElement, wanted) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const look = () =>
          video.requestVideoFrameCallback((_, { mediaTime }) => {
            times.push(mediaTime);
            if (times.length === wanted) resolve(times);
            else look();
          });
        look();
      }),
    count,
  );
const nextPicture = async (page: Page) => (await nextPictures(page, 1))[0]!;

const timeAfterFrames = (page: Page, frames: number) =>
  page.locator('video').evaluate(
    (video: HTMLVideoElement, count) =>
      new Promise<number>((resolve) => {
        const look = (left: number) =>
          left === 0 ? resolve(video.currentTime) : requestAnimationFrame(() => look(left - 1));
        look(count);
      }),
    frames,
  );

const pause = (page: Page) => page.getByRole('button', { name: 'Video anhalten' });
const play = (page: Page) => page.getByRole('button', { name: 'Video abspielen' });

/** Idle callbacks after load have run: by then a wanted film is requested. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() =>
          requestIdleCallback(() =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
          ),
        );
      }),
  );

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the film plays on a ${colorScheme} page; text stays the largest paint, nothing shifts @phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await watch(page);
    await page.goto('/');
    await expect(pause(page)).toBeVisible();
    const width = page.viewportSize()!.width;
    await expect
      .poll(async () => (await page.locator('video').boundingBox())?.width)
      .toBeGreaterThanOrEqual(width);
    await expect(page.locator('video')).toHaveCSS('opacity', '1');
    const pictures = await nextPictures(page, 6);
    expect(new Set(pictures).size).toBe(6);
    const state = await page.locator('video').evaluate((video: HTMLVideoElement) => ({
      duration: video.duration,
      readyState: video.readyState,
      paused: video.paused,
      pictures: video.getVideoPlaybackQuality().totalVideoFrames,
      muted: video.muted,
      loop: video.loop,
    }));
    expect(state).toMatchObject({ duration: LENGTH, paused: false, muted: true, loop: true });
    expect(state.readyState).toBeGreaterThanOrEqual(2);
    expect(state.pictures).toBeGreaterThan(5);
    const { lcp, begun } = await watched(page);
    if (colorScheme === 'dark') expect(begun).toBeGreaterThan(11);
    else expect(begun).toBeLessThan(6);
    // The last entry is the largest.
    expect(lcp.at(-1)).toMatch(/^(H1|P)$/);
    expect(await totalShift(page)).toBe(0);
  });
}

test('the button stops the film and lets it go on, also by keyboard; the choice holds @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(pause(page)).toHaveAttribute('title', 'Video anhalten');
  await nextPicture(page);
  const { width, height } = (await pause(page).boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

  await pause(page).click();
  await expect(play(page)).toHaveAttribute('title', 'Video abspielen');
  const stopped = await timeAfterFrames(page, 2);
  expect(await timeAfterFrames(page, 30)).toBe(stopped);

  await play(page).press('Enter');
  await expect(pause(page)).toBeFocused();
  // It continues from where it was, also beyond its end.
  const gone = (await nextPicture(page)) - stopped;
  expect((gone + 1 + LENGTH) % LENGTH).toBeLessThan(LENGTH / 2);
  await pause(page).press('Space');
  await expect(play(page)).toBeFocused();

  const requests = await watch(page);
  await page.reload();
  await expect(play(page)).toBeVisible();
  await settle(page);
  expect(requests).toEqual([]);
  await play(page).click();
  await nextPicture(page);
});

test('the film rests while it is out of view', async ({ page }) => {
  await page.goto('/');
  await nextPicture(page);
  const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(isPaused).toBe(true);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(isPaused).toBe(false);
  await nextPicture(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the film stands in the page with its poster, silent, and is not fetched', async ({
    page,
  }) => {
    const requests = await watch(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const film = page.locator('video[muted][loop][playsinline]');
    await expect(film).toHaveAttribute('poster', /\.webp$/);
    await expect(film).toHaveAttribute('preload', 'none');
    await expect(film.locator('source')).toHaveCount(2);
    await expect(pause(page).or(play(page))).toHaveCount(0);
    expect(requests).toEqual([]);
  });
});

test('nothing of the film is asked for before the page has loaded', async ({ page }) => {
  const order: string[] = [];
  page.on('load', () => order.push('load'));
  page.on('request', (request) => {
    if (FILM.test(request.url())) order.push('film');
  });
  await page.goto('/');
  await nextPicture(page);
  expect(order[0]).toBe('load');
  const { loaded, asked } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const films = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /videos.*(webm|mp4)$/.test(name));
    return {
      loaded: (navigation as PerformanceNavigationTiming).loadEventStart,
      asked: Math.min(...films.map(({ startTime }) => startTime)),
    };
  });
  expect(asked).toBeGreaterThanOrEqual(loaded);
});

test.describe('the film is not asked for', () => {
  async function expectNoFilm(page: Page) {
    const requests = await watch(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await settle(page);
    await expect(page.locator('video')).toHaveAttribute('poster', /\.webp$/);
    await expect(pause(page).or(play(page))).toHaveCount(0);
    expect(requests).toEqual([]);
  }

  test('where less motion is wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectNoFilm(page);
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    test(`over a connection with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await expectNoFilm(page);
    });
  }
});
