import type { Served } from '@/components/forms/use-served-form';
import { employeeRoutes } from '@/lib/employee-routes';
import { submitPlainForm } from './form-actions';
import type { FormOperation } from './run-form';

/** How the forms of the back-office are sent. @param about what the form is about */
export const formSending = (operation: FormOperation, about?: Served['about']): Served => ({
  path: employeeRoutes.formOperation(operation),
  plainAction: submitPlainForm.bind(null, operation),
  about,
});
