import { KINDS } from '@/lib/requests/kinds/kinds';
import { call } from '@/lib/platform/http/client';
import { employeeRoutes } from '@/lib/employee-routes';
import type { Target } from './save-change';

/** What is done with a request, by the name that the address of the API carries. */
export type OperationName =
  | 'assignment'
  | 'calls'
  | 'mails'
  | 'callback'
  | 'appointment'
  | 'appointment-cancellation'
  | 'expert-value'
  | 'valuation-mail'
  | 'merge'
  | 'separation'
  | 'lead-intent'
  | 'lead-release'
  | 'lead-hold'
  | 'lead-class'
  | 'lead-separation'
  | 'lead-offer';

/**
 * Does something with a request.
 * @returns a sentence that says that it is done
 * @throws HttpError, or a network error, see {@link call}
 */
export async function operate(
  { type, id }: Target,
  operation: OperationName,
  body: object,
): Promise<string> {
  const path = employeeRoutes.api.requestOperation(KINDS[type].segment, id, operation);
  const { message } = await call<{ message: string }>(path, { method: 'POST', body });
  return message;
}
