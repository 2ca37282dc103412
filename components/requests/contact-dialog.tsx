'use client';

import { Dialog } from '@/components/ui/dialog';
import { ContactForm } from './contact-form';
import { ContactSent } from './contact-sent';
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
        <ContactSent email={contact.sent.email.trim()} onClose={close} />
      )}
    </Dialog>
  );
}
