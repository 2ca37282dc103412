'use client';

import { Described, type FieldProps } from '@/components/forms/described';
import { wiring } from '@/components/forms/field-error';
import * as Primitive from '@radix-ui/react-select';
import { CheckIcon, ChevronDownIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { inputVariants } from '@/components/ui/input';

const Select = Primitive.Root;
const SelectValue = Primitive.Value;

function SelectTrigger({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        inputVariants(),
        'flex cursor-pointer items-center justify-between gap-3 text-left',
        className,
      )}
      {...props}
    >
      {children}
      <Primitive.Icon asChild>
        <ChevronDownIcon className="shrink-0" />
      </Primitive.Icon>
    </Primitive.Trigger>
  );
}

/** The list, as wide as what it belongs to. */
function SelectContent({ children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        position="popper"
        sideOffset={4}
        collisionPadding={8}
        // Above a dialog.
        className="z-60 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-1rem)] overflow-hidden rounded-md border border-edge bg-surface text-ink shadow-lg"
        {...props}
      >
        <Primitive.Viewport className="p-1">{children}</Primitive.Viewport>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

function SelectItem({ children, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-1.5 leading-snug outline-none data-highlighted:bg-petrol-soft data-[state=checked]:font-semibold forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText]"
      {...props}
    >
      <Primitive.ItemText>{children}</Primitive.ItemText>
      <Primitive.ItemIndicator>
        <CheckIcon className="text-petrol" />
      </Primitive.ItemIndicator>
    </Primitive.Item>
  );
}

interface DropdownFieldProps extends Pick<FieldProps, 'name' | 'label' | 'error'> {
  options: readonly { value: string; label: string }[];
  value: string;
  /** The key that opens it, see components/back-office/queue/keys-hint.tsx */
  shortcut?: string;
  onValueChange: (value: string) => void;
}

/** A dropdown list in the dialog; visitors get the browser's own list instead. */
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
