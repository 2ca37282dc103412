import 'server-only';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/back-office/frame/page-title';
import { KINDS } from '@/lib/back-office/kinds';
import type { SearchParameters } from '@/lib/back-office/queue/search-params';
import type { SubjectType } from '@/lib/submissions/subject';
import { RequestQueue } from './request-queue';

export interface ListPageProps {
  searchParams: Promise<SearchParameters>;
}

/** A page of its own for one kind of request. */
export async function ListPage({ type, searchParams }: ListPageProps & { type: SubjectType }) {
  const employee = await requireEmployee();
  return (
    <>
      <PageTitle>{KINDS[type].title}</PageTitle>
      <RequestQueue type={type} params={await searchParams} viewer={employee} />
    </>
  );
}
