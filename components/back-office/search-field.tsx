import { SearchIcon } from 'lucide-react';
import { Input } from '@/components/ui/input';

interface SearchFieldProps {
  name: string;
  label: string;
  value?: string;
  maxLength: number;
}

/** What a list is searched for, and the button that starts it. */
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
