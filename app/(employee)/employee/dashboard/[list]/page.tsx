import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/back-office/frame/page-title';
import type { SearchParameters } from '@/lib/requests/back-office/queue/search-params';
import { kindOfPage } from '@/lib/requests/back-office/queue/search-params';
import { KINDS } from '@/lib/requests/kinds/kinds';
import { RequestQueue } from '../request-queue';

interface ListPageProps {
  params: Promise<{ list: string }>;
  searchParams: Promise<SearchParameters>;
}

export async function generateMetadata({ params }: ListPageProps): Promise<Metadata> {
  const type = kindOfPage((await params).list);
  return { title: type && KINDS[type].listTitle };
}

export default async function ListPage({ params, searchParams }: ListPageProps) {
  const employee = await requireEmployee();
  const type = kindOfPage((await params).list);
  if (!type) notFound();
  return (
    <>
      <PageTitle>{KINDS[type].listTitle}</PageTitle>
      <RequestQueue type={type} params={await searchParams} viewer={employee} />
    </>
  );
}
