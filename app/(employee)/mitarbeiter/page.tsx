import { redirect } from 'next/navigation';
import { employeeRoutes } from '@/lib/employee-routes';
import { currentEmployee } from '@/app/(employee)/require-employee';

export default async function EntryPage() {
  const { dashboard, login } = employeeRoutes;
  redirect((await currentEmployee()) ? dashboard : login);
}
