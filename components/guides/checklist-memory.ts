import { parseStrings, readStored } from './stored-strings';

function keep(key: string, ticked: readonly string[]): void {
  try {
    if (ticked.length > 0) localStorage.setItem(key, JSON.stringify(ticked));
    else localStorage.removeItem(key);
  } catch {
    // Nothing can be kept here; the list itself still works.
  }
}

/** The points of the checklists in an article's text, by their words. */
const pointsOf = (text: Element) =>
  [...text.querySelectorAll<HTMLInputElement>('.task input')].map((box) => ({
    box,
    name: box.closest('label')?.textContent.trim() ?? '',
  }));

const tickedOf = (points: ReturnType<typeof pointsOf>) =>
  points.filter(({ box }) => box.checked).map(({ name }) => name);

/** What is ticked in an article's text. */
export const tickedIn = (text: Element): readonly string[] => tickedOf(pointsOf(text));

/**
 * Ticks the points of the checklists in an article's text that were ticked before on this device, and keeps
 * what is ticked from now on. Points go by their words: an edited list keeps the ticks that still fit.
 * @param early what was ticked before the page came to life
 * @returns ends it
 */
export function keepChecklists(text: Element, slug: string, early: readonly string[]) {
  const key = `wohnlotse.checklist.${slug}`;
  // Their words are noted now: a translation that comes later changes nothing.
  const points = pointsOf(text);
  // Also what was ticked since it was first rendered, before anybody listened.
  const ticked = [...early, ...tickedOf(points)];
  const before = new Set([...parseStrings(readStored(key)), ...ticked]);
  for (const { box, name } of points) if (before.has(name)) box.checked = true;
  const onChange = ({ target }: Event) => {
    if (points.some(({ box }) => box === target)) keep(key, tickedOf(points));
  };
  if (ticked.length > 0) keep(key, tickedOf(points));
  text.addEventListener('change', onChange);
  return () => text.removeEventListener('change', onChange);
}
