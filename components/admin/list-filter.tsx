import { SearchIcon } from 'lucide-react';
import { Input, NativeSelect } from '@/components/ui/input';
import type { FilterOption } from './queue/filter-options';

interface SearchFieldProps {
  name: string;
  label: string;
  value?: string;
  maxLength: number;
}

export function SearchField({ name, label, value, maxLength }: SearchFieldProps) {
  return (
    <div className="flex min-w-0 items-end gap-2">
      <label className="min-w-0 flex-1">
        <span className="mb-1 block text-sm text-muted">{label}</span>
        <Input
          density="dense"
          type="search"
          aria-keyshortcuts="/"
          name={name}
          defaultValue={value}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
      </label>
      <button
        type="submit"
        className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-transparent bg-petrol px-4 font-semibold text-on-petrol hover:bg-ink hover:text-paper"
      >
        <SearchIcon />
        <span className="max-sm:sr-only">Suchen</span>
      </button>
    </div>
  );
}

interface FilterChoiceProps {
  name: string;
  label: string;
  options: readonly FilterOption[];
  value?: string;
}

export function FilterChoice({ name, label, options, value }: FilterChoiceProps) {
  return (
    <label className="min-w-0">
      <span className="mb-1 block text-sm text-muted">{label}</span>
      <NativeSelect density="dense" name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </label>
  );
}

interface ListFilterProps {
  action: string;
  search: SearchFieldProps;
  state: Omit<FilterChoiceProps, 'label'>;
}

export function ListFilter({ action, search, state }: ListFilterProps) {
  return (
    <form
      action={action}
      role="search"
      className="mt-3 grid items-end gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_12rem]"
    >
      <SearchField {...search} />
      <FilterChoice label="Zustand" {...state} />
    </form>
  );
}
