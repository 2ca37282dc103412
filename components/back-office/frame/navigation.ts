import { employeeRoutes } from '@/lib/employee-routes';

/** The ways of the back-office, in the order in which they are needed. */
export const NAVIGATION = [
  { href: employeeRoutes.dashboard, label: 'Anfragen' },
  { href: employeeRoutes.leads, label: 'Verkaufsanfragen' },
  { href: employeeRoutes.inquiries, label: 'Maklerbüros' },
  { href: employeeRoutes.sent, label: 'Gesendete Nachrichten' },
  { href: employeeRoutes.quarantine, label: 'Quarantäne' },
  { href: employeeRoutes.ledgers, label: 'Nachweise' },
] as const;
