'use client';

import { Button } from '@/components/ui/button';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';

const load = () => import('./contact-dialog').then(({ ContactDialog }) => ContactDialog);

/** Hidden without JavaScript; an address stands beside it. */
export function ContactButton() {
  const { Dialog, open, setOpen, failed, button } = useLazyDialog(load);
  return (
    <div className="mt-4">
      <Button className="js-only" {...button}>
        Nachricht schreiben
      </Button>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} />}
      {failed && (
        <p role="alert">
          Das Formular konnte nicht geladen werden. Bitte versuchen Sie es noch einmal oder
          schreiben Sie uns eine E-Mail.
        </p>
      )}
    </div>
  );
}
