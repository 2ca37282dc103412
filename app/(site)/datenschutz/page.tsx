import { LegalPage } from '@/components/legal/legal-page';
import { legalDocument } from '@/lib/legal/documents';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/platform/seo/metadata';

export const metadata = pageMetadata({ ...legalDocument('privacy').page, path: routes.privacy });

export default function PrivacyPage() {
  return <LegalPage {...legalDocument('privacy')} />;
}
