'use client';

import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import type { CallbackOrigin } from '@/lib/requests/forms/callback/form';

const load = () => import('./callback-dialog').then(({ CallbackDialog }) => CallbackDialog);

interface CallbackButtonLook {
  /** Classes of the button: the server makes them, so that the page does not carry what does */
  look: string;
}

/** Opens the dialog for a call. Without JavaScript it is hidden; a number stands beside it. */
export function CallbackButton({ look, ...origin }: CallbackOrigin & CallbackButtonLook) {
  const { Dialog, open, setOpen, failed, button } = useLazyDialog(load);
  return (
    <>
      <button type="button" className={`${look} js-only`} {...button}>
        Rückruf vereinbaren
      </button>
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
