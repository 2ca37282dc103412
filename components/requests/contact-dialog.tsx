'use client';

import { Dialog } from '@/components/ui/dialog';
import { ContactForm } from './contact-form';
import { ConversationField } from './conversation-field';
import { RequestSent } from './request-sent';
import { useContactForm } from './use-contact-form';
import { useConversation } from './use-conversation';

interface ContactDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** With the adviser; it goes along only if the person ticks the box for it */
  conversation?: string;
}

/**
 * 'Nachricht schreiben'. It stays in place while it is closed, so that nothing typed is lost and a
 * message on its way arrives.
 */
export function ContactDialog({ open, onOpenChange, conversation }: ContactDialogProps) {
  const enclosure = useConversation(conversation);
  const contact = useContactForm(enclosure.enclosed);
  if (!open) return null;
  const close = () => {
    contact.startAgain();
    enclosure.setTicked(false);
    onOpenChange(false);
  };
  return (
    <Dialog open onOpenChange={close} title="Nachricht schreiben">
      {!contact.sent ? (
        <ContactForm sent={contact}>
          <ConversationField {...enclosure} />
        </ContactForm>
      ) : (
        <RequestSent onClose={close}>
          <p>
            Ihre Nachricht ist bei uns angekommen. Wir antworten Ihnen per E-Mail an{' '}
            <strong className="wrap-anywhere">{contact.sent.email.trim()}</strong>.
          </p>
        </RequestSent>
      )}
    </Dialog>
  );
}
