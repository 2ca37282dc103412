import type { SubmissionCard } from '@/lib/submissions/admin/submission/submission';

export const selectable = ({ type, id, version, status }: SubmissionCard) => ({
  type,
  id,
  version,
  status,
});

export function cardLinks(region: HTMLElement): HTMLAnchorElement[] {
  return [...region.querySelectorAll<HTMLAnchorElement>('[data-card] a[data-queue="card"]')];
}

export function queueCard(element: EventTarget | null): string | undefined {
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

export const nextTab = (key: string, index: number, count: number) =>
  key === 'ArrowDown' || key === 'ArrowUp'
    ? undefined
    : nextCard(TAB_KEYS[key] ?? key, index, count);

export function nextCard(key: string, index: number, count: number): number | undefined {
  return Object.hasOwn(STEPS, key) ? STEPS[key]?.(index, count) : undefined;
}
