'use client';

import { CheckIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';

const WHAT_FOLLOWS = [
  'Wir prüfen Ihre Angaben.',
  'Ein Experte meldet sich innerhalb von 24\u00a0Stunden bei Ihnen.',
  'Die Erstberatung ist kostenlos.',
  'Sie erhalten ein unverbindliches Angebot.',
];

/** Takes the form's place once it is stored, specification 2; its heading takes the focus. */
export function LeadSent({ email }: { /** Where the confirmation goes */ email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section aria-labelledby="gesendet" className="max-w-2xl">
      <h2 id="gesendet" ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        Vielen Dank!
      </h2>
      <p className="mt-4 text-lg">
        Ihre Anfrage wurde erfolgreich übermittelt. Die Bestätigung geht an{' '}
        <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <h3 className="mt-8 text-xl">So geht es weiter</h3>
      <ul className="mt-3 space-y-3">
        {WHAT_FOLLOWS.map((text) => (
          <li key={text} className="flex gap-3">
            <CheckIcon className="mt-1 size-5 shrink-0 text-moss" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        Was wir gespeichert haben und ob die E-Mail angekommen ist, zeigt{' '}
        <a href={routes.ownRequests} className="text-petrol underline underline-offset-4">
          Meine Anfrage
        </a>
        .
      </p>
      <p className="mt-8 border-t border-line pt-6 text-muted">
        Bis dahin: Welche Unterlagen ein Verkauf braucht und was er kostet, steht im Ratgeber.
      </p>
      <ButtonLink href={routes.guides} variant="outline" className="mt-4">
        Zum Ratgeber
      </ButtonLink>
    </section>
  );
}
