import { PhoneIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';

export interface NoRegionalProps {
  /** One or two sentences */
  reason: string;
  phoneHref: string;
  /** Stands beside the call button: the way to be called */
  callback: ReactNode;
}

/** There is no regional figure: why, and what helps instead. */
export function NoRegional({ reason, phoneHref, callback }: NoRegionalProps) {
  return (
    <>
      <p className="font-serif text-3xl font-semibold tracking-tight sm:text-4xl">
        Keine Zahl möglich
      </p>
      <p className="mt-3 max-w-prose">{reason}</p>
      <p className="mt-3 max-w-prose text-muted">
        Ein Tippfehler? Dann berichtigen Sie die Angabe. Stimmt sie, hilft ein Gespräch: Unsere
        Fachleute sehen sich an, was keine Rechnung kennt.{' '}
        <a href={routes.method} className="text-petrol underline underline-offset-4">
          So wird gerechnet
        </a>
      </p>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <ButtonLink variant="outline" href={routes.ownRequests}>
          Angaben berichtigen
        </ButtonLink>
        <ButtonLink variant="outline" href={phoneHref}>
          <PhoneIcon />
          Anrufen
        </ButtonLink>
        {callback}
      </div>
    </>
  );
}
