import type { Metadata } from 'next';
import { overviewSchema } from '@/lib/articles/schema';
import { GuideOverview } from '../guide-overview';
import { overviewMetadata } from '../metadata';

// Reached as /ratgeber?search=…&kategorie=… (next.config.ts), so that the whole list can stay static.
export const metadata: Metadata = {
  ...overviewMetadata,
  robots: { index: false, follow: true },
};

interface SelectionProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function GuideSelectionPage({ searchParams }: SelectionProps) {
  const { search, kategorie } = await searchParams;
  const selection = overviewSchema.parse({ query: search, category: kategorie });
  return <GuideOverview selection={selection} />;
}
