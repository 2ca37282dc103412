import type { Metadata } from 'next';
import { KINDS } from '@/lib/requests/kinds/kinds';
import { ListPage, type ListPageProps } from '../list-page';

export const metadata: Metadata = { title: KINDS.inquiry.listTitle };

export default function InquiriesPage({ searchParams }: ListPageProps) {
  return <ListPage type="inquiry" searchParams={searchParams} />;
}
