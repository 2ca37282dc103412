import { SearchIcon, MenuIcon } from 'lucide-react';
import { ArticleSearch } from '@/components/guides/article-search';
import { Logo } from '@/components/shell/logo';
import { SEARCH_LIMITS } from '@/lib/guides/constants';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { Badge } from '@/components/ui/badge';
import { type NavigationEntry, LEGAL_LINKS, NAVIGATION } from '@/components/shell/navigation';
import { NavLink } from '@/components/shell/nav-link';
import { cn } from '@/lib/utils';
import type { ReactNode } from 'react';
import { DialogButton, NativeDialog } from '@/components/ui/native-dialog';
import { CallButton } from '@/components/shell/call-button';

const ID = 'menue';

function Menu({ phoneHref, children }: { phoneHref: string; children: ReactNode }) {
  return (
    <>
      <DialogButton opens={ID} aria-label="Menü" className="js-only lg:hidden">
        <MenuIcon />
      </DialogButton>
      <NativeDialog
        id={ID}
        title="Menü"
        className="inset-y-0 right-0 h-dvh max-h-none w-full sm:max-w-sm"
      >
        <div className="mt-6 space-y-6">
          {children}
          <nav aria-label="Menü">
            <NavigationLinks
              entries={NAVIGATION}
              className="divide-y divide-line border-y border-line text-lg *:py-1"
            />
          </nav>
          <CallButton phoneHref={phoneHref} className="w-full" />
          <NavigationLinks entries={LEGAL_LINKS} className="flex gap-6 text-muted" />
        </div>
      </NativeDialog>
    </>
  );
}

interface NavigationLinksProps {
  entries: readonly NavigationEntry[];
  className?: string;
}

function NavigationLinks({ entries, className }: NavigationLinksProps) {
  return (
    <ul
      className={cn(
        '[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:gap-2 [&_a]:underline-offset-4 [&_a]:hover:underline',
        className,
      )}
    >
      {entries.map(({ href, label, badge }) => (
        <li key={href}>
          <NavLink href={href}>
            {label}
            {badge && <Badge>{badge}</Badge>}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** One element, so that the data of a page contain it once. */
const icon = <SearchIcon />;

export function SiteHeader() {
  const { name, phoneHref } = site();
  const search = { overview: routes.guides, icon };
  return (
    <header className="relative border-b border-line print:hidden">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-3 gap-y-1 px-4 lg:gap-x-5 py-2 sm:px-6">
        <Logo name={name} />
        <nav aria-label="Hauptnavigation" className="max-lg:hidden">
          <NavigationLinks
            entries={NAVIGATION}
            className="flex items-center gap-5 whitespace-nowrap"
          />
        </nav>
        <div className="ml-auto max-w-56 min-w-36 flex-1 max-lg:hidden">
          <ArticleSearch {...search} limit={SEARCH_LIMITS.desktop} />
        </div>
        <div className="flex items-center gap-2 max-lg:ml-auto">
          <CallButton short phoneHref={phoneHref} />
          <Menu phoneHref={phoneHref}>
            <ArticleSearch {...search} limit={SEARCH_LIMITS.phone} floating={false} />
          </Menu>
        </div>
      </div>
      <nav
        aria-label="Hauptnavigation"
        className="no-js-only mx-auto max-w-6xl px-4 pb-2 sm:px-6 lg:hidden"
      >
        <NavigationLinks entries={NAVIGATION} className="flex flex-wrap gap-x-6" />
      </nav>
    </header>
  );
}
