'use client';

import { setShortcuts, useShortcuts } from './shortcuts';

const KEY =
  'rounded-sm border border-edge bg-surface px-1.5 font-sans text-sm leading-snug text-ink';

/** Which keys lead through the queue, for whoever has them; they can be switched off. */
export function KeysHint() {
  const isOn = useShortcuts();
  return (
    <p className="js-only hidden items-center gap-1 text-sm text-muted lg:flex">
      {isOn && (
        <>
          <kbd className={KEY}>/</kbd> sucht ·{' '}
        </>
      )}
      <kbd className={KEY}>↑</kbd> <kbd className={KEY}>↓</kbd> wählt ·{' '}
      <kbd className={KEY}>Enter</kbd> öffnet ·
      <button
        type="button"
        onClick={() => setShortcuts(!isOn)}
        className="min-h-8 cursor-pointer underline underline-offset-4 hover:text-petrol"
      >
        {isOn ? 'Taste / ausschalten' : 'Taste / einschalten'}
      </button>
    </p>
  );
}
