'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { toast } from '@/components/ui/use-toast';
import { OPTIONAL_CATEGORIES } from '@/lib/legal/cookie-categories';
import { readPreferences } from '@/lib/legal/preferences';
import { TITLE_ID } from './ids';
import { saveAnswer, useAnswer } from './use-answer';

interface ConsentDialogProps {
  /** Addresses that stay readable while the question is open, or `true` where the whole page does */
  readable: readonly string[] | true;
  icon: ReactNode;
  children: ReactNode;
}

/** Ticks the boxes as they were stored; nothing is ticked before a choice was made. */
function fill(node: HTMLElement) {
  const stored = readPreferences();
  for (const name of OPTIONAL_CATEGORIES) {
    const box = node.querySelector<HTMLInputElement>(`[value=${name}]`);
    if (box) box.checked = stored?.[name] ?? false;
  }
}

const focusTitle = () => document.getElementById(TITLE_ID)?.focus();

/**
 * Asks which cookies are allowed until there is an answer, and then leaves a button that opens the
 * settings (specification 2). Question and settings are two layers of one native dialog, which the
 * page's first script shows before this one is here (docs/decisions/009).
 */
export function ConsentDialog({ readable, icon, children }: ConsentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const hasAnswer = useAnswer();
  const [layer, setLayer] = useState<'question' | 'settings'>('question');
  const pathname = usePathname();
  const isBlocking = readable !== true && !readable.includes(pathname);

  useEffect(() => {
    const node = dialog.current;
    if (hasAnswer !== false || !node) return;
    if (isBlocking) {
      node.showModal();
      focusTitle();
    } else {
      // Unlike show() this leaves the focus with the text that is being read.
      node.open = true;
    }
    return () => node.close();
  }, [hasAnswer, isBlocking]);

  const show = (next: typeof layer) => {
    if (next === 'settings' && dialog.current) fill(dialog.current);
    setLayer(next);
    // The button that was pressed may be gone with its layer.
    requestAnimationFrame(focusTitle);
  };
  const save = (allowed: readonly string[]) => {
    const isKept = saveAnswer(allowed);
    dialog.current?.close();
    if (!isKept) toast({ title: 'Ihr Browser bewahrt die Auswahl nicht auf.' });
    else if (layer === 'settings') toast({ title: 'Ihre Auswahl ist gespeichert.' });
  };
  const answer = (event: FormEvent<HTMLDialogElement>) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const { value } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    if (value === 'settings') show('settings');
    else if (value === 'close' && !hasAnswer) show('question');
    else if (value === 'close') dialog.current?.close();
    else if (value === 'all') save(OPTIONAL_CATEGORIES);
    else if (value === 'selection') save(new FormData(form).getAll('category').map(String));
    else save([]);
  };
  return (
    <>
      <dialog
        ref={dialog}
        data-layer={layer}
        data-blocking={isBlocking}
        data-nosnippet
        aria-labelledby={TITLE_ID}
        className="consent"
        onSubmit={answer}
        onCancel={(event) => {
          if (hasAnswer) return;
          event.preventDefault();
          show('question');
        }}
      >
        {children}
      </dialog>
      {hasAnswer && (
        <button
          type="button"
          aria-label="Cookie-Einstellungen"
          title="Cookie-Einstellungen"
          className="consent-button"
          onClick={() => {
            show('settings');
            dialog.current?.showModal();
          }}
        >
          {icon}
        </button>
      )}
    </>
  );
}
