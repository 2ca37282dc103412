import type { ComponentProps } from 'react';
import { NativeSelect } from '@/components/ui/input';
import { around, Described, type FieldProps } from './described';
import { wiring } from './field-error';

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'name'> {
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

export function SelectField({ options, ...props }: SelectFieldProps) {
  const { frame, input } = around(props);
  return (
    <Described {...frame}>
      <NativeSelect {...wiring(frame)} {...input}>
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
