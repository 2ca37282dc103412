'use client';

import { MenuIcon } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';

export function NavMenu({ children }: { children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };

  /** Client-side navigation would leave the menu open. */
  function closeOnLink({ target }: MouseEvent) {
    if ((target as Element).closest('a')) close();
  }
  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !details.current?.open) return;
    close();
    summary.current?.focus();
  }

  return (
    <details ref={details} onKeyDown={closeOnEscape}>
      <summary
        ref={summary}
        className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md border border-edge bg-surface px-3 font-semibold [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon />
        <span className="max-sm:sr-only">Menü</span>
      </summary>
      <div
        onClick={closeOnLink}
        className="absolute inset-x-0 top-full z-30 border-b border-line bg-paper px-4 py-2 shadow-lg sm:px-6"
      >
        {children}
      </div>
    </details>
  );
}
