'use client';

import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { focusMainHeading } from '@/components/ui/main-heading';
import { toast } from '@/components/ui/use-toast';
import {
  OPTIONAL_CATEGORIES,
  preferencesFor,
  readPreferences,
  storePreferences,
} from '@/lib/legal/preferences';

function fill(node: HTMLElement) {
  const stored = readPreferences();
  for (const name of OPTIONAL_CATEGORIES) {
    const box = node.querySelector<HTMLInputElement>(`[value=${name}]`);
    if (box) box.checked = stored?.[name] ?? false;
  }
}

const listeners = new Set<() => void>();

/** If the browser refuses storage, the answer counts while the page is open. */
let wasRefusedStorage = false;

const isAnswered = () => wasRefusedStorage || readPreferences() !== null;

/**
 * Updates the attribute that decides whether the question shows
 * (lib/platform/http/security-policy.ts).
 */
function mark() {
  const { dataset } = document.documentElement;
  if (isAnswered()) dataset.consent = 'answered';
  else delete dataset.consent;
}

function subscribe(listener: () => void) {
  const onStorage = () => {
    // Answered in another tab, or forgotten there.
    mark();
    listener();
  };
  mark();
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

function useAnswer(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, isAnswered, () => undefined);
}

/** @returns whether the browser stored it */
function saveAnswer(allowed: readonly string[]): boolean {
  const isKept = storePreferences(preferencesFor(allowed));
  wasRefusedStorage = !isKept;
  mark();
  for (const listener of listeners) listener();
  return isKept;
}

/**
 * The question is open in the HTML, above the page, and leaves the focus alone; later the
 * settings open over the page. A press before hydration closes the dialog (`method="dialog"`) and
 * is read afterwards.
 */
export function ConsentDialog({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const hasAnswer = useAnswer();
  const [layer, setLayer] = useState<'question' | 'settings'>('question');

  useEffect(() => {
    const node = dialog.current!;
    if (hasAnswer) return node.close();
    if (hasAnswer === undefined) return;
    const closed = new AbortController();
    // Unlike show() this leaves the focus with the text that is being read.
    const open = () => (node.open = true);
    // Escape closes what was opened last; that should be a menu that is already open.
    const modal = document.querySelector('dialog:modal');
    if (modal) modal.addEventListener('close', open, { once: true, signal: closed.signal });
    else open();
    return () => {
      closed.abort();
      node.close();
    };
  }, [hasAnswer]);

  const show = useCallback((next: 'question' | 'settings') => {
    if (next === 'settings' && dialog.current) fill(dialog.current);
    setLayer(next);
    // The pressed button may be gone with its layer.
    requestAnimationFrame(() => dialog.current?.querySelector('h2')?.focus());
  }, []);

  useEffect(() => {
    const openSettings = ({ target }: MouseEvent) => {
      if (!(target as Element).closest?.('.consent-button')) return;
      show('settings');
      if (!dialog.current?.open) dialog.current?.showModal();
    };
    document.addEventListener('click', openSettings);
    return () => document.removeEventListener('click', openSettings);
  }, [show]);

  const save = (allowed: readonly string[]) => {
    const isKept = saveAnswer(allowed);
    dialog.current?.close();
    // The pressed button is gone with the question.
    if (!hasAnswer) focusMainHeading();
    if (!isKept) toast({ title: 'Ihr Browser bewahrt die Auswahl nicht auf.' });
    else if (layer === 'settings') toast({ title: 'Ihre Auswahl ist gespeichert.' });
  };
  const answer = (value: string) => {
    const form = dialog.current!.querySelector('form')!;
    if (value === 'settings') show('settings');
    else if (value === 'close' && !hasAnswer) show('question');
    else if (value === 'close') dialog.current?.close();
    else if (value === 'all') save(OPTIONAL_CATEGORIES);
    else if (value === 'selection') save(new FormData(form).getAll('category').map(String));
    else save([]);
  };
  const early = useEffectEvent(() => {
    const { open, returnValue } = dialog.current!;
    if (!open && returnValue) answer(returnValue);
  });
  useEffect(() => early(), []);

  return (
    <dialog
      ref={dialog}
      open
      data-layer={layer}
      data-nosnippet
      aria-labelledby="cookie-auswahl"
      className="consent"
      onSubmit={(event) => {
        event.preventDefault();
        answer(((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement).value);
      }}
      onKeyDown={({ key }) => {
        // A modal dialog closes by itself.
        if (key === 'Escape' && !hasAnswer && layer === 'settings') show('question');
      }}
    >
      {children}
    </dialog>
  );
}
