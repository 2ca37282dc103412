'use client';

import { SlidersHorizontalIcon } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import {
  LONGEST_QUERY,
  PARAMETERS,
  parseQueueQuery,
  queueHref,
  queueParameters,
} from '@/lib/submissions/admin/queue/search-params';
import type { QueueQuery } from '@/lib/submissions/admin/queue/queue';
import { cn } from '@/lib/utils';
import { FilterChoice, SearchField } from '../list-filter';
import { filterOptions, type FilterOption } from './filter-options';
import { useQueue } from './queue-context';

interface QueueFiltersProps {
  type: SubmissionKind;
  query: QueueQuery;
  propertyTypes: readonly FilterOption[];
}

/** Fixed widths, so that nothing moves while a page is streamed. */
const COLUMNS: Record<number, string> = {
  3: 'sm:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_repeat(3,9rem)]',
  4: 'sm:grid-cols-4 lg:grid-cols-[minmax(0,1fr)_repeat(4,9rem)]',
};

/** Updates the fields when a link has changed the list. */
function useShownValues(values: Record<string, string>) {
  const form = useRef<HTMLFormElement>(null);
  const shown = JSON.stringify(values);
  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(shown) as Record<string, string>)) {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (isField && field.value !== value) field.value = value;
    }
  }, [shown]);
  return form;
}

export function QueueFilters({ type, query, propertyTypes }: QueueFiltersProps) {
  const { go } = useQueue();
  const values = queueParameters({ ...query, page: 1 });
  const form = useShownValues(values);
  const filters = filterOptions(type, propertyTypes);
  const [isOpen, setOpen] = useState(filters.some(({ parameter }) => values[parameter]));

  function show(event: FormEvent<HTMLFormElement>) {
    const entries = Object.fromEntries(new FormData(event.currentTarget));
    go(queueHref(type, parseQueueQuery(entries as Record<string, string>, type)));
  }

  return (
    <form
      ref={form}
      role="search"
      action={queueHref(type).split('?')[0]}
      onSubmit={(event) => {
        event.preventDefault();
        show(event);
      }}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) show(event);
      }}
      className={`mt-3 grid grid-cols-2 items-end gap-x-3 gap-y-2 ${COLUMNS[filters.length]}`}
    >
      {['callback', 'contact', 'valuation'].includes(type) && (
        <input type="hidden" name={PARAMETERS.list} value={KINDS[type].list} />
      )}
      <div className="col-span-full min-w-0 lg:col-span-1">
        <SearchField
          name={PARAMETERS.query}
          label="Name, E-Mail, Telefon, PLZ, Bewertungs-ID"
          value={query.query}
          maxLength={LONGEST_QUERY}
        />
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`filter-${type}`}
        onClick={() => setOpen(!isOpen)}
        className="js-only col-span-full inline-flex min-h-11 items-center gap-1.5 justify-self-start text-base underline underline-offset-4 sm:hidden"
      >
        <SlidersHorizontalIcon className="size-4" />
        <span key={String(isOpen)}>{isOpen ? 'Filter zuklappen' : 'Filter und Sortierung'}</span>
      </button>
      <div id={`filter-${type}`} className={cn('contents', !isOpen && 'max-sm:[.js_&]:hidden')}>
        {filters.map(({ parameter, label, options }) => (
          <FilterChoice
            key={parameter}
            name={parameter}
            label={label}
            options={options}
            value={values[parameter]}
          />
        ))}
      </div>
    </form>
  );
}
