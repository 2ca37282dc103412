import type { Metadata } from 'next';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { KINDS } from '@/lib/back-office/kinds';
import type { SearchParameters } from '@/lib/back-office/queue/address';
import { RequestQueue } from '../request-queue';

const { title } = KINDS.inquiry;

export const metadata: Metadata = { title };

interface InquiriesPageProps {
  searchParams: Promise<SearchParameters>;
}

export default async function InquiriesPage({ searchParams }: InquiriesPageProps) {
  const employee = await requireEmployee();
  return (
    <>
      <h1 tabIndex={-1} className="text-2xl hyphens-manual sm:text-3xl">
        {title}
      </h1>
      <RequestQueue type="inquiry" params={await searchParams} viewer={employee} />
    </>
  );
}
