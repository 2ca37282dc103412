import 'server-only';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/back-office/frame/page-title';
import { KINDS } from '@/lib/requests/kinds/kinds';
import type { SearchParameters } from '@/lib/requests/back-office/queue/search-params';
import type { RequestKind } from '@/lib/requests/reference';
import { RequestQueue } from './request-queue';

export interface ListPageProps {
  searchParams: Promise<SearchParameters>;
}

/** A page of its own for one kind of request. */
export async function ListPage({ type, searchParams }: ListPageProps & { type: RequestKind }) {
  const employee = await requireEmployee();
  return (
    <>
      <PageTitle>{KINDS[type].listTitle}</PageTitle>
      <RequestQueue type={type} params={await searchParams} viewer={employee} />
    </>
  );
}
