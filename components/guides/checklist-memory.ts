import { parseStrings, readStored } from './stored-strings';

const keyOf = (slug: string) => `wohnlotse.checklist.${slug}`;

/** What was ticked, by the text of the point: an edited list keeps the ticks that still fit. */
const readTicks = (slug: string) => new Set(parseStrings(readStored(keyOf(slug))));

const textOf = (box: HTMLInputElement) => box.closest('label')?.textContent.trim() ?? '';

/**
 * Ticks the points of an article's checklists that were ticked before on this device, and keeps what
 * is ticked from now on.
 * @returns what ends it
 */
export function restoreChecklist(slug: string, text: HTMLElement | null): () => void {
  const boxes = [...(text?.querySelectorAll<HTMLInputElement>('.task input') ?? [])];
  const ticks = readTicks(slug);
  for (const box of boxes) if (ticks.has(textOf(box))) box.checked = true;
  const keep = () => {
    try {
      const ticked = boxes.filter(({ checked }) => checked).map(textOf);
      if (ticked.length > 0) localStorage.setItem(keyOf(slug), JSON.stringify(ticked));
      else localStorage.removeItem(keyOf(slug));
    } catch {
      // Nothing can be kept here; the list itself still works.
    }
  };
  text?.addEventListener('change', keep);
  return () => text?.removeEventListener('change', keep);
}
