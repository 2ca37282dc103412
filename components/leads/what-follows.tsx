import { CheckIcon } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';

const STEPS = [
  'Wir prüfen Ihre Angaben.',
  'Ein Experte meldet sich innerhalb von 24\u00a0Stunden bei Ihnen.',
  'Die Erstberatung ist kostenlos.',
  'Sie erhalten ein unverbindliches Angebot.',
];

/** What happens with a lead, and where to read on meanwhile. */
export function WhatFollows() {
  return (
    <>
      <h3 className="mt-8 text-xl">So geht es weiter</h3>
      <ul className="mt-3 space-y-3">
        {STEPS.map((text) => (
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
    </>
  );
}
