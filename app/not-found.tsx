import type { Metadata } from 'next';
import { LostHouse } from '@/components/illustrations/lost-house';
import { Notice } from '@/components/shell/notice';
import { routes } from '@/lib/routes';
import { SiteFrame } from './site-frame';

export const metadata: Metadata = { title: 'Seite nicht gefunden' };

export default function NotFound() {
  return (
    <SiteFrame isMissing>
      <Notice
        title="404"
        drawing={<LostHouse />}
        link={{ href: routes.home, label: 'Zur Startseite' }}
      >
        Diese Seite wurde nicht gefunden.
      </Notice>
    </SiteFrame>
  );
}
