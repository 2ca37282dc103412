import type { Served } from '@/components/forms/served-form';
import {
  addressAfter,
  AFTER_NEW_LINK,
  type Operation,
  resultAfter,
} from '@/components/owner/operations';
import { routes } from '@/lib/routes';
import { submitPlainNewLink, submitPlainOperation } from './actions';

const served = (operation: Operation, about: Served['about'], next: string): Served => ({
  path: routes.api.ownRequestOperation(operation),
  plainAction: submitPlainOperation.bind(null, operation),
  about,
  next,
});

/** How the forms of a request's page are sent. */
export const sendingOf = (token: string) => (operation: Operation) =>
  served(operation, { token }, addressAfter(operation, token));

/** How the forms of a result page are sent by the browser that has sent the request. */
export const resultSendingOf = (request: string) => (operation: Operation) =>
  served(operation, { request }, resultAfter(operation, request));

/** How a new link is asked for. */
export const NEW_LINK: Served = {
  path: routes.api.ownRequests,
  plainAction: submitPlainNewLink,
  next: AFTER_NEW_LINK,
};
