import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { DashboardHead } from '@/components/back-office/frame/dashboard-head';
import { mayEnter } from '@/lib/auth/employee';
import { employeeRoutes } from '@/lib/employee-routes';
import { parseList, type SearchParameters } from '@/lib/requests/back-office/queue/search-params';
import { requireEmployee } from '../../require-employee';
import { RequestQueue } from './request-queue';

export const metadata: Metadata = { title: 'Mitarbeiter-Dashboard' };

interface DashboardPageProps {
  searchParams: Promise<SearchParameters>;
}

export default async function DashboardPage({ searchParams }: DashboardPageProps) {
  const employee = await requireEmployee('account');
  if (!mayEnter(employee, 'requests')) redirect(employeeRoutes.guides);
  const params = await searchParams;
  return (
    <>
      <DashboardHead {...employee} />
      <div className="mt-4">
        <RequestQueue type={parseList(params)} params={params} viewer={employee} isDashboard />
      </div>
    </>
  );
}
