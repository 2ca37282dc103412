import { JsonLd } from '@/components/shell/json-ld';
import { breadcrumbs } from '@/lib/platform/seo/json-ld';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { GuideOverview } from './guide-overview';
import { overviewMetadata } from './metadata';

export const metadata = overviewMetadata;

export default function GuidesPage() {
  return (
    <>
      <GuideOverview selection={{ query: '' }} />
      <JsonLd entries={[breadcrumbs(site().url, [{ name: 'Ratgeber', path: routes.guides }])]} />
    </>
  );
}
