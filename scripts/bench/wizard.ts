import type { Browser, Locator, Page } from '@playwright/test';
import { formatTable } from './table';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Milliseconds from a press to the picture that answers it, for 95 of 100, with a processor four times slower. */
const MOST_TO_PAINT = 80;
/** Milliseconds from the last press until the figure stands there, on this machine as it is. */
const MOST_TO_RESULT = 500;
/** Milliseconds that a person takes at least; what is sent sooner counts as a program's. */
const PERSON = 3_100;

interface Press {
  what: string;
  ms: number;
}

/** What a walk through the wizard took, in milliseconds. */
export interface Walk {
  presses: Press[];
  result: number;
}

declare global {
  interface Window {
    pressed?: Press[];
    sentAt?: number;
    resultAt?: number;
  }
}

/** Runs in the page: notes how long each press takes until the next picture, and the way to the result. */
function observe() {
  window.pressed = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number;
    })[]) {
      if (!entry.interactionId || !/^(click|keydown)$/.test(entry.name)) continue;
      window.pressed?.push({ what: entry.name, ms: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  addEventListener('click', () => (window.sentAt = performance.now()), true);
  const look = new MutationObserver(() => {
    if (!/^Bewertung erfolgreich/.test(document.querySelector('main h1')?.textContent ?? ''))
      return;
    look.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.resultAt = performance.now())));
  });
  look.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Milliseconds between two looks at the page: to look keeps it from its work. */
const GLANCE = 100;

/** Presses and types its way to the last question, as a thumb and a phone's keyboard do. */
async function answerAll(page: Page) {
  // Where it stands is found out before, and not by the page while it answers.
  const tap = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox())!;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  const question = (count: number) =>
    page.waitForFunction(
      (wanted) => {
        const questions = [...document.querySelectorAll('[data-step]')];
        return questions.findIndex((one) => one.matches('[data-current]')) === wanted - 1;
      },
      count,
      { polling: GLANCE },
    );
  const type = async (text: string, next: number) => {
    await page.keyboard.type(text);
    await tap(page.getByRole('button', { name: 'Weiter' }));
    await question(next);
  };
  await tap(page.getByText('Einfamilienhaus', { exact: true }));
  await question(2);
  await type('80331', 3);
  await type('120', 4);
  await type('1990', 5);
  await type('4,5', 6);
  await tap(page.getByText('Gut', { exact: true }));
  await question(7);
  await type('Erika Beispiel', 8);
  await type('erika@beispiel.de', 9);
  await type('030 1234567', 10);
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await page.waitForFunction((least) => performance.now() > least, PERSON, { polling: GLANCE });
  await tap(page.getByRole('button', { name: /^(Bewertung erhalten|Fertig)$/ }));
}

/**
 * Has a home valued in a browser that was never here before.
 * @param slowness how many times slower than this machine its processor is
 */
export async function walk(browser: Browser, portal: string, slowness: number): Promise<Walk> {
  const context = await browser.newContext({ ...PHONE, locale: 'de-DE' });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.goto(`${portal}/immobilie-bewerten`);
    await page.locator('[data-alive]').waitFor({ state: 'attached' });
    await page.evaluate(() => (window.pressed = []));
    await answerAll(page);
    await page.waitForFunction(() => window.resultAt !== undefined, null, { polling: GLANCE });
    const { presses, result } = await page.evaluate(() => ({
      presses: window.pressed ?? [],
      result: window.resultAt! - window.sentAt!,
    }));
    return { presses, result };
  } finally {
    await context.close();
  }
}

/** The value that so many of a hundred do not exceed. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

const pressesOf = (walks: readonly Walk[], what = /./) =>
  walks
    .flatMap(({ presses }) => presses.filter((press) => what.test(press.what)))
    .map(({ ms }) => ms);
const resultsOf = (walks: readonly Walk[]) => walks.map(({ result }) => result);

/** Presses and the way to the result, with a slow processor and without. */
export function walkTable(slow: readonly Walk[], fast: readonly Walk[]): string {
  const rows = [
    ['a press or tap, 4 x slower', pressesOf(slow, /click/)],
    ['a key, 4 x slower', pressesOf(slow, /keydown/)],
    ['a press or tap', pressesOf(fast, /click/)],
    ['a key', pressesOf(fast, /keydown/)],
    ['sent until the result, 4 x slower', resultsOf(slow)],
    ['sent until the result', resultsOf(fast)],
  ] as const;
  const cell =
    (share: number) =>
    ([, values]: (typeof rows)[number]) =>
      percentile(values, share).toFixed(0);
  return formatTable<(typeof rows)[number]>(
    [
      { title: 'ms', text: true, cell: ([what]) => what },
      { title: 'count', cell: ([, values]) => String(values.length) },
      { title: 'median', cell: cell(0.5) },
      { title: 'p95', cell: cell(0.95) },
      { title: 'longest', cell: cell(1) },
    ],
    [...rows],
  );
}

/** What took too long. */
export function faultsOf(slow: readonly Walk[], fast: readonly Walk[]): string[] {
  const paint = percentile(pressesOf(slow), 0.95);
  const result = percentile(resultsOf(fast), 0.5);
  return [
    ...(paint <= MOST_TO_PAINT
      ? []
      : [`FAIL: with a slow processor 5 of 100 presses take ${paint} ms or more to be answered.`]),
    ...(result <= MOST_TO_RESULT
      ? []
      : [`FAIL: the result stands there ${result.toFixed(0)} ms after it was asked for.`]),
  ];
}
