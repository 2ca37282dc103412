import { SearchIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { PLACE_QUERY_LIMIT } from '@/lib/prices/query';
import { routes } from '@/lib/routes';

interface PlaceFormProps {
  /** Address of the page to compare with; absent for a plain search */
  comparing?: string;
  query?: string;
}

/** A plain form, so that it needs no script. */
export function PlaceForm({ comparing, query = '' }: PlaceFormProps) {
  const field = comparing ? 'mit' : 'ort';
  return (
    <form
      action={comparing ?? routes.priceSearch}
      {...(!comparing && { role: 'search', 'aria-label': 'Ort suchen' })}
      className="max-w-xl"
    >
      <label htmlFor={field} className="font-semibold">
        {comparing ? 'Mit einem anderen Ort vergleichen' : 'Ort oder Postleitzahl'}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={field}
          type="search"
          name={field}
          key={query}
          defaultValue={query}
          maxLength={PLACE_QUERY_LIMIT}
          autoComplete="off"
          placeholder={comparing ? 'Ort oder PLZ' : 'z. B. Oldenburg'}
          className="min-h-12 w-full min-w-0 grow rounded-md border border-edge bg-surface px-4 placeholder:text-muted"
        />
        <Button type="submit" variant="outline" width="narrow" className="shrink-0">
          {comparing ? (
            'Vergleichen'
          ) : (
            <>
              <SearchIcon aria-hidden="true" />
              Preise zeigen
            </>
          )}
        </Button>
      </div>
    </form>
  );
}
