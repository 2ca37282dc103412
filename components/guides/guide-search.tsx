import { SearchIcon } from 'lucide-react';
import { QUERY_LIMIT } from '@/lib/guides/constants';
import type { CategoryId } from '@/lib/guides/categories';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/routes';

interface GuideSearchProps {
  query: string;
  category?: CategoryId;
}

/** Searches within the chosen category; a plain form, so that it needs no script. */
export function GuideSearch({ query, category }: GuideSearchProps) {
  return (
    <form
      action={routes.guides}
      role="search"
      aria-label="Ratgeber durchsuchen"
      className="flex max-w-xl gap-2"
    >
      {category && <input type="hidden" name="kategorie" value={category} />}
      <label className="min-w-0 grow">
        <span className="sr-only">Suchbegriff</span>
        <input
          // A new search brings a new field: what stands in it is what was searched for.
          key={query}
          type="search"
          name="search"
          defaultValue={query}
          maxLength={QUERY_LIMIT}
          autoComplete="off"
          placeholder="z. B. Notar, Energieausweis"
          className="min-h-12 w-full rounded-md border border-edge bg-surface px-4 placeholder:text-muted"
        />
      </label>
      <Button type="submit" variant="outline" width="narrow">
        <SearchIcon />
        <span className="max-sm:sr-only">Suchen</span>
      </Button>
    </form>
  );
}
