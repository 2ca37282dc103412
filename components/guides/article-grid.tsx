import type { Teaser } from '@/lib/guides/teaser';
import { cardDelay, revealed } from '@/components/ui/reveal';
import { routes } from '@/lib/routes';
import { cn } from '@/lib/utils';
import { ArticleImage } from './article-image';
import { PageLink } from '@/components/ui/page-link';
import { formatNumber } from '@/lib/platform/format/number';

interface ArticleCardProps {
  article: Teaser;
  lead: boolean;
  eager: boolean;
  headingLevel: 'h2' | 'h3';
}

function ArticleCard({ article, lead, eager, headingLevel: Heading }: ArticleCardProps) {
  const { slug, title, summary, image, category, minutes, views } = article;
  return (
    <article
      className={cn(
        'group relative flex h-full flex-col gap-4',
        lead && 'md:grid md:grid-cols-[3fr_2fr] md:items-center md:gap-8',
      )}
    >
      <ArticleImage src={image} eager={eager} />
      <div className="flex flex-col gap-2">
        <p className="text-sm font-semibold tracking-wide text-brick-text uppercase">{category}</p>
        <Heading className={lead ? 'text-2xl sm:text-4xl' : 'text-2xl'}>
          <PageLink
            href={routes.guide(slug)}
            className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </PageLink>
        </Heading>
        <p className={lead ? 'text-lg' : undefined}>{summary}</p>
        <p className="text-base text-muted">
          {minutes} Min. Lesezeit
          {views !== undefined && <> · {formatNumber(views)} Aufrufe</>}
        </p>
      </div>
    </article>
  );
}

interface ArticleGridProps {
  articles: readonly Teaser[];
  withLead?: boolean;
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
}

export function ArticleGrid({
  articles,
  withLead = false,
  eager = false,
  headingLevel = 'h2',
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
