import type { Teaser } from '@/lib/guides/teaser';
import { routes } from '@/lib/routes';
import { cn } from '@/lib/utils';
import { ArticleImage } from './article-image';
import { PageLink } from '@/components/ui/page-link';
import { formatNumber } from '@/lib/platform/format/number';

/** Reading time and, once they say something, readers. */
function ArticleFacts({ minutes, views }: Pick<Teaser, 'minutes' | 'views'>) {
  return (
    <p className="text-base text-muted">
      {minutes} Min. Lesezeit
      {views !== undefined && <> · {formatNumber(views)} Aufrufe</>}
    </p>
  );
}

interface ArticleCardProps {
  article: Teaser;
  /** The leading story: over the whole width, picture beside the text */
  lead?: boolean;
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** An article in a list. All of it can be pressed; the title is the link. */
export function ArticleCard({
  article,
  lead = false,
  eager = false,
  headingLevel: Heading = 'h2',
}: ArticleCardProps) {
  const { slug, title, summary, image, category } = article;
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
        <ArticleFacts {...article} />
      </div>
    </article>
  );
}
