import { CONTROL, LABEL } from './control';
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
      <span className={LABEL}>{label}</span>
      <select name={name} defaultValue={value} className={CONTROL}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
