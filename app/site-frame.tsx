import type { ReactNode } from 'react';
import { CookieConsent } from '@/components/consent/cookie-consent';
import { SettingsButton } from '@/components/consent/settings-button';
import { PlaceholderNote } from '@/components/legal/placeholder-note';
import { HomeRedirect } from '@/components/shell/home-redirect';
import { Footer } from '@/components/shell/footer';
import { isProduction } from '@/lib/platform/env';
import { placeholders } from '@/lib/placeholders';
import { SiteHeader } from './site-header';

interface SiteFrameProps {
  /** Whether the visitor is led home in a moment, because nothing is here */
  isMissing?: boolean;
  children: ReactNode;
}

/**
 * The whole house around a public page: question about cookies, header, footer. The redirect of the
 * not-found page stands here, because every page carries the scripts of that one, and what it needs
 * itself is fetched where it is shown.
 */
export function SiteFrame({ isMissing = false, children }: SiteFrameProps) {
  return (
    <>
      <CookieConsent />
      <SiteHeader />
      <main id="inhalt">
        {children}
        {isMissing && <HomeRedirect />}
      </main>
      <Footer>
        <SettingsButton />
      </Footer>
      {!isProduction() && <PlaceholderNote names={placeholders()} />}
    </>
  );
}
