'use client';

import { useState, type ComponentType } from 'react';
import { isPartMissing } from '@/lib/platform/missing-part';

/**
 * Fetches the dialog on touch or focus, and again after a failure. Browsers may cache a failure,
 * so a second one reloads the page.
 * @returns `failed` only after a press
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const fetch = () => load().then((Component) => setLoaded({ Component }));
  const preload = () => {
    // Only a preload, so a failure needs no message.
    fetch().catch(() => {});
  };
  const press = () => {
    const isSecondTry = failed;
    setOpen(true);
    setFailed(false);
    if (loaded) return;
    fetch().catch((error: unknown) => {
      if (isSecondTry && navigator.onLine && isPartMissing(error)) return location.reload();
      setOpen(false);
      setFailed(true);
    });
  };
  return {
    Dialog: loaded?.Component,
    open,
    setOpen,
    failed,
    button: {
      'aria-haspopup': 'dialog' as const,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: press,
    },
  };
}
