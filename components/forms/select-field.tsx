import type { ComponentProps } from 'react';
import { NativeSelect } from '@/components/ui/input';
import { Described, type FieldProps } from './described';
import { wiring } from './field-error';

interface SelectFieldProps
  extends
    Omit<FieldProps, 'suffix' | 'beside' | 'note' | 'also'>,
    Omit<ComponentProps<'select'>, 'name'> {
  name: string;
  options: readonly Option[];
}

interface Option {
  value: string;
  label: string;
  group?: string;
}

function grouped(options: readonly Option[]) {
  const groups: { label?: string; options: Option[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.label === option.group) last.options.push(option);
    else groups.push({ label: option.group, options: [option] });
  }
  return groups;
}

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

export function SelectField({
  name,
  label,
  hint,
  error,
  optional,
  large,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Described
      name={name}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      large={large}
    >
      <NativeSelect {...wiring({ name, hint, error })} {...select}>
        {grouped(options).map(({ label: group, options: own }, index) =>
          group === undefined ? (
            <Options key={index} options={own} />
          ) : (
            <optgroup key={index} label={group}>
              <Options options={own} />
            </optgroup>
          ),
        )}
      </NativeSelect>
    </Described>
  );
}
