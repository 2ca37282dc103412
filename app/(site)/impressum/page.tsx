import { LegalPage } from '@/components/legal/legal-page';
import { ContactButton } from '@/components/submissions/contact-button';
import { legalDocument } from '@/lib/legal/documents';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/platform/seo/metadata';

export const metadata = pageMetadata({ ...legalDocument('imprint').page, path: routes.imprint });

export default function ImprintPage() {
  return (
    <LegalPage
      {...legalDocument('imprint')}
      contents={false}
      additions={{ kontakt: <ContactButton /> }}
    />
  );
}
