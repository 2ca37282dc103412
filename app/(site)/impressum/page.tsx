import { LegalPage } from '@/components/legal/legal-page';
import { ContactButton } from '@/components/requests/contact-button';
import { companyRecord } from '@/lib/company';
import { LEGAL_AS_OF } from '@/lib/legal/as-of';
import { imprint } from '@/lib/legal/imprint';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const metadata = pageMetadata({
  title: 'Impressum',
  description:
    'Wer dieses Portal betreibt, wer für die Inhalte verantwortlich ist und wie Sie uns erreichen.',
  path: routes.imprint,
});

export default function ImprintPage() {
  const sections = imprint({ ...site(), ...companyRecord() });
  return (
    <LegalPage
      title="Impressum"
      asOf={LEGAL_AS_OF.imprint}
      sections={sections}
      contents={false}
      additions={{ kontakt: <ContactButton /> }}
    />
  );
}
