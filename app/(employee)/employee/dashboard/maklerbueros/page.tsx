import type { Metadata } from 'next';
import { KINDS } from '@/lib/back-office/kinds';
import { ListPage, type ListPageProps } from '../list-page';

export const metadata: Metadata = { title: KINDS.inquiry.title };

export default function InquiriesPage({ searchParams }: ListPageProps) {
  return <ListPage type="inquiry" searchParams={searchParams} />;
}
