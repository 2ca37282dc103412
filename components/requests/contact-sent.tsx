'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

interface ContactSentProps {
  /** The address that the answer goes to */
  email: string;
  onClose: () => void;
}

/** Says that the message has arrived and what happens next; its heading takes the focus. */
export function ContactSent({ email, onClose }: ContactSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        Vielen Dank.
      </h3>
      <p className="mt-2">
        Ihre Nachricht ist bei uns angekommen. Wir antworten Ihnen per E-Mail an{' '}
        <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <Button className="mt-6 w-full" onClick={onClose}>
        Fenster schließen
      </Button>
    </div>
  );
}
