import { agencyRoutes } from '@/lib/agency-routes';
import { routes } from '@/lib/routes';

/**
 * Exempt from content protection, with all pages below: people must be able to copy and print
 * legal texts (BGB § 312i), results, submissions and purchases.
 */
export const OPEN_PAGES = [
  routes.imprint,
  routes.privacy,
  routes.terms,
  routes.accessibility,
  routes.dataSources,
  '/mitarbeiter',
  '/bewertung',
  routes.ownSubmissions,
  agencyRoutes.area,
  '/makler/angebot',
  '/zertifikat',
  routes.employeeArea,
];
