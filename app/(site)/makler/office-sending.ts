import type { Served } from '@/components/forms/use-served-form';
import { agentRoutes } from '@/lib/agent-routes';
import { submitPlainOffice } from './office-actions';
import type { OfficeOperation } from './run-office';

/** How the forms of offices are sent. @param about what the form is about */
export const officeSending = (operation: OfficeOperation, about?: Served['about']): Served => ({
  path: agentRoutes.api(operation),
  plainAction: submitPlainOffice.bind(null, operation),
  about,
});
