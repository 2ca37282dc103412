import { PhoneIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';

const PROMISES = [
  'Die ausführliche Bewertung kommt in Kürze per E-Mail. Bestätige dafür deine Adresse mit dem Link, den wir dir gerade schicken.',
  'Unsere Experten prüfen deine Angaben.',
  'Du bekommst persönliche Tipps für den Verkauf.',
  'Bei Bedarf und nur mit deiner Erlaubnis vermitteln wir dich an qualifizierte Makler vor Ort.',
];

const NEXT_STEPS = [
  {
    title: 'Bewertung prüfen',
    text: 'Stimmen Postleitzahl, Fläche, Baujahr und Zustand? Aus deinen Angaben wird gerechnet.',
  },
  { title: 'Beratung vereinbaren', text: 'Ein Gespräch klärt, was keine Formel sehen kann.' },
  { title: 'Verkauf starten', text: 'Mit Unterlagen, Preis und Zeitplan, wenn du so weit bist.' },
];

interface WhatHappensNextProps {
  phone: string;
  phoneHref: string;
  /** Stands beside the call button: the way to be called */
  callback: ReactNode;
}

/** 'Was passiert jetzt?' and 'Nächste Schritte', specification 2. */
export function WhatHappensNext({ phone, phoneHref, callback }: WhatHappensNextProps) {
  return (
    <div className="grid gap-12 md:grid-cols-2">
      <section aria-labelledby="was-passiert-jetzt" className="break-inside-avoid">
        <h2 id="was-passiert-jetzt" className="text-2xl">
          Was passiert jetzt?
        </h2>
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {PROMISES.map((promise) => (
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
          Keine E-Mail da?{' '}
          <a href={routes.ownRequests} className="text-petrol underline underline-offset-4">
            Meine Anfrage
          </a>{' '}
          zeigt, wie es um sie steht. Dort änderst, widerrufst und löschst du auch alles.
        </p>
      </section>
      <section aria-labelledby="naechste-schritte" className="break-inside-avoid">
        <h2 id="naechste-schritte" className="text-2xl">
          Nächste Schritte
        </h2>
        <ol className="mt-4 space-y-5">
          {NEXT_STEPS.map(({ title, text }, index) => (
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
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
