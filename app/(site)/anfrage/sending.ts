import type { Sending } from '@/components/owner/sending';
import {
  addressAfter,
  AFTER_NEW_LINK,
  type Operation,
  resultAfter,
} from '@/components/owner/operations';
import { routes } from '@/lib/routes';
import { submitPlainNewLink, submitPlainOperation, submitPlainStep } from './actions';

/** How the forms of a request's page are sent. */
export function sendingOf(token: string) {
  return (operation: Operation): Sending => ({
    path: routes.api.ownRequestOperation(operation),
    token,
    plainAction: submitPlainOperation.bind(null, operation, token),
    next: addressAfter(operation, token),
  });
}

/** How the forms of a result page are sent by the browser that has sent the request. */
export function resultSendingOf(request: string) {
  return (operation: Operation): Sending => ({
    path: routes.api.ownRequestOperation(operation),
    request,
    plainAction: submitPlainStep.bind(null, operation, request),
    next: resultAfter(operation, request),
  });
}

/** How a new link is asked for. */
export const NEW_LINK: Sending = {
  path: routes.api.ownRequests,
  plainAction: submitPlainNewLink,
  next: AFTER_NEW_LINK,
};
