import type { Page } from '@playwright/test';

/** Puts elements into the page where password managers and writing aids put theirs. */
export const insertElements = (page: Page) =>
  page.evaluate(() => {
    const foreign = () => document.createElement('div');
    document.body.prepend(foreign());
    document.body.append(foreign());
    document.documentElement.setAttribute('data-foreign', '');
    for (const control of document.querySelectorAll('main :is(input, textarea, button)')) {
      control.setAttribute('data-foreign', '');
      control.after(foreign());
    }
  });

/** Replaces every text of the page's main part as a translator does, by an element that holds another one. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const tag = text.parentElement!.tagName;
      if (!text.data.trim() || /^(SCRIPT|STYLE|TEXTAREA|OPTION)$/.test(tag)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
