import { LegalPage } from '@/components/legal/legal-page';
import { legalDocument } from '@/lib/legal/documents';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/platform/seo/metadata';

export const metadata = pageMetadata({
  ...legalDocument('accessibility').page,
  path: routes.accessibility,
});

export default function AccessibilityPage() {
  return <LegalPage {...legalDocument('accessibility')} />;
}
