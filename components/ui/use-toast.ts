import { useSyncExternalStore } from 'react';

export interface ToastMessage {
  title: string;
  text?: string;
  /** 'destructive' is read out at once */
  variant?: 'default' | 'destructive';
  /** Milliseconds; 5,000 by default */
  duration?: number;
  action?: {
    label: string;
    /** How to reach the same without the button, for screen readers */
    altText: string;
    onPress: () => void;
  };
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

export const TOAST = {
  duration: 5000,
  /** Milliseconds that a closed toast is kept, so that it can leave the screen */
  removalDelay: 1_000_000,
  swipeThreshold: 50,
  hotkey: 'F8',
} as const;

// One at a time: there is one place for it.
let current: ShownToast | null = null;
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ShownToast | null) {
  current = next;
  for (const listener of listeners) listener();
}

export function toast(message: ToastMessage): void {
  clearTimeout(removal);
  set({ ...message, id: nextId++, open: true });
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  removal = setTimeout(() => set(null), TOAST.removalDelay);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useToast(): ShownToast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
