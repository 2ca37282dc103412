import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/admin/frame/page-title';
import { mayEnter, roleName } from '@/lib/auth/employee';
import { employeeRoutes } from '@/lib/employee-routes';
import { parseList } from '@/lib/submissions/admin/queue/search-params';
import type { PageQuery } from '@/lib/platform/page';
import { SubmissionQueue } from './submission-queue';

function DashboardHead({ name, role, email }: { name: string; role: string; email: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-wrap items-baseline gap-x-4 lg:flex">
        <PageTitle>Mitarbeiter-Dashboard</PageTitle>
        <p className="wrap-anywhere">Guten Tag, {name}</p>
      </div>
      <dl className="flex min-w-0 flex-wrap gap-x-3 text-base leading-snug sm:rounded-lg sm:border sm:border-line sm:bg-surface sm:px-4 sm:py-1.5">
        <div>
          <dt className="sr-only">Rolle</dt>
          <dd className="font-semibold">{roleName(role)}</dd>
        </div>
        <div>
          <dt className="sr-only">E-Mail-Adresse</dt>
          <dd className="wrap-anywhere text-muted">{email}</dd>
        </div>
      </dl>
    </div>
  );
}

export const metadata: Metadata = { title: 'Mitarbeiter-Dashboard' };

export default async function DashboardPage({ searchParams }: PageQuery) {
  const employee = await requireEmployee('account');
  if (!mayEnter(employee, 'submissions')) redirect(employeeRoutes.guides);
  const params = await searchParams;
  return (
    <>
      <DashboardHead {...employee} />
      <div className="mt-4">
        <SubmissionQueue type={parseList(params)} params={params} viewer={employee} isDashboard />
      </div>
    </>
  );
}
