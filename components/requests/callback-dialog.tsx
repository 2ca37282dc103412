'use client';

import { Dialog } from '@/components/ui/dialog';
import {
  type CallbackFormValues,
  type CallbackOrigin,
  callbackStart,
} from '@/lib/requests/forms/callback/form';
import { CallbackForm } from './callback-form';
import { ConversationField } from './conversation-field';
import { KnownNote } from './known-note';
import { RequestSent } from './request-sent';
import { useConversation } from './use-conversation';
import { useState } from 'react';
import { whenWeCall } from '@/lib/requests/forms/callback/time-labels';
import { lazyResolver } from '@/components/forms/lazy-resolver';
import { formalWords } from '@/components/forms/send-form';
import { useSentForm } from '@/components/forms/use-sent-form';
import { routes } from '@/lib/routes';

const FORM = {
  path: routes.api.callbackRequests,
  rules: lazyResolver<CallbackFormValues>(() =>
    import('@/lib/requests/kinds/callback').then(({ callbackSchema }) => callbackSchema),
  ),
  words: formalWords('Ihre Bitte um Rückruf'),
};

/**
 * The form for a call, see {@link useSentForm}.
 * @param enclosed goes along with it, but is not typed into a field
 */
function useCallbackForm(origin: CallbackOrigin, enclosed?: object) {
  const [start] = useState(() => callbackStart(origin));
  return { ...useSentForm({ ...FORM, ...start, enclosed }), isKnown: start.isKnown };
}

interface CallbackPromiseProps {
  /** Wire value; empty: as soon as possible */
  slot: string;
  phone: string;
}

/** When we call, and under which number, so that a wrong one is noticed. */
function CallbackPromise({ slot, phone }: CallbackPromiseProps) {
  const [promise] = useState(() => whenWeCall(slot, new Date()));
  return (
    <>
      <p>{promise}</p>
      <p className="mt-2">
        Wir wählen <strong className="wrap-anywhere">{phone}</strong>. Stimmt etwas nicht, bitten
        Sie einfach noch einmal um Rückruf.
      </p>
    </>
  );
}

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
        <>
          {callback.isKnown && <KnownNote />}
          <CallbackForm sent={callback}>
            <ConversationField {...enclosure} />
          </CallbackForm>
        </>
      ) : (
        <RequestSent onClose={close}>
          <CallbackPromise slot={callback.sent.preferredTime} phone={callback.sent.phone.trim()} />
        </RequestSent>
      )}
    </Dialog>
  );
}
