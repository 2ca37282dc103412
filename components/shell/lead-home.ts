import { onPage, onPress } from '@/components/ui/page-events';

/**
 * Leads away from an address where nothing is, unless the visitor stays or goes elsewhere
 * (home-redirect.tsx).
 * @param go takes the visitor to an address
 */
export function leadHome(go = (address: string) => location.replace(address)): void {
  const address = location.pathname;
  let timer: number;
  onPage(() => {
    clearTimeout(timer);
    const note = document.querySelector<HTMLElement>('[data-redirect]');
    if (!note) return;
    // This page has a document of its own, and Next would leave it standing under any other address.
    if (location.pathname !== address) return location.reload();
    const { redirect, after } = note.dataset;
    timer = window.setTimeout(() => go(redirect!), Number(after));
  });
  onPress('a[href]', () => clearTimeout(timer));
  onPress('[data-own=stay]', () => {
    clearTimeout(timer);
    const note = document.querySelector<HTMLElement>('[data-redirect]')!;
    for (const part of note.parentElement!.children) part.toggleAttribute('hidden', part !== note);
    note.textContent = note.dataset.stay!;
    // The button is gone, and the focus must not be.
    note.focus();
  });
}
