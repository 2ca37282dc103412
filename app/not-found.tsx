import type { Metadata } from 'next';
import { MissingPage } from './missing-page';
import { SiteFrame } from './site-frame';

export const metadata: Metadata = { title: 'Seite nicht gefunden' };

export default function NotFound() {
  return (
    <SiteFrame isMissing>
      <MissingPage />
    </SiteFrame>
  );
}
