import { onPage, onScroll } from '@/components/ui/page-events';

/** Milliseconds in front of the reader after which a page counts as read rather than glanced at. */
const READ_AFTER = 4000;

/** Pixels from the top of the window: a heading above this line has been reached. */
const READING_LINE = 120;

/** How much of the element has been read, in percent. */
function progressOf(text: Element | null): number {
  if (!text) return 0;
  const { top, height } = text.getBoundingClientRect();
  const way = height - innerHeight;
  return way <= 0 ? 100 : Math.round(Math.min(1, Math.max(0, -top / way)) * 100);
}

function fillBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-progress-of]');
  if (!bar) return;
  const percent = progressOf(document.getElementById(bar.dataset.progressOf!));
  bar.setAttribute('aria-valuenow', String(percent));
  bar.style.setProperty('--progress', String(percent / 100));
}

/** Whether the heading that a link of the contents leads to has been reached. */
function isReached({ hash }: HTMLAnchorElement): boolean {
  const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
  return heading !== null && heading.getBoundingClientRect().top <= READING_LINE;
}

/** Marks the last section that has been reached, or the first one. */
function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const current = links.filter(isReached).at(-1) ?? links[0];
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}

/** Fills the bar and marks the section while an article is read, and counts the reading, without a cookie. */
export function followReading(): void {
  onScroll(() => {
    fillBar();
    markSection();
  });
  let timer: number;
  onPage(() => {
    clearTimeout(timer);
    const counter = document.querySelector<HTMLElement>('[data-views]')?.dataset.views;
    if (counter) timer = window.setTimeout(() => navigator.sendBeacon(counter), READ_AFTER);
  });
}
