import { agentRoutes } from '@/lib/agent-routes';
import { routes } from '@/lib/routes';

/** Where the content protection of specification 9 does not apply (and 10), with all below: people must be able to copy, keep and print: legal texts (BGB § 312i), results, one's own requests, what offices have bought, the back-office. */
export const OPEN_PAGES = [
  routes.imprint,
  routes.privacy,
  routes.terms,
  routes.accessibility,
  routes.dataSources,
  '/mitarbeiter',
  '/bewertung',
  routes.ownRequests,
  agentRoutes.area,
  '/makler/angebot',
  '/zertifikat',
  routes.employeeArea,
];
