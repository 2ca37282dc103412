import { onPage, onPress } from '@/components/ui/page-events';
import { readSaved, SAVED_CHANGED, SAVED_KEY } from './saved-articles';

/** Shows what is saved: on the button of an article, and as a number on the link to them. */
function show(): void {
  const saved = readSaved();
  for (const button of document.querySelectorAll<HTMLElement>('[data-own=save]')) {
    button.setAttribute('aria-pressed', String(saved.includes(button.dataset.slug!)));
  }
  for (const link of document.querySelectorAll<HTMLElement>('[data-saved]')) {
    link.dataset.saved = saved.length > 0 ? 'some' : '';
    link.lastElementChild!.textContent = saved.length > 0 ? `(${saved.length})` : '';
  }
}

/** Keeps an article on this device, or lets it go; says so where the browser keeps nothing. */
function toggle(button: HTMLElement): void {
  const saved = readSaved();
  const slug = button.dataset.slug!;
  const next = saved.includes(slug) ? saved.filter((other) => other !== slug) : [...saved, slug];
  const refusal = button.nextElementSibling!;
  try {
    localStorage.setItem(SAVED_KEY, JSON.stringify(next));
    refusal.toggleAttribute('hidden', true);
  } catch {
    refusal.toggleAttribute('hidden', false);
  }
  dispatchEvent(new Event(SAVED_CHANGED));
}

/** Lets articles be saved on this device, and shows which are, in every tab at once. */
export function keepArticles(): void {
  onPage(show);
  addEventListener(SAVED_CHANGED, show);
  addEventListener('storage', show);
  onPress('[data-own=save]', toggle);
}
