import { parseStrings, readStored } from './stored-strings';

const nameOf = (box: HTMLInputElement) => box.closest('label')?.textContent.trim() ?? '';

function keep(key: string, ticked: readonly string[]): void {
  try {
    if (ticked.length > 0) localStorage.setItem(key, JSON.stringify(ticked));
    else localStorage.removeItem(key);
  } catch {
    // Nothing can be kept here; the list itself still works.
  }
}

/**
 * Ticks the points of the checklists in an article's text that were ticked before on this device, and keeps
 * what is ticked from now on. Points go by their words: an edited list keeps the ticks that still fit.
 * @returns ends it
 */
export function keepChecklists(text: Element, slug: string) {
  const key = `wohnlotse.checklist.${slug}`;
  // Their words are noted now: a translation that comes later changes nothing.
  const points = [...text.querySelectorAll<HTMLInputElement>('.task input')].map((box) => ({
    box,
    name: nameOf(box),
  }));
  const ticked = () => points.filter(({ box }) => box.checked).map(({ name }) => name);
  const isTickedAlready = ticked().length > 0;
  const before = new Set(parseStrings(readStored(key)));
  for (const { box, name } of points) if (before.has(name)) box.checked = true;
  const onChange = ({ target }: Event) => {
    if (points.some(({ box }) => box === target)) keep(key, ticked());
  };
  if (isTickedAlready) keep(key, ticked());
  text.addEventListener('change', onChange);
  return () => text.removeEventListener('change', onChange);
}
