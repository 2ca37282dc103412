import type { ReactNode } from 'react';
import { currentYear } from '@/lib/platform/format/date';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { LEGAL_LINKS } from './navigation';
import { IntentLink } from '@/components/ui/intent-link';

/** The footer of public pages: links, what stands beside them, copyright, who built the site. */
export function Footer({ children }: { children?: ReactNode }) {
  const { name, builder } = site();
  return (
    <footer className="mt-20 border-t border-line print:hidden">
      <div className="mx-auto flex max-w-6xl flex-col gap-2 px-4 pt-8 pb-10 text-base sm:px-6">
        <div className="flex flex-wrap gap-x-6">
          <nav aria-label="Fußzeile">
            <ul className="flex flex-wrap gap-x-6 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline-offset-4 [&_a]:hover:underline">
              <li className="hidden sm:block">
                <IntentLink href={routes.valuation}>Immobilie bewerten</IntentLink>
              </li>
              {LEGAL_LINKS.map(({ href, label }) => (
                <li key={href}>
                  <IntentLink href={href}>{label}</IntentLink>
                </li>
              ))}
            </ul>
          </nav>
          {children}
        </div>
        <p className="text-muted [&_a]:underline [&_a]:underline-offset-4 [&_a]:hover:text-ink">
          © {currentYear()} {name} · <IntentLink href={routes.prices}>Immobilienpreise</IntentLink>{' '}
          · <IntentLink href={routes.agents}>Für Makler</IntentLink> ·{' '}
          <IntentLink href={routes.leadForm}>Verkaufsanfrage</IntentLink> ·{' '}
          <IntentLink href={routes.ownRequests}>Meine Anfrage</IntentLink> ·{' '}
          <IntentLink href={routes.accessibility}>Barrierefreiheit</IntentLink> ·{' '}
          <IntentLink href={routes.status}>Status</IntentLink> · Website von{' '}
          <a href={builder.url} rel="noopener">
            {builder.name}
          </a>
        </p>
      </div>
    </footer>
  );
}
