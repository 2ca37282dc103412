import { redirect } from 'next/navigation';
import { routes } from '@/lib/routes';
import { currentEmployee } from '../require-employee';

/** The short address for employees. */
export default async function EntryPage() {
  const { dashboard, login } = routes.employee;
  redirect((await currentEmployee()) ? dashboard : login);
}
