import type { ArticleSource } from '@/lib/guides/article';
import { bindWords } from '@/lib/platform/format/bind-words';
import { formatPartialDate } from '@/lib/platform/format/date';

/** Where the statements of an article come from, and when they were last checked. */
export function Sources({ sources, asOf }: { sources: readonly ArticleSource[]; asOf?: string }) {
  if (sources.length === 0 && !asOf) return null;
  return (
    <section aria-labelledby="quellen" className="sources text-base">
      <h2 id="quellen" className="text-xl">
        Stand und Quellen
      </h2>
      {asOf && <p className="mt-2">Stand: {asOf}</p>}
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {sources.map(({ title, publisher, url, date }) => (
          <li key={`${title}${url}`}>
            {url ? (
              <a href={url} rel="noopener" className="break-words underline underline-offset-4">
                {bindWords(title)}
              </a>
            ) : (
              bindWords(title)
            )}
            {publisher && `, ${publisher}`}
            {date && `, ${formatPartialDate(date)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
