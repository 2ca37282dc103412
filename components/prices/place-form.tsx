import { SearchIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { QUERY_LIMIT } from '@/lib/prices/query';
import { routes } from '@/lib/routes';

interface PlaceFormProps {
  action: string;
  /** Of the field, and of what it adds to the address */
  name: string;
  label: string;
  placeholder: string;
  query?: string;
  isSearch?: boolean;
  /** What the button says */
  children: ReactNode;
}

/** Asks for a place; a plain form, so that it needs no script. */
function PlaceForm({
  action,
  name,
  label,
  placeholder,
  query = '',
  isSearch = false,
  children,
}: PlaceFormProps) {
  return (
    <form
      action={action}
      {...(isSearch && { role: 'search', 'aria-label': 'Ort suchen' })}
      className="max-w-xl"
    >
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={name}
          name={name}
          type={isSearch ? 'search' : 'text'}
          key={query}
          defaultValue={query}
          maxLength={QUERY_LIMIT}
          autoComplete="off"
          placeholder={placeholder}
          className="min-h-12 w-full min-w-0 grow rounded-md border border-edge bg-surface px-4 placeholder:text-muted"
        />
        <Button type="submit" variant="outline" width="narrow" className="shrink-0">
          {children}
        </Button>
      </div>
    </form>
  );
}

/** Leads to the prices of a place. */
export const PriceSearchForm = ({ query }: Pick<PlaceFormProps, 'query'>) => (
  <PlaceForm
    action={routes.priceSearch}
    name="ort"
    label="Ort oder Postleitzahl"
    placeholder="z. B. Oldenburg, 26122"
    query={query}
    isSearch
  >
    <SearchIcon aria-hidden="true" />
    Preise zeigen
  </PlaceForm>
);

/** Asks for the place to compare one with, from the address of its own page. */
export const ComparisonForm = ({ action, query }: Pick<PlaceFormProps, 'action' | 'query'>) => (
  <PlaceForm
    action={action}
    name="mit"
    label="Mit einem anderen Ort vergleichen"
    placeholder="Ort oder Postleitzahl"
    query={query}
  >
    Vergleichen
  </PlaceForm>
);
