import { LegalPage } from '@/components/legal/legal-page';
import { companyRecord } from '@/lib/company';
import { LEGAL_AS_OF } from '@/lib/legal/as-of';
import { privacyNotice } from '@/lib/legal/privacy/privacy';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const metadata = pageMetadata({
  title: 'Datenschutz',
  description:
    'Welche Daten wir wofür verarbeiten, wie lange wir sie behalten und welche Rechte Sie haben.',
  path: routes.privacy,
});

export default function PrivacyPage() {
  const sections = privacyNotice({ ...site(), ...companyRecord() });
  return <LegalPage title="Datenschutzerklärung" asOf={LEGAL_AS_OF.privacy} sections={sections} />;
}
