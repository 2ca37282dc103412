import { SearchIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { LogoMark } from '@/components/illustrations/logo-mark';
import { CallButton } from '@/components/shell/call-button';
import { LEGAL_LINKS, NAVIGATION, type NavigationEntry } from '@/components/shell/navigation';
import { Input } from '@/components/ui/input';
import { QUERY_LIMIT } from '@/lib/guides/constants';
import { currentYear } from '@/lib/platform/format/date';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

function PlainLinks({ label, entries }: { label: string; entries: readonly NavigationEntry[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {entries.map(({ href, label: words }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// Header and footer without client components, for a document of its own: Next sends the scripts of
// app/global-not-found.tsx along with every page.

function PlainHeader() {
  const { name, phoneHref } = site();
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2 sm:px-6">
        <a
          href={routes.home}
          className="flex min-h-11 items-center gap-2.5 rounded-md font-serif text-xl font-semibold tracking-tight"
        >
          <LogoMark className="size-8" />
          {name}
        </a>
        <PlainLinks label="Hauptnavigation" entries={NAVIGATION} />
        <form
          action={routes.guides}
          role="search"
          aria-label="Artikel suchen"
          className="relative min-w-36 flex-1"
        >
          <SearchIcon className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
          <Input
            type="search"
            name="search"
            aria-label="Artikel suchen"
            placeholder="Artikel suchen..."
            maxLength={QUERY_LIMIT}
            className="pl-10"
            density="dense"
          />
        </form>
        <CallButton short phoneHref={phoneHref} />
      </div>
    </header>
  );
}

function PlainFooter() {
  return (
    <footer className="mt-20 border-t border-line">
      <div className="mx-auto max-w-6xl px-4 pt-8 pb-10 text-base sm:px-6">
        <PlainLinks label="Fußzeile" entries={LEGAL_LINKS} />
        <p className="text-muted">
          © {currentYear()} {site().name}
        </p>
      </div>
    </footer>
  );
}

export function PlainFrameWithoutFooter({ children }: { children: ReactNode }) {
  return (
    <>
      <PlainHeader />
      <main id="inhalt">{children}</main>
    </>
  );
}

export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PlainFrameWithoutFooter>{children}</PlainFrameWithoutFooter>
      <PlainFooter />
    </>
  );
}
