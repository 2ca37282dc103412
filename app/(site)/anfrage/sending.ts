import type { Sending } from '@/components/owner/form-values';
import { addressAfter, AFTER_NEW_LINK, type Operation } from '@/components/owner/operations';
import { routes } from '@/lib/routes';
import { submitPlainNewLink, submitPlainOperation } from './actions';

/** How the forms of a request's page are sent. */
export function sendingOf(token: string) {
  return (operation: Operation): Sending => ({
    path: routes.api.ownRequestOperation(operation),
    token,
    plainAction: submitPlainOperation.bind(null, operation, token),
    next: addressAfter(operation, token),
  });
}

/** How a new link is asked for. */
export const NEW_LINK: Sending = {
  path: routes.api.ownRequests,
  plainAction: submitPlainNewLink,
  next: AFTER_NEW_LINK,
};
