import type { Served } from '@/components/forms/served-form';
import {
  addressAfter,
  AFTER_NEW_LINK,
  type OwnerOperation,
  resultAfter,
} from '@/components/owner/operations';
import { routes } from '@/lib/routes';
import { submitPlainNewLink, submitPlainOperation } from './actions';

const served = (operation: OwnerOperation, about: Served['about'], next: string): Served => ({
  path: routes.api.ownRequestOperation(operation),
  plainAction: submitPlainOperation.bind(null, operation),
  about,
  next,
});

export const sendingOf = (token: string) => (operation: OwnerOperation) =>
  served(operation, { token }, addressAfter(operation, token));

export const resultSendingOf = (request: string) => (operation: OwnerOperation) =>
  served(operation, { request }, resultAfter(operation, request));

export const NEW_LINK: Served = {
  path: routes.api.ownRequests,
  plainAction: submitPlainNewLink,
  next: AFTER_NEW_LINK,
};
