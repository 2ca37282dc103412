import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules whose answer depends on the colours alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Waits for what is just fading in: half transparent, it has other colours than it will have. What the browser
 * takes away, like the sign in a field for a day as the colours change, is never told to be finished.
 */
const settle = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState !== 'running' || !Number.isFinite(Number(endTime));
    }),
  );

async function expectNoViolations(page: Page, runOnly?: { type: 'rule'; values: string[] }) {
  // The title of a page that is made when it is asked for is streamed after its beginning.
  await expect(page).toHaveTitle(/\S/);
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    // In the page itself, without sending what is right to a second page and back: no page of ours
    // has a frame of another origin, the only thing that would be missed.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  expect(found).toEqual([]);
}

/** Nothing for axe to find, WCAG 2.2 AA and good practice, on the page as it stands. */
export const expectAccessible = (page: Page) => expectNoViolations(page);

/** On a page that was found accessible in the light: nothing that its dark colours spoil. It stays dark. */
export async function expectReadableInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, { type: 'rule', values: COLOUR_RULES });
}

/** Both of the page as it stands; it is light again afterwards. */
export async function expectAccessibleInBothSchemes(page: Page) {
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  await page.emulateMedia({ colorScheme: 'light' });
}
