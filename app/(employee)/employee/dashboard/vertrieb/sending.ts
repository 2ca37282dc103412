import type { Served } from '@/components/forms/use-served-form';
import { employeeRoutes } from '@/lib/employee-routes';
import { submitPlainSales } from './actions';
import type { SalesOperation } from './run-sales';

/** How the forms about the sale of leads are sent. @param about what the form is about */
export const salesSending = (operation: SalesOperation, about?: Served['about']): Served => ({
  path: employeeRoutes.salesOperation(operation),
  plainAction: submitPlainSales.bind(null, operation),
  about,
});
