import type { Viewport } from 'next';
import { CheckIcon } from 'lucide-react';
import { PropertyTypeIllustration } from '@/components/illustrations/property-type-illustration';
import { LeadForm } from '@/components/leads/lead-form';
import { ButtonLink } from '@/components/ui/button-link';
import { TextLink } from '@/components/ui/text-link';
import { pageMetadata, UNLISTED } from '@/lib/platform/seo/metadata';
import { LEAD_PROPERTY_TYPES } from '@/lib/submissions/forms/lead/options';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { submitPlainLeadForm } from './actions';

const TITLE = 'Kostenlose Immobilienbewertung';

export const metadata = {
  ...pageMetadata({
    title: TITLE,
    description:
      'Fünf kurze Angaben zu Ihrer Immobilie, und ein Experte meldet sich innerhalb von 24 Stunden bei Ihnen. Kostenlos und unverbindlich.',
    path: routes.leadForm,
  }),
  title: { absolute: TITLE },
  ...UNLISTED,
};

// The keyboard of a phone shortens the page instead of covering the buttons.
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

// Drawn on the server, so that the scripts do not contain them.
const drawings = Object.fromEntries(
  LEAD_PROPERTY_TYPES.map(({ value }) => [
    value,
    <PropertyTypeIllustration key={value} type={value} />,
  ]),
);

const PROMISES = [
  {
    title: 'Eine Antwort innerhalb von 24\u00a0Stunden',
    text: 'Ein Experte geht Ihre Angaben mit Ihnen durch und nennt Ihnen eine erste Einschätzung.',
  },
  {
    title: 'Eine kostenlose Erstberatung',
    text: 'Zu Preis, Ablauf und Unterlagen, ohne Vertrag.',
  },
  {
    title: 'Ein unverbindliches Angebot',
    text: 'Ob, wann und mit wem Sie verkaufen, entscheiden Sie.',
  },
];

function LeadAside() {
  const { phone, phoneHref } = site();
  return (
    <aside aria-labelledby="erwartet-sie" className="self-start border-t-2 border-ink pt-4">
      <h2 id="erwartet-sie" className="text-xl">
        Das erwartet Sie
      </h2>
      <ul className="mt-4 divide-y divide-line">
        {PROMISES.map(({ title, text }) => (
          <li key={title} className="py-3 first:pt-0">
            <p className="font-semibold leading-snug">{title}</p>
            <p className="mt-1 text-base text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-4 text-base text-muted">
        Lieber gleich sprechen?{' '}
        <TextLink href={phoneHref} className="inline-block font-semibold whitespace-nowrap">
          {phone}
        </TextLink>
      </p>
    </aside>
  );
}

const NEXT_STEPS = [
  'Wir prüfen Ihre Angaben.',
  'Ein Experte meldet sich innerhalb von 24\u00a0Stunden bei Ihnen.',
  'Die Erstberatung ist kostenlos.',
  'Sie erhalten ein unverbindliches Angebot.',
];

function WhatFollows() {
  return (
    <>
      <h3 className="mt-8 text-xl">So geht es weiter</h3>
      <ul className="mt-3 space-y-3">
        {NEXT_STEPS.map((text) => (
          <li key={text} className="flex gap-3">
            <CheckIcon className="mt-1 size-5 shrink-0 text-moss" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        Was wir gespeichert haben und ob die E-Mail angekommen ist, zeigt{' '}
        <a href={routes.ownSubmissions} className="text-petrol underline underline-offset-4">
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

export default function LeadPage() {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <h1 className="text-3xl sm:text-4xl">{TITLE}</h1>
      <p className="mt-3 text-muted">Unverbindlich, in fünf kurzen Schritten.</p>
      <div className="mt-8">
        <LeadForm
          drawings={drawings}
          aside={<LeadAside />}
          afterwards={<WhatFollows />}
          plainAction={submitPlainLeadForm}
        />
      </div>
    </div>
  );
}
