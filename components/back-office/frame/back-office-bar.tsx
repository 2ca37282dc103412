import type { ReactNode } from 'react';
import { LogoMark } from '@/components/illustrations/logo-mark';
import { PageLink } from '@/components/ui/page-link';
import type { Duty } from '@/lib/auth/employee';
import { employeeRoutes } from '@/lib/employee-routes';
import { NavLinks } from './nav-links';
import { NavMenu } from './nav-menu';

interface BackOfficeBarProps {
  /** The portal's name */
  name: string;
  employee: { role: string; duty?: Duty };
  quarantined: number;
  /** Ends the login */
  logout: ReactNode;
}

/** The bar over every page of the back-office, in place of the site's header (specification 2). */
export function BackOfficeBar({ name, employee, quarantined, logout }: BackOfficeBarProps) {
  return (
    <header className="relative border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex min-h-14 max-w-7xl items-center gap-x-4 px-4 py-1 sm:px-6 min-[80rem]:gap-x-5">
        <PageLink
          href={employeeRoutes.dashboard}
          aria-label={`${name}, Anfragen`}
          className="flex min-h-11 items-center gap-2 rounded-md font-serif text-lg font-semibold"
        >
          <LogoMark className="size-7" />
          <span className="max-[23rem]:hidden">{name}</span>
        </PageLink>
        {/* While something is due every way would lead to it. */}
        {!employee.duty && (
          <nav aria-label="Hauptnavigation" className="mr-auto max-[80rem]:hidden">
            <NavLinks
              {...{ employee, quarantined }}
              isBar
              className="flex items-center gap-x-4 text-base whitespace-nowrap"
            />
          </nav>
        )}
        <div className="ml-auto flex items-center gap-2">
          {/* Slimmer than on the pages for visitors. */}
          <div className="[&_button]:min-h-11 [&_button]:px-3 [&_button]:py-1 [&_button]:text-base">
            {logout}
          </div>
          {!employee.duty && (
            <NavMenu>
              <nav aria-label="Menü">
                <NavLinks
                  {...{ employee, quarantined }}
                  className="divide-y divide-line text-base"
                />
              </nav>
            </NavMenu>
          )}
        </div>
      </div>
    </header>
  );
}
