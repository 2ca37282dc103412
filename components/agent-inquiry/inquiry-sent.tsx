'use client';

import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import type { InquiryFormValues } from '@/lib/requests/forms/inquiry';
import { findPackage } from '@/lib/agents/packages';
import { routes } from '@/lib/routes';

/** Says that the inquiry has arrived and what happens next; its heading takes the focus. */
export function InquirySent({ package: id, email, phone }: InquiryFormValues) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-8 max-w-2xl">
      <h2 ref={heading} tabIndex={-1} className="w-fit text-3xl outline-none">
        Vielen Dank.
      </h2>
      <p className="mt-4 text-lg">
        Ihre Anfrage zum Paket {findPackage(id)?.name} ist bei uns angekommen. Wir schreiben Ihnen
        an <strong className="wrap-anywhere">{email.trim()}</strong> oder rufen Sie unter{' '}
        <strong className="wrap-anywhere">{phone.trim()}</strong> an.
      </p>
      <p className="mt-4">
        Bestellt ist damit noch nichts: Ein Vertrag kommt erst zustande, wenn Sie unser Angebot
        annehmen.
      </p>
      <ButtonLink href={routes.agents} variant="outline" className="mt-8">
        Zur Seite für Makler
      </ButtonLink>
    </div>
  );
}
