import { LegalPage } from '@/components/legal/legal-page';
import { companyRecord } from '@/lib/company';
import { LEGAL_AS_OF } from '@/lib/legal/as-of';
import { dataSources } from '@/lib/legal/data-sources';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const metadata = pageMetadata({
  title: 'Datenquellen',
  description:
    'Woher Postleitzahlen, Orte, Landkreise und Angebotspreise auf diesem Portal stammen, unter welcher Lizenz wir sie verwenden und was wir verändert haben.',
  path: routes.dataSources,
});

export default function DataSourcesPage() {
  const sections = dataSources({ ...site(), ...companyRecord() });
  return <LegalPage title="Datenquellen" asOf={LEGAL_AS_OF.dataSources} sections={sections} />;
}
