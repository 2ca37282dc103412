'use client';

import { Dialog } from '@/components/ui/dialog';
import type { CallbackOrigin } from '@/lib/requests/forms/callback/form';
import { CallbackForm } from './callback-form';
import { CallbackPromise } from './callback-promise';
import { ConversationField } from './conversation-field';
import { RequestSent } from './request-sent';
import { useCallbackForm } from './use-callback-form';
import { useConversation } from './use-conversation';

interface CallbackDialogProps extends CallbackOrigin {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** With the adviser; it goes along only if the person ticks the box for it */
  conversation?: string;
}

/**
 * 'Rückruf vereinbaren'. It stays in place while it is closed, so that nothing typed is lost and a
 * request on its way arrives.
 */
export function CallbackDialog({
  open,
  onOpenChange,
  conversation,
  ...origin
}: CallbackDialogProps) {
  const enclosure = useConversation(conversation);
  const callback = useCallbackForm(origin, enclosure.enclosed);
  if (!open) return null;
  const close = () => {
    callback.startAgain();
    enclosure.setTicked(false);
    onOpenChange(false);
  };
  return (
    <Dialog open onOpenChange={close} title="Rückruf vereinbaren">
      {!callback.sent ? (
        <CallbackForm sent={callback}>
          <ConversationField {...enclosure} />
        </CallbackForm>
      ) : (
        <RequestSent onClose={close}>
          <CallbackPromise slot={callback.sent.preferredTime} phone={callback.sent.phone.trim()} />
        </RequestSent>
      )}
    </Dialog>
  );
}
