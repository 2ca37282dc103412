import { SearchIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { QUERY_LIMIT } from '@/lib/prices/query';
import { routes } from '@/lib/routes';

/** Leads to the prices of a place; a plain form, so that it needs no script. */
export function PlaceSearch({ place = '' }: { place?: string }) {
  return (
    <form action={routes.priceSearch} role="search" aria-label="Ort suchen" className="max-w-xl">
      <label htmlFor="ort" className="font-semibold">
        Ort oder Postleitzahl
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id="ort"
          type="search"
          name="ort"
          defaultValue={place}
          maxLength={QUERY_LIMIT}
          autoComplete="off"
          placeholder="z. B. Oldenburg, 26122"
          className="min-h-12 w-full min-w-0 grow rounded-md border border-edge bg-surface px-4 placeholder:text-muted"
        />
        <Button type="submit" variant="outline" width="narrow" className="shrink-0">
          <SearchIcon aria-hidden="true" />
          Preise zeigen
        </Button>
      </div>
    </form>
  );
}
