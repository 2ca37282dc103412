import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/admin/frame/page-title';
import { kindOfPage } from '@/lib/submissions/admin/queue/search-params';
import { KINDS } from '@/lib/submissions/kinds/kinds';
import type { PageQuery, Params } from '@/lib/platform/page';
import { SubmissionQueue } from '../submission-queue';

type ListPageProps = Params<'list'> & PageQuery;

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
      <SubmissionQueue type={type} params={await searchParams} viewer={employee} />
    </>
  );
}
