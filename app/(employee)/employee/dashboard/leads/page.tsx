import type { Metadata } from 'next';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { KINDS } from '@/lib/back-office/kinds';
import type { SearchParameters } from '@/lib/back-office/queue/address';
import { RequestQueue } from '../request-queue';

const { title } = KINDS.lead;

export const metadata: Metadata = { title };

interface LeadsPageProps {
  searchParams: Promise<SearchParameters>;
}

export default async function LeadsPage({ searchParams }: LeadsPageProps) {
  const employee = await requireEmployee();
  return (
    <>
      <h1 tabIndex={-1} className="text-2xl hyphens-manual sm:text-3xl">
        {title}
      </h1>
      <RequestQueue type="lead" params={await searchParams} viewer={employee} />
    </>
  );
}
