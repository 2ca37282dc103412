import { IntentLink } from '@/components/ui/intent-link';
import { formatNumber } from '@/lib/platform/format/number';
import { employeeRoutes } from '@/lib/employee-routes';
import { KINDS_WITH_PAGES } from '@/lib/requests/back-office/queue/search-params';

/** The ways of the back-office, in the order in which they are needed. */
const NAVIGATION = [
  { href: employeeRoutes.dashboard, label: 'Anfragen' },
  ...KINDS_WITH_PAGES,
  { href: employeeRoutes.sent, label: 'Gesendete Nachrichten' },
  { href: employeeRoutes.quarantine, label: 'Quarantäne' },
  { href: employeeRoutes.ledgers, label: 'Nachweise' },
  { href: employeeRoutes.sales, label: 'Vertrieb' },
  { href: employeeRoutes.adviser, label: 'Berater' },
];

interface NavLinksProps {
  /** Requests that are kept for a person to look at */
  quarantined: number;
  className?: string;
}

/** The links of the back-office's navigation. */
export function NavLinks({ quarantined, className }: NavLinksProps) {
  return (
    <ul className={className}>
      {NAVIGATION.map(({ href, label }) => (
        <li key={href}>
          <IntentLink
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
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
