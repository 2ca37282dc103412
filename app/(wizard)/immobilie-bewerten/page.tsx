import type { Viewport } from 'next';
import { Logo } from '@/components/shell/logo';
import { Wizard } from '@/components/valuation/wizard';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { submitPlainWizard } from './actions';
import { wizardDrawings } from './drawings';

export const metadata = pageMetadata({
  title: 'Immobilie kostenlos bewerten',
  description:
    'Zehn kurze Fragen zu Haus oder Wohnung, und Sie sehen eine unverbindliche Ersteinschätzung mit dem Rechenweg. Kostenlos.',
  path: routes.valuation,
});

// The keyboard of a phone shortens the page instead of covering the buttons.
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

export default function ValuationPage() {
  return (
    <Wizard
      logo={<Logo name={site().name} />}
      drawings={wizardDrawings}
      plainAction={submitPlainWizard}
    />
  );
}
