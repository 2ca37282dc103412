'use client';

import { Button } from '@/components/ui/button';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import type { CallbackOrigin } from '@/lib/requests/forms/callback/form';

const load = () => import('./callback-dialog').then(({ CallbackDialog }) => CallbackDialog);

/** Opens the dialog for a call. Without JavaScript it is hidden; a number stands beside it. */
export function CallbackButton(origin: CallbackOrigin) {
  const { Dialog, open, setOpen, failed, button } = useLazyDialog(load);
  return (
    <>
      <Button variant="outline" className="js-only" {...button}>
        Rückruf vereinbaren
      </Button>
      {Dialog && <Dialog {...origin} open={open} onOpenChange={setOpen} />}
      {failed && (
        <p role="alert" className="basis-full">
          Das Formular konnte nicht geladen werden. Bitte versuchen Sie es noch einmal oder rufen
          Sie uns an.
        </p>
      )}
    </>
  );
}
