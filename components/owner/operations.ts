import { routes } from '@/lib/routes';

/** What a person can do with a request on its page, by the name under which forms send it. */
export const OPERATIONS = [
  'bestaetigen',
  'wiederholen',
  'berichtigen',
  'adresse',
  'kontaktwunsch',
  'erlauben',
  'erneuern',
  'widerrufen',
  'beenden',
  'loeschen',
] as const;

export type Operation = (typeof OPERATIONS)[number];

/** Whether a name stands for an operation. */
export function isOperation(name: string): name is Operation {
  return OPERATIONS.some((operation) => operation === name);
}

/** The page that says that an operation is done. */
export function addressAfter(operation: Operation, token: string): string {
  if (operation === 'loeschen') return routes.erased;
  // The page of a link that was ended is gone.
  const page = operation === 'beenden' ? routes.ownRequests : routes.ownRequest(token);
  return `${page}?erledigt=${operation}#${OUTCOME_ID}`;
}

/** The result page of a request, where what can be done there is said to be done. */
export const resultAfter = (operation: Operation, id: string) =>
  `${routes.valuationResult(id)}?erledigt=${operation}#${OUTCOME_ID}`;

/** The page that says that a new link was asked for. */
export const AFTER_NEW_LINK = `${routes.ownRequests}?erledigt=neuer-link#meldung`;

/** Where on a page its message stands. */
export const OUTCOME_ID = 'meldung';
