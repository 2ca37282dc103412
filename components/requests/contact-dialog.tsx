'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { ContactForm } from './contact-form';
import { ConversationField } from './conversation-field';
import { KnownNote } from './known-note';
import { RequestSent } from './request-sent';
import { useConversation } from './use-conversation';
import { lazyResolver } from '@/components/forms/lazy-resolver';
import { formalWords } from '@/components/forms/send-form';
import { useSentForm } from '@/components/forms/use-sent-form';
import { type ContactFormValues, contactStart } from '@/lib/requests/forms/contact';
import { routes } from '@/lib/routes';

const FORM = {
  path: routes.api.contactRequests,
  rules: lazyResolver<ContactFormValues>(() =>
    import('@/lib/requests/kinds/contact').then(({ contactSchema }) => contactSchema),
  ),
  words: formalWords('Ihre Nachricht'),
};

/**
 * The message form, see {@link useSentForm}.
 * @param enclosed goes along with it, but is not typed into a field
 */
function useContactForm(enclosed?: object) {
  const [start] = useState(contactStart);
  return { ...useSentForm({ ...FORM, ...start, enclosed }), isKnown: start.isKnown };
}

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
        <>
          {contact.isKnown && <KnownNote />}
          <ContactForm sent={contact}>
            <ConversationField {...enclosure} />
          </ContactForm>
        </>
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
