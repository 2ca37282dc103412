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

export const sendingOf = (token: string) => (operation: Operation) =>
  served(operation, { token }, addressAfter(operation, token));

export const resultSendingOf = (request: string) => (operation: Operation) =>
  served(operation, { request }, resultAfter(operation, request));

export const NEW_LINK: Served = {
  path: routes.api.ownRequests,
  plainAction: submitPlainNewLink,
  next: AFTER_NEW_LINK,
};
