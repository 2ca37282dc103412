import type { ReactNode } from 'react';
import { site } from '@/lib/site';
import { CallButton } from './call-button';
import { Logo } from './logo';
import { Menu } from './menu';
import { NAVIGATION } from './navigation';
import { NavigationLinks } from './navigation-links';

interface HeaderProps {
  search: ReactNode;
  /** The search as it stands in the side menu */
  menuSearch: ReactNode;
}

/** The header of public pages: logo, navigation, search, telephone; on narrow screens a menu. */
export function Header({ search, menuSearch }: HeaderProps) {
  const { name, phoneHref } = site();
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
        <div className="ml-auto max-w-56 min-w-36 flex-1 max-lg:hidden">{search}</div>
        <div className="flex items-center gap-2 max-lg:ml-auto">
          <CallButton short phoneHref={phoneHref} />
          <Menu search={menuSearch} phoneHref={phoneHref} />
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
