import type { ReactNode } from 'react';
import { CookieConsent } from '@/components/consent/cookie-consent';
import { SettingsButton } from '@/components/consent/settings-button';
import { PlaceholderNote } from '@/components/legal/placeholder-note';
import { Footer } from '@/components/shell/footer';
import { HomeRedirect } from '@/components/shell/home-redirect';
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
 * not-found page stands here, so that every page has the same client parts: with others the bundler would
 * cut a second piece that holds all of these once more.
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
