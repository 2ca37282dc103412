import type { Metadata } from 'next';
import { KINDS } from '@/lib/requests/kinds/kinds';
import { ListPage, type ListPageProps } from '../list-page';

export const metadata: Metadata = { title: KINDS.lead.listTitle };

export default function LeadsPage({ searchParams }: ListPageProps) {
  return <ListPage type="lead" searchParams={searchParams} />;
}
