import { PageLink } from '@/components/ui/page-link';
import { formatNumber } from '@/lib/platform/format/number';
import { type Area, mayEnter } from '@/lib/auth/employee';
import { employeeRoutes } from '@/lib/employee-routes';
import { KINDS_WITH_PAGES } from '@/lib/requests/back-office/queue/search-params';

interface Way {
  href: string;
  label: string;
  area: Area;
  /** Whether it is needed so seldom that it stands in the menu alone */
  isRare?: boolean;
}

/** The ways of the back-office, in the order in which they are needed. */
const NAVIGATION: Way[] = [
  { href: employeeRoutes.dashboard, label: 'Anfragen', area: 'requests' },
  ...KINDS_WITH_PAGES.map((page) => ({ ...page, area: 'requests' as const })),
  { href: employeeRoutes.sent, label: 'Gesendete Nachrichten', area: 'requests' },
  { href: employeeRoutes.quarantine, label: 'Quarantäne', area: 'requests' },
  { href: employeeRoutes.ledgers, label: 'Nachweise', area: 'requests', isRare: true },
  { href: employeeRoutes.sales, label: 'Vertrieb', area: 'requests' },
  { href: employeeRoutes.figures, label: 'Zahlen', area: 'office', isRare: true },
  { href: employeeRoutes.guides, label: 'Ratgeber', area: 'guides' },
  { href: employeeRoutes.adviser, label: 'Berater', area: 'adviser' },
  { href: employeeRoutes.team, label: 'Team', area: 'office', isRare: true },
  { href: employeeRoutes.ownAccount, label: 'Mein Konto', area: 'account', isRare: true },
];

interface NavLinksProps {
  employee: { role: string };
  /** Whether they stand side by side in the bar, without those that are seldom needed */
  isBar?: boolean;
  /** Requests that are kept for a person to look at */
  quarantined: number;
  className?: string;
}

/** The links of the back-office's navigation. */
export function NavLinks({ employee, isBar, quarantined, className }: NavLinksProps) {
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
            {href === employeeRoutes.quarantine && quarantined > 0 && (
              // Inside a box of its own the figure keeps clear of the line under the current page.
              <span>
                <span className="inline-block rounded-full bg-brick-soft px-2 text-sm font-semibold text-brick-text tabular-nums">
                  {formatNumber(quarantined)}
                </span>
              </span>
            )}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
