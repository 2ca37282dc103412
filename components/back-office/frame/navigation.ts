import { employeeRoutes } from '@/lib/employee-routes';
import { KINDS_WITH_PAGES } from '@/lib/requests/back-office/queue/search-params';

/** The ways of the back-office, in the order in which they are needed. */
export const NAVIGATION = [
  { href: employeeRoutes.dashboard, label: 'Anfragen' },
  ...KINDS_WITH_PAGES,
  { href: employeeRoutes.sent, label: 'Gesendete Nachrichten' },
  { href: employeeRoutes.quarantine, label: 'Quarantäne' },
  { href: employeeRoutes.ledgers, label: 'Nachweise' },
];
