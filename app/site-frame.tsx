import type { ReactNode } from 'react';
import { CookieConsent, SettingsButton } from '@/components/consent/cookie-consent';
import { PlaceholderNote } from '@/components/legal/placeholder-note';
import { Footer } from '@/components/shell/footer';
import { isProduction } from '@/lib/platform/env';
import { placeholders } from '@/lib/placeholders';
import { SiteHeader } from './site-header';

/** The whole house around a public page: question about cookies, header, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <CookieConsent />
      <SiteHeader />
      <main id="inhalt">{children}</main>
      <Footer>
        <SettingsButton />
      </Footer>
      {!isProduction() && <PlaceholderNote names={placeholders()} />}
    </>
  );
}
