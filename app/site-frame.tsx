import type { ReactNode } from 'react';
import { CookieConsent, SettingsButton } from '@/components/consent/cookie-consent';
import { PlaceholderNote } from '@/components/legal/placeholder-note';
import { isProduction } from '@/lib/platform/env';
import { placeholders, site } from '@/lib/site';
import { SiteHeader } from './site-header';
import { currentYear } from '@/lib/platform/format/berlin-day';
import { routes } from '@/lib/routes';
import { NavLink } from '@/components/shell/nav-link';
import { LEGAL_LINKS } from '@/components/shell/navigation';
import { PageLink } from '@/components/ui/page-link';

function Footer({ children }: { children?: ReactNode }) {
  const { name, builder } = site();
  return (
    <footer className="mt-20 border-t border-line print:hidden">
      <div className="mx-auto flex max-w-6xl flex-col gap-2 px-4 pt-8 pb-10 text-base sm:px-6">
        <div className="flex flex-wrap gap-x-6">
          <nav aria-label="Fußzeile">
            <ul className="flex flex-wrap gap-x-6 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline-offset-4 [&_a]:hover:underline">
              <li className="hidden sm:block">
                <NavLink href={routes.valuation}>Immobilie bewerten</NavLink>
              </li>
              {LEGAL_LINKS.map(({ href, label }) => (
                <li key={href}>
                  <NavLink href={href}>{label}</NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {children}
        </div>
        <p className="text-muted [&_a]:underline [&_a]:underline-offset-4 [&_a]:hover:text-ink">
          © {currentYear()} {name} · <PageLink href={routes.prices}>Immobilienpreise</PageLink> ·{' '}
          <PageLink href={routes.calculators}>Rechner</PageLink> ·{' '}
          <PageLink href={routes.agencies}>Für Makler</PageLink> ·{' '}
          <PageLink href={routes.leadForm}>Verkaufsanfrage</PageLink> ·{' '}
          <PageLink href={routes.ownSubmissions}>Meine Anfrage</PageLink> ·{' '}
          <PageLink href={routes.accessibility}>Barrierefreiheit</PageLink> ·{' '}
          <PageLink href={routes.status}>Status</PageLink> · Website von{' '}
          <a href={builder.url} rel="noopener">
            {builder.name}
          </a>
        </p>
      </div>
    </footer>
  );
}

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
