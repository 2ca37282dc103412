import { MenuIcon, PhoneIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { site } from '@/lib/site';
import { Logo } from './logo';
import { Menu } from './menu';
import { LEGAL_LINKS, NAVIGATION } from './navigation';
import { NavigationLinks } from './navigation-links';

interface HeaderProps {
  search: ReactNode;
  /** The search as it stands in the side menu */
  menuSearch: ReactNode;
}

/** Dials the company. */
function CallButton({ className, short = false }: { className?: string; short?: boolean }) {
  const { phoneHref } = site();
  return (
    <ButtonLink
      variant="outline"
      width="narrow"
      className={className}
      href={phoneHref}
      aria-label="Jetzt kostenlos anrufen"
    >
      {/* From 64 to 68 rem the words have just room beside the navigation. */}
      <PhoneIcon className={short ? 'lg:max-[68rem]:hidden' : undefined} />
      {short && <span className="max-[23rem]:hidden min-[30rem]:hidden">Anrufen</span>}
      <span className={short ? 'hidden min-[30rem]:inline' : undefined}>
        Jetzt kostenlos anrufen
      </span>
    </ButtonLink>
  );
}

/** The header of public pages: logo, navigation, search, telephone; on narrow screens a menu. */
export function Header({ search, menuSearch }: HeaderProps) {
  const { name } = site();
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
          <CallButton short />
          <Menu icon={<MenuIcon />}>
            {menuSearch}
            <nav aria-label="Menü">
              <NavigationLinks
                entries={NAVIGATION}
                className="divide-y divide-line border-y border-line text-lg *:py-1"
              />
            </nav>
            <CallButton className="w-full" />
            <NavigationLinks entries={LEGAL_LINKS} className="flex gap-6 text-muted" />
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
