'use client';

import { Described, type FieldProps } from '@/components/forms/described';
import { wiring } from '@/components/forms/field-error';
import {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '@/components/ui/select';

interface DropdownFieldProps extends Pick<FieldProps, 'name' | 'label' | 'error'> {
  options: readonly { value: string; label: string }[];
  value: string;
  /** The key that opens it, see components/back-office/queue/keys-hint.tsx */
  shortcut?: string;
  onValueChange: (value: string) => void;
}

/** One choice out of a list, in the dialog; what visitors choose from is the browser's own list. */
export function DropdownField({
  options,
  value,
  shortcut,
  onValueChange,
  ...field
}: DropdownFieldProps) {
  return (
    <Described {...field}>
      <Select value={value} onValueChange={onValueChange}>
        <SelectTrigger {...wiring(field)} aria-keyshortcuts={shortcut}>
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          {options.map((option) => (
            <SelectItem key={option.value} value={option.value}>
              {option.label}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </Described>
  );
}
