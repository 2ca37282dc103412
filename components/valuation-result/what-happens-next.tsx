import { PhoneIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { TitledSection } from '@/components/ui/titled-section';
import { NO_MAIL_SERVER } from '@/lib/platform/mail/state';
import { routes } from '@/lib/routes';

const BY_MAIL = 'Die ausführliche Bewertung schicken wir per E-Mail an Ihre bestätigte Adresse.';

const NOT_BY_MAIL = `${NO_MAIL_SERVER} Die ausführliche Bewertung liegt als PDF in „Meine Anfrage“.`;

const PROMISES = [
  'Unsere Experten prüfen Ihre Angaben.',
  'Sie bekommen persönliche Tipps für den Verkauf.',
  'Bei Bedarf und nur mit Ihrer Erlaubnis vermitteln wir Sie an qualifizierte Makler vor Ort.',
];

interface Step {
  title: string;
  text: string;
  link?: { href: string; label: string };
}

const NEXT_STEPS: readonly Step[] = [
  {
    title: 'Bewertung prüfen',
    text: 'Stimmen Postleitzahl, Fläche, Baujahr und Zustand? Daraus wird gerechnet.',
  },
  { title: 'Beratung vereinbaren', text: 'Ein Gespräch klärt, was keine Formel sehen kann.' },
  {
    title: 'Verkauf starten',
    text: 'Mit Unterlagen, Preis und Zeitplan, wenn Sie so weit sind.',
    link: { href: routes.leadForm, label: 'Verkaufsanfrage stellen' },
  },
];

interface WhatHappensNextProps {
  phone: string;
  phoneHref: string;
  callback: ReactNode;
  sendsMail: boolean;
}

export function WhatHappensNext({ phone, phoneHref, callback, sendsMail }: WhatHappensNextProps) {
  return (
    <div className="grid gap-12 md:grid-cols-2">
      <TitledSection
        id="was-passiert-jetzt"
        title="Was passiert jetzt?"
        className="break-inside-avoid"
      >
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {[sendsMail ? BY_MAIL : NOT_BY_MAIL, ...PROMISES].map((promise) => (
            <li key={promise} className="py-3">
              {promise}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <ButtonLink variant="accent" href={phoneHref}>
            <PhoneIcon />
            Jetzt anrufen
          </ButtonLink>
          {callback}
        </div>
        <p className="mt-3 text-base text-muted">Telefon {phone}</p>
        <p className="mt-6 print:hidden">
          {sendsMail && <>Keine E-Mail da? </>}
          <a href={routes.ownSubmissions} className="text-petrol underline underline-offset-4">
            Meine Anfrage
          </a>{' '}
          zeigt, wie es um sie steht. Dort ändern, widerrufen und löschen Sie auch alles.
        </p>
      </TitledSection>
      <TitledSection id="naechste-schritte" title="Nächste Schritte" className="break-inside-avoid">
        <ol className="mt-4 space-y-5">
          {NEXT_STEPS.map(({ title, text, link }, index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="w-6 shrink-0 font-serif text-3xl leading-none text-petrol"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="text-muted">{text}</p>
                {link && (
                  <a
                    href={link.href}
                    className="inline-flex min-h-11 items-center text-petrol underline underline-offset-4 print:hidden"
                  >
                    {link.label}
                  </a>
                )}
              </div>
            </li>
          ))}
        </ol>
      </TitledSection>
    </div>
  );
}
