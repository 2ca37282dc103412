import type { Teaser } from '@/lib/guides/teaser';
import { cardDelay, revealed } from '@/components/ui/reveal';
import { ArticleCard } from './article-card';

interface ArticleGridProps {
  articles: readonly Teaser[];
  /** Whether the first article leads, over the whole width */
  withLead?: boolean;
  /** Whether the first picture is on the screen at once */
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** Articles side by side, as on a page of a newspaper. */
export function ArticleGrid({
  articles,
  withLead = false,
  eager = false,
  headingLevel,
}: ArticleGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => {
        const lead = withLead && index === 0;
        return (
          <li
            key={article.slug}
            {...revealed({ threshold: 0.1, delay: cardDelay(index) })}
            className={lead ? 'border-b border-line pb-12 sm:col-span-full' : undefined}
          >
            <ArticleCard
              article={article}
              lead={lead}
              eager={eager && index === 0}
              headingLevel={headingLevel}
            />
          </li>
        );
      })}
    </ul>
  );
}
