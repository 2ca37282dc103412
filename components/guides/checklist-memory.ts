import { onPage } from '@/components/ui/page-events';
import { parseStrings, readStored } from './stored-strings';

const keyOf = (slug: string) => `wohnlotse.checklist.${slug}`;

/** The points of the checklists in an article's text, which names its article. */
const pointsOf = (text: HTMLElement) => [...text.querySelectorAll<HTMLInputElement>('.task input')];

const nameOf = (point: HTMLInputElement) => point.closest('label')?.textContent.trim() ?? '';

/** What was ticked, by the words of the point: an edited list keeps the ticks that still fit. */
function restore(text: HTMLElement): void {
  const ticks = new Set(parseStrings(readStored(keyOf(text.dataset.article!))));
  for (const point of pointsOf(text)) if (ticks.has(nameOf(point))) point.checked = true;
}

function keep(text: HTMLElement): void {
  const key = keyOf(text.dataset.article!);
  const ticked = pointsOf(text)
    .filter(({ checked }) => checked)
    .map(nameOf);
  try {
    if (ticked.length > 0) localStorage.setItem(key, JSON.stringify(ticked));
    else localStorage.removeItem(key);
  } catch {
    // Nothing can be kept here; the list itself still works.
  }
}

/**
 * Ticks the points of an article's checklists that were ticked before on this device, and keeps what
 * is ticked from now on.
 */
export function keepChecklists(): void {
  onPage(() => document.querySelectorAll<HTMLElement>('[data-article]').forEach(restore));
  document.addEventListener('change', ({ target }) => {
    const point = (target as Element).closest('.task input');
    const text = point?.closest<HTMLElement>('[data-article]');
    if (text) keep(text);
  });
}
