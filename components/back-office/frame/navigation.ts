import { routes } from '@/lib/routes';

/** The ways of the back-office, in the order in which they are needed. */
export const NAVIGATION = [
  { href: routes.employee.dashboard, label: 'Anfragen' },
  { href: routes.employee.leads, label: 'Verkaufsanfragen' },
  { href: routes.employee.inquiries, label: 'Maklerbüros' },
  { href: routes.employee.sent, label: 'Gesendete Nachrichten' },
  { href: routes.employee.quarantine, label: 'Quarantäne' },
  { href: routes.employee.ledgers, label: 'Nachweise' },
] as const;
