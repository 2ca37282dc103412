import type { Viewport } from 'next';
import { WizardPage, wizardMetadata } from './wizard-page';

export const metadata = wizardMetadata;

// The keyboard of a phone shortens the page instead of covering the buttons.
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

export default function ValuationPage() {
  return <WizardPage />;
}
