import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits for what is just fading in: half transparent, it has other colours than it will have. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && Number.isFinite(Number(endTime));
    });
    // One that is taken away before its end needs no waiting for.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Nothing for axe to find, WCAG 2.2 AA and good practice, on the page as it stands. */
export async function expectAccessible(page: Page) {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  expect(found).toEqual([]);
}
