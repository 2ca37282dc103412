import { LegalPage } from '@/components/legal/legal-page';
import { companyRecord } from '@/lib/company';
import { LEGAL_AS_OF } from '@/lib/legal/as-of';
import { termsOfUse } from '@/lib/legal/terms/terms';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const metadata = pageMetadata({
  title: 'AGB',
  description:
    'Was für Bewertung, Ratgeber, Beratung und Vermittlung gilt, wofür wir haften und wie wir Änderungen ankündigen.',
  path: routes.terms,
});

export default function TermsPage() {
  const sections = termsOfUse({ ...site(), ...companyRecord() });
  return (
    <LegalPage
      title="Allgemeine Geschäftsbedingungen"
      asOf={LEGAL_AS_OF.terms}
      sections={sections}
    />
  );
}
