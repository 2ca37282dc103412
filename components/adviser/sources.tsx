import { PageLink } from '@/components/ui/page-link';
import type { Source } from '@/lib/adviser/reply';

/** Where an answer can be read in full. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <div className="mt-4 border-l-2 border-brick pl-4 text-base">
      <p className="text-muted">Aus dem Ratgeber:</p>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <PageLink
              href={url}
              className="inline-block py-1 text-petrol underline underline-offset-4 wrap-anywhere hover:no-underline"
            >
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
