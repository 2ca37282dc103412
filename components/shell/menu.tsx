'use client';

import { useEffect, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';

const load = () => import('./menu-dialog').then(({ MenuDialog }) => MenuDialog);

interface MenuProps {
  icon: ReactNode;
  search: ReactNode;
  phoneHref: string;
}

/** The side menu of narrow screens. Whatever link is followed in it, it closes. */
export function Menu({ icon, ...content }: MenuProps) {
  const { Dialog, open, setOpen, failed, button } = useLazyDialog(load);

  useEffect(() => {
    // On a screen that has become wide everything stands in the header.
    const wide = matchMedia('(min-width: 64rem)');
    const close = () => setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [setOpen]);
  return (
    <>
      <Button
        variant="outline"
        width="narrow"
        aria-label="Menü"
        className="js-only lg:hidden"
        {...button}
      >
        {icon}
      </Button>
      {failed && (
        <p role="alert" className="absolute inset-x-0 top-full z-10 bg-brick-soft px-4 py-2">
          Das Menü konnte nicht geladen werden. Alle Wege stehen auch am Ende der Seite.
        </p>
      )}
      {open && Dialog && <Dialog onOpenChange={setOpen} {...content} />}
    </>
  );
}
