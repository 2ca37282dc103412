import type { Viewport } from 'next';
import { PropertyTypeIllustration } from '@/components/illustrations/property-type-illustration';
import { LeadAside } from '@/components/leads/lead-aside';
import { LeadForm } from '@/components/leads/lead-form';
import { WhatFollows } from '@/components/leads/what-follows';
import { PROPERTY_TYPES } from '@/lib/requests/forms/lead/options';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { submitPlainForm } from './actions';

const TITLE = 'Kostenlose Immobilienbewertung';

export const metadata = {
  ...pageMetadata({
    title: TITLE,
    description:
      'Fünf kurze Angaben zu Ihrer Immobilie, und ein Experte meldet sich innerhalb von 24 Stunden bei Ihnen. Kostenlos und unverbindlich.',
    path: routes.leadForm,
  }),
  title: { absolute: TITLE },
  robots: { index: false, follow: false },
};

// The keyboard of a phone makes the page smaller instead of lying over the buttons.
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

// Drawn on the server and handed in, so that they are no part of the scripts.
const drawings = Object.fromEntries(
  PROPERTY_TYPES.map(({ value }) => [value, <PropertyTypeIllustration key={value} type={value} />]),
);

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
          plainAction={submitPlainForm}
        />
      </div>
    </div>
  );
}
