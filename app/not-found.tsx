import type { Metadata } from 'next';
import { LostHouse } from '@/components/illustrations/lost-house';
import { HomeRedirect } from '@/components/shell/home-redirect';
import { Notice } from '@/components/shell/notice';
import { routes } from '@/lib/routes';
import { SiteFrame } from './site-frame';

export const metadata: Metadata = { title: 'Seite nicht gefunden' };

export default function NotFound() {
  return (
    <SiteFrame>
      <Notice
        title="404"
        drawing={<LostHouse />}
        link={{ href: routes.home, label: 'Zur Startseite' }}
        extra={<HomeRedirect />}
      >
        Diese Seite wurde nicht gefunden.
      </Notice>
    </SiteFrame>
  );
}
