'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { MenuIcon } from '@/components/ui/icons';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';

const load = () => import('@/components/ui/dialog').then(({ Dialog }) => Dialog);

/** The side menu of narrow screens. Whatever link is followed in it, it closes. */
export function Menu({ children }: { children: ReactNode }) {
  const { Dialog, open, setOpen, button } = useLazyDialog(load);
  return (
    <>
      <Button
        variant="outline"
        width="narrow"
        aria-label="Menü"
        className="js-only lg:hidden"
        {...button}
      >
        <MenuIcon />
      </Button>
      {open && Dialog && (
        <Dialog open onOpenChange={setOpen} title="Menü" shape="side">
          <div
            className="mt-6 space-y-6"
            onSubmit={() => setOpen(false)}
            onClick={({ target }) => {
              if ((target as Element).closest('a')) setOpen(false);
            }}
          >
            {children}
          </div>
        </Dialog>
      )}
    </>
  );
}
