import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The browser never finishes animations of elements that it removes, like the icon of a date field. */
export const settle = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState !== 'running' || !Number.isFinite(Number(endTime));
    }),
  );

async function expectNoViolations(page: Page, runOnly?: { type: 'rule'; values: string[] }) {
  // The title of a dynamic page is streamed late.
  await expect(page).toHaveTitle(/\S/);
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    // Without a second page for the results: misses only frames of other origins, and there are none.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  expect(found).toEqual([]);
}

export const expectAccessible = (page: Page) => expectNoViolations(page);

/** For a page that is accessible in the light: colours only. The page stays dark. */
export async function expectReadableInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, { type: 'rule', values: COLOUR_RULES });
}

export async function expectAccessibleInBothSchemes(page: Page) {
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  await page.emulateMedia({ colorScheme: 'light' });
}
