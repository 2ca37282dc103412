import { LegalPage } from '@/components/legal/legal-page';
import { legalDocument } from '@/lib/legal/documents';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/platform/seo/metadata';

export const metadata = pageMetadata({
  ...legalDocument('data-sources').page,
  path: routes.dataSources,
});

export default function DataSourcesPage() {
  return <LegalPage {...legalDocument('data-sources')} />;
}
