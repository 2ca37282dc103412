'use client';

import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import type { CallbackOrigin } from '@/lib/submissions/forms/callback/form';

const load = () => import('./callback-dialog').then(({ CallbackDialog }) => CallbackDialog);

interface CallbackButtonLook {
  /** Classes from the server, so that their generator is not in the bundle */
  look: string;
}

/** Hidden without JavaScript; a number stands beside it. */
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
