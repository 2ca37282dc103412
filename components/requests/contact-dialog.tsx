'use client';

import { Dialog } from '@/components/ui/dialog';
import { ContactForm } from './contact-form';
import { RequestSent } from './request-sent';
import { useContactForm } from './use-contact-form';

interface ContactDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * 'Nachricht schreiben'. It stays in place while it is closed, so that nothing typed is lost and a
 * message on its way arrives.
 */
export function ContactDialog({ open, onOpenChange }: ContactDialogProps) {
  const contact = useContactForm();
  if (!open) return null;
  const close = () => {
    contact.startAgain();
    onOpenChange(false);
  };
  return (
    <Dialog open onOpenChange={close} title="Nachricht schreiben">
      {!contact.sent ? (
        <ContactForm {...contact} />
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
