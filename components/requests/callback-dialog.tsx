'use client';

import { Dialog } from '@/components/ui/dialog';
import type { CallbackOrigin } from '@/lib/requests/callback/draft';
import { CallbackForm } from './callback-form';
import { CallbackPromise } from './callback-promise';
import { RequestSent } from './request-sent';
import { useCallbackForm } from './use-callback-form';

interface CallbackDialogProps extends CallbackOrigin {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * 'Rückruf vereinbaren'. It stays in place while it is closed, so that nothing typed is lost and a
 * request on its way arrives.
 */
export function CallbackDialog({ open, onOpenChange, ...origin }: CallbackDialogProps) {
  const callback = useCallbackForm(origin);
  if (!open) return null;
  const close = () => {
    callback.startAgain();
    onOpenChange(false);
  };
  return (
    <Dialog open onOpenChange={close} title="Rückruf vereinbaren">
      {!callback.sent ? (
        <CallbackForm {...callback} />
      ) : (
        <RequestSent onClose={close}>
          <CallbackPromise slot={callback.sent.preferredTime} phone={callback.sent.phone.trim()} />
        </RequestSent>
      )}
    </Dialog>
  );
}
