import type { Metadata } from 'next';
import { KINDS } from '@/lib/back-office/kinds';
import { ListPage, type ListPageProps } from '../list-page';

export const metadata: Metadata = { title: KINDS.lead.title };

export default function LeadsPage({ searchParams }: ListPageProps) {
  return <ListPage type="lead" searchParams={searchParams} />;
}
