import type { ReactNode } from 'react';
import { LogoMark } from '@/components/illustrations/logo-mark';
import { PageLink } from '@/components/ui/page-link';
import { type AdminArea, type Duty, mayEnter } from '@/lib/auth/employee';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatNumber } from '@/lib/platform/format/number';
import { KINDS_WITH_PAGES } from '@/lib/submissions/admin/queue/search-params';
import { NavMenu } from './nav-menu';

interface Way {
  href: string;
  label: string;
  area: AdminArea;
  isRare?: boolean;
}

const NAVIGATION: Way[] = [
  { href: employeeRoutes.dashboard, label: 'Anfragen', area: 'submissions' },
  ...KINDS_WITH_PAGES.map((page) => ({ ...page, area: 'submissions' as const })),
  { href: employeeRoutes.sent, label: 'Gesendete Nachrichten', area: 'submissions' },
  { href: employeeRoutes.quarantine, label: 'Quarantäne', area: 'submissions' },
  { href: employeeRoutes.ledgers, label: 'Nachweise', area: 'submissions', isRare: true },
  { href: employeeRoutes.sales, label: 'Vertrieb', area: 'submissions' },
  { href: employeeRoutes.statistics, label: 'Zahlen', area: 'office', isRare: true },
  { href: employeeRoutes.guides, label: 'Ratgeber', area: 'guides' },
  { href: employeeRoutes.adviser, label: 'Berater', area: 'adviser' },
  { href: employeeRoutes.team, label: 'Team', area: 'office', isRare: true },
  { href: employeeRoutes.ownAccount, label: 'Mein Konto', area: 'account', isRare: true },
];

interface NavLinksProps {
  employee: { role: string };
  isBar?: boolean;
  /** What waits, by the address of its page */
  waiting: Readonly<Record<string, number>>;
  className?: string;
}

function NavLinks({ employee, isBar, waiting, className }: NavLinksProps) {
  const ways = NAVIGATION.filter(
    ({ area, isRare }) => mayEnter(employee, area) && !(isBar && isRare),
  );
  return (
    <ul className={className}>
      {ways.map(({ href, label }) => (
        <li key={href}>
          <PageLink
            href={href}
            className="flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
          >
            {label}
            {(waiting[href] ?? 0) > 0 && (
              // Its own box keeps the number clear of the current page's underline.
              <span>
                <span className="inline-block rounded-full bg-brick-soft px-2 text-sm font-semibold text-brick-text tabular-nums">
                  {formatNumber(waiting[href]!)}
                </span>
              </span>
            )}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

interface AdminBarProps {
  name: string;
  employee: { role: string; duty?: Duty };
  /** What waits, by the address of its page */
  waiting: Readonly<Record<string, number>>;
  logout: ReactNode;
}

export function AdminBar({ name, employee, waiting, logout }: AdminBarProps) {
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
        {/* While a duty is open, every link would lead to it. */}
        {!employee.duty && (
          <nav aria-label="Hauptnavigation" className="mr-auto max-[80rem]:hidden">
            <NavLinks
              employee={employee}
              waiting={waiting}
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
                  employee={employee}
                  waiting={waiting}
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
