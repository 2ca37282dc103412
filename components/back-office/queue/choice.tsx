import { NativeSelect } from '@/components/ui/native-select';
import type { Option } from './filter-options';

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly Option[];
  value?: string;
}

/** One thing by which a list is narrowed down. */
export function Choice({ name, label, options, value }: ChoiceProps) {
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
