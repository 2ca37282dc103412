'use client';

import { useState, type ComponentType } from 'react';
import { isPartMissing } from '@/lib/platform/missing-part';

/**
 * A dialog that is fetched when its button is touched or focused. What could not be
 * fetched is requested again at the next press; as browsers may remember that it was missing,
 * the page is reloaded if that fails, too.
 * @param load imports the dialog's component
 * @returns the component once it is to be shown, properties for the button, and whether fetching it
 *   after a press has failed
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const fetch = () => load().then((Component) => setLoaded({ Component }));
  const preload = () => {
    // It was not requested yet, so a failure needs no message.
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
