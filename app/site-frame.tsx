import type { ReactNode } from 'react';
import { CookieConsent } from '@/components/consent/cookie-consent';
import { Footer } from '@/components/shell/footer';
import { SiteHeader } from './site-header';

/** The whole house around a public page: question about cookies, header, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <CookieConsent />
      <SiteHeader />
      <main id="inhalt">{children}</main>
      <Footer />
    </>
  );
}
