import type { Page } from '@playwright/test';
import { EMPLOYEE, expect } from './test';

/** The login as an employee walks it. */
export const LOGIN = '/employee/login';

export const emailField = (page: Page) => page.getByRole('textbox', { name: 'E-Mail-Adresse' });

export async function openLogin(page: Page) {
  await page.goto(LOGIN);
  await expect(page.locator('form[data-ready]')).toBeAttached();
}

/** Types both answers and sends them, without a pointer. */
export async function logIn(page: Page, email: string, password: string) {
  await emailField(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** From the login to the dashboard, as the employee of these tests. */
export async function arrive(page: Page) {
  await openLogin(page);
  await logIn(page, EMPLOYEE.email, EMPLOYEE.password);
  await expect(page.getByRole('heading', { name: 'Mitarbeiter-Dashboard' })).toBeVisible();
}
