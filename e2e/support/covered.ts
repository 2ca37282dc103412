import type { Page } from '@playwright/test';

/**
 * @param part selector of the text @param cover must not lie on it; by default nothing from outside the part
 */
export const linesUnder = (page: Page, part: string, cover?: string) =>
  page.evaluate(
    async ([inside, over]) => {
      // Tickers are cut at the edge of the window anyway.
      const SKIPPED = 'script, style, svg, .sr-only, .ticker-window';
      const root = document.querySelector(inside)!;
      const shown: { node: Element; rects: () => DOMRect[]; text: string }[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode;
        const node = text.parentElement!;
        if (!text.nodeValue?.trim() || node.closest(SKIPPED)) continue;
        if (over && node.closest(over)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const rects = () => (node.checkVisibility() ? [...range.getClientRects()] : []);
        shown.push({ node, rects, text: text.nodeValue.trim().slice(0, 40) });
      }
      for (const node of root.querySelectorAll('a, button, input, select, textarea')) {
        if (node.closest(SKIPPED) || (over && node.closest(over))) continue;
        const rects = () => (node.checkVisibility() ? [node.getBoundingClientRect()] : []);
        shown.push({ node, rects, text: node.outerHTML.slice(0, 60) });
      }
      let lines = 0;
      const covered: string[] = [];
      const cover = over ? document.querySelector(over) : null;
      for (let y = 0; ; y += innerHeight / 2) {
        scrollTo(0, y);
        await new Promise((done) => requestAnimationFrame(done));
        const box = cover?.getBoundingClientRect();
        for (const { rects, text } of shown) {
          for (const { left, right, top, bottom, width, height } of rects()) {
            const [x, middle] = [(left + right) / 2, (top + bottom) / 2];
            if (width < 2 || height < 2 || middle < 0 || middle >= innerHeight || x < 0) continue;
            lines++;
            const hit = document.elementFromPoint(x, middle);
            const isCovered = box
              ? left < box.right && right > box.left && top < box.bottom && bottom > box.top
              : hit !== null && !root.contains(hit);
            if (isCovered) covered.push(`${text} @ ${Math.round(y)}`);
          }
        }
        if (y + innerHeight >= document.documentElement.scrollHeight) return { lines, covered };
      }
    },
    [part, cover] as const,
  );
