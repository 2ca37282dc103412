import type { Metadata } from 'next';
import { categoryName } from '@/lib/guides/categories';
import { overviewSchema, type OverviewQuery } from '@/lib/guides/schema';
import type { PageQuery } from '@/lib/platform/page';
import { GuideOverview } from '../guide-overview';
import { overviewMetadata } from '../metadata';

// Reached as /ratgeber?search=…&kategorie=… (next.config.ts), so that the whole list stays static.
type SelectionProps = PageQuery;

async function selectionOf({ searchParams }: SelectionProps): Promise<OverviewQuery> {
  const { search, kategorie } = await searchParams;
  return overviewSchema.parse({ query: search, category: kategorie });
}

export async function generateMetadata(props: SelectionProps): Promise<Metadata> {
  const { query, category } = await selectionOf(props);
  const parts = [query && `Suche nach „${query}“`, category && categoryName(category), 'Ratgeber'];
  return {
    ...overviewMetadata,
    title: parts.filter(Boolean).join(' · '),
    robots: { index: false, follow: true },
  };
}

export default async function GuideSelectionPage(props: SelectionProps) {
  return <GuideOverview selection={await selectionOf(props)} />;
}
