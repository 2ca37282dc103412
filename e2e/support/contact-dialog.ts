import type { Page } from '@playwright/test';

export const button = (page: Page) => page.getByRole('button', { name: 'Nachricht schreiben' });

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Nachricht schreiben' });

export const name = (page: Page) => dialog(page).getByLabel('Ihr Name');

export const message = (page: Page) =>
  dialog(page).getByRole('textbox', { name: 'Ihre Nachricht' });

export const send = (page: Page) => dialog(page).getByRole('button', { name: 'Nachricht senden' });

export const thanks = (page: Page) => dialog(page).getByRole('heading', { name: 'Vielen Dank.' });

export async function fill(page: Page, email: string) {
  await name(page).fill('Erika Beispiel');
  await dialog(page).getByLabel('Ihre E-Mail-Adresse').fill(email);
  await message(page).fill('Guten Tag, wie lange dauert ein Verkauf?');
}
