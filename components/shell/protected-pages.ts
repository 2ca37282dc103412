import { routes } from '@/lib/routes';

/** Where people must be able to copy, keep and print: legal texts (BGB § 312i), results, one's own requests, the back-office. */
const OPEN = [
  routes.imprint,
  routes.privacy,
  routes.terms,
  routes.accessibility,
  routes.dataSources,
  '/mitarbeiter',
  '/bewertung',
  routes.ownRequests,
  routes.employeeArea,
];

/** Whether the content protection of specification 9 applies to a page (and 10). */
export function isProtected(pathname: string): boolean {
  return !OPEN.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
