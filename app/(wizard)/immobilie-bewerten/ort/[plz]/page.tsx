import { notFound } from 'next/navigation';
import { Logo } from '@/components/shell/logo';
import { Wizard } from '@/components/valuation/wizard';
import { site } from '@/lib/site';
import { submitPlainWizard } from '../../actions';
import { wizardDrawings } from '../../drawings';
import type { Params } from '@/lib/platform/page';

// Reached as /immobilie-bewerten?plz=26122 (next.config.ts), so that the empty form stays static.

export { metadata, viewport } from '../../page';

/** Each page is rendered when it is first requested, and kept. */
export const generateStaticParams = () => [];

export default async function ValuationAtPage({ params }: Params<'plz'>) {
  const { plz } = await params;
  if (!/^\d{5}$/.test(plz)) notFound();
  return (
    <Wizard
      logo={<Logo name={site().name} />}
      drawings={wizardDrawings}
      plainAction={submitPlainWizard}
      postalCode={plz}
    />
  );
}
