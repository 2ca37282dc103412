import type { BrowserContext, Page } from '@playwright/test';
import { asRead } from './hostile-texts';
import { answerCookies, comeAlive } from './test';

export interface Harm {
  done: string[];
  seen: string[];
}

export async function watchHarm(context: BrowserContext): Promise<Harm> {
  const done: string[] = [];
  const note = (what: string, page?: Page | null) => done.push(`${what} on ${page?.url()}`);
  await answerCookies(context);
  context.on('dialog', (dialog) => {
    note(`dialog ${dialog.message()}`, dialog.page());
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    if (/boese/.test(new URL(request.url()).host)) note(`request ${request.url()}`);
  });
  context.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) note(message.text(), message.page());
  });
  context.on('weberror', (error) => note(String(error.error()), error.page()));
  return { done, seen: [] };
}

const inDocument = () => {
  const addresses = ['href', 'src', 'srcset', 'srcdoc', 'action', 'formaction', 'data', 'style'];
  // React's own values.
  const FOREIGN = /^\s*javascript:(?!throw new Error\('A React form)|\bboese\.example/i;
  const isHarmful = ({ id, attributes }: Element) =>
    id === 'boese' ||
    [...attributes].some(
      ({ name, value }) =>
        name.startsWith('on') || (addresses.includes(name) && FOREIGN.test(value)),
    );
  const all = [...document.querySelectorAll('*')];
  const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
  const still = document.body.cloneNode(true) as HTMLElement;
  for (const element of still.querySelectorAll('script, style')) element.remove();
  return {
    harmful: all.filter(isHarmful).map(({ outerHTML }) => outerHTML.slice(0, 200)),
    texts: [
      document.title,
      document.body.innerText,
      still.textContent,
      ...fields.map((field) => field.value),
    ],
  };
};

export async function look(page: Page, { done, seen }: Harm, where = page.url()) {
  const { harmful, texts } = await page.evaluate(inDocument);
  done.push(...harmful.map((html) => `${html} on ${where}`));
  seen.push(...texts.map((text) => asRead(text ?? '')));
  return texts.some((text) => /z-?\d+z/.test(text ?? ''));
}

export async function open(page: Page, harm: Harm, address: string) {
  const response = await page.goto(address);
  if (!response || response.status() >= 500) harm.done.push(`${response?.status()} on ${address}`);
  await comeAlive(page);
  return look(page, harm);
}
