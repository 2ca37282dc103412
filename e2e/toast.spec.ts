import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

const SAVED = 'Ihre Auswahl ist gespeichert.';
const note = (page: Page) =>
  page.getByRole('region', { name: /^Mitteilungen/ }).getByRole('listitem');

async function press(page: Page) {
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
}

async function save(page: Page) {
  await press(page);
  await expect(note(page).filter({ hasText: SAVED })).toBeVisible();
}

test('a message is announced, is there once at most, and goes after five seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page);
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await note(page).count()).toBe(1);
  }).toPass();
  await page.clock.runFor(100);
  await expect(page.getByRole('status').filter({ hasText: SAVED }).first()).toBeAttached();
  await page.clock.runFor(3000);
  await press(page);
  await expect(note(page)).toHaveCount(1);
  await page.mouse.move(5, 400);
  await page.clock.runFor(4000);
  await expect(note(page)).toHaveCount(1);
  await page.clock.runFor(1500);
  await expect(note(page)).toHaveCount(0);
});

test('axe finds nothing in it, F8 leads to it, and its button closes it', async ({ page }) => {
  await page.goto('/');
  await save(page);
  await expectAccessible(page);
  await page.keyboard.press('F8');
  await expect(note(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(note(page).getByRole('button', { name: 'Schließen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note(page)).toHaveCount(0);
});

test('it is swiped away to the right, from 50 pixels on @phone', async ({ page }) => {
  await page.goto('/');
  await save(page);
  const swipe = async (distance: number) => {
    // Also waits until it has come to rest.
    await note(page).hover({ position: { x: 30, y: 20 } });
    const box = (await note(page).boundingBox())!;
    const [x, y] = [box.x + 30, box.y + 20];
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(note(page)).toHaveAttribute('data-swipe', 'cancel');
  await swipe(80);
  await expect(note(page)).toHaveCount(0);
});
