import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The browser never finishes animations of elements that it removes, like the icon of a date field. */
export const settle = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState !== 'running' || !Number.isFinite(Number(endTime));
    }),
  );

async function expectNoViolations(page: Page, runOnly?: axe.RunOnly) {
  // The title of a dynamic page is streamed late.
  await expect(page).toHaveTitle(/\S/);
  await settle(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(SOURCE);
  const found = await page.evaluate(
    async (options) => {
      const { violations } = await (window as never as { axe: typeof axe }).axe.run(options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
      );
    },
    { resultTypes: ['violations'], ...(runOnly && { runOnly }) } satisfies axe.RunOptions,
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
