import { JsonLd } from '@/components/shell/json-ld';
import { breadcrumbs } from '@/lib/platform/seo/json-ld';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { GuideOverview } from './guide-overview';
import { overviewMetadata } from './metadata';

export const metadata = overviewMetadata;

export default function GuidesPage() {
  const { url } = site();
  const trail = [
    { name: 'Startseite', address: `${url}${routes.home}` },
    { name: 'Ratgeber', address: `${url}${routes.guides}` },
  ];
  return (
    <>
      <GuideOverview selection={{ query: '' }} />
      <JsonLd entries={[breadcrumbs(trail)]} />
    </>
  );
}
