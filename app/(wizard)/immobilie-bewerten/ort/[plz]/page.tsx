import { notFound } from 'next/navigation';
import { WizardPage, wizardMetadata } from '../../wizard-page';
import type { Params } from '@/lib/platform/page';

// Reached as /immobilie-bewerten?plz=26122 (next.config.ts), so that the empty form stays static.

export const metadata = wizardMetadata;
export { viewport } from '../../page';

/** Each page is rendered when it is first requested, and kept. */
export const generateStaticParams = () => [];

export default async function ValuationAtPage({ params }: Params<'plz'>) {
  const { plz } = await params;
  if (!/^\d{5}$/.test(plz)) notFound();
  return <WizardPage postalCode={plz} />;
}
