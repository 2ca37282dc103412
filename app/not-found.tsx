import type { Metadata } from 'next';
import { LostHouse } from '@/components/illustrations/lost-house';
import { SiteHeader } from '@/app/site-header';
import { Notice } from '@/components/shell/notice';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Seite nicht gefunden' };

export default function NotFound() {
  return (
    <>
      <SiteHeader />
      <main id="inhalt">
        <Notice
          title="404"
          drawing={<LostHouse />}
          link={{ href: routes.home, label: 'Zur Startseite' }}
        >
          Diese Seite wurde nicht gefunden.
        </Notice>
      </main>
    </>
  );
}
