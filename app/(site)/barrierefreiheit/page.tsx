import { LegalPage } from '@/components/legal/legal-page';
import { companyRecord } from '@/lib/company';
import { LEGAL_AS_OF } from '@/lib/legal/as-of';
import { accessibilityStatement } from '@/lib/legal/accessibility';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const metadata = pageMetadata({
  title: 'Barrierefreiheit',
  description:
    'Wie zugänglich dieses Portal ist, wie wir das prüfen, wo es Grenzen gibt und wem Sie ein Hindernis melden.',
  path: routes.accessibility,
});

export default function AccessibilityPage() {
  const sections = accessibilityStatement({ ...site(), ...companyRecord() });
  return (
    <LegalPage title="Barrierefreiheit" asOf={LEGAL_AS_OF.accessibility} sections={sections} />
  );
}
