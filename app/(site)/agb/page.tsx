import { LegalPage } from '@/components/legal/legal-page';
import { legalDocument } from '@/lib/legal/documents';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/platform/seo/metadata';

export const metadata = pageMetadata({ ...legalDocument('terms').page, path: routes.terms });

export default function TermsPage() {
  return <LegalPage {...legalDocument('terms')} />;
}
