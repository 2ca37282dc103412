'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { MenuIcon } from '@/components/ui/icons';

// The dialog comes when it is needed; a hand on the button already fetches it.
const load = () => import('@/components/ui/dialog').then(({ Dialog }) => ({ default: Dialog }));
const LazyDialog = lazy(load);

/** The side menu of narrow screens. Whatever link is followed in it, it closes. */
export function Menu({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        width="narrow"
        aria-haspopup="dialog"
        aria-label="Menü"
        className="js-only lg:hidden"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </Button>
      {open && (
        <Suspense>
          <LazyDialog open onOpenChange={setOpen} title="Menü" shape="side">
            <div
              className="mt-6 space-y-6"
              onSubmit={() => setOpen(false)}
              onClick={({ target }) => {
                if ((target as Element).closest('a')) setOpen(false);
              }}
            >
              {children}
            </div>
          </LazyDialog>
        </Suspense>
      )}
    </>
  );
}
