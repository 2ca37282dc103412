import type { RequestCard } from '@/lib/requests/back-office/request/request';

/** The part of a request that selecting it needs. */
export const selectable = ({ type, id, version, status }: RequestCard) => ({
  type,
  id,
  version,
  status,
});

/** The links of the cards in a list, in order. */
export function cardLinks(region: HTMLElement): HTMLAnchorElement[] {
  return [...region.querySelectorAll<HTMLAnchorElement>('[data-card] a[data-queue="card"]')];
}

/** The id of the request whose card holds the element. */
export function cardOf(element: EventTarget | null): string | undefined {
  if (!(element instanceof Element)) return undefined;
  return element.closest<HTMLElement>('[data-card]')?.dataset.card;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

const TAB_KEYS: Record<string, string> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' };

/** Which tab a key leads to from the tab at `index`; `undefined` for any other key. */
export const nextTab = (key: string, index: number, count: number) =>
  key === 'ArrowDown' || key === 'ArrowUp'
    ? undefined
    : nextCard(TAB_KEYS[key] ?? key, index, count);

/** Which card a key leads to from the card at `index`; `undefined` for any other key. */
export function nextCard(key: string, index: number, count: number): number | undefined {
  return Object.hasOwn(STEPS, key) ? STEPS[key]?.(index, count) : undefined;
}
