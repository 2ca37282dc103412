'use client';

import {
  Content,
  Icon,
  Item,
  ItemIndicator,
  ItemText,
  Portal,
  Root,
  Trigger,
  Value,
  Viewport,
} from '@radix-ui/react-select';
import { CheckIcon, ChevronDownIcon } from 'lucide-react';
import { Described, type FieldProps } from '@/components/forms/described';
import { wiring } from '@/components/forms/field-error';
import { inputVariants } from '@/components/ui/input';
import { cn } from '@/lib/utils';

interface DropdownFieldProps extends Pick<FieldProps, 'name' | 'label' | 'error'> {
  options: readonly { value: string; label: string }[];
  value: string;
  shortcut?: string;
  onValueChange: (value: string) => void;
}

/** For employees only; visitors get the browser's own list. */
export function DropdownField({
  options,
  value,
  shortcut,
  onValueChange,
  ...field
}: DropdownFieldProps) {
  return (
    <Described {...field}>
      <Root value={value} onValueChange={onValueChange}>
        <Trigger
          className={cn(
            inputVariants(),
            'flex cursor-pointer items-center justify-between gap-3 text-left',
          )}
          {...wiring(field)}
          aria-keyshortcuts={shortcut}
        >
          <Value />
          <Icon asChild>
            <ChevronDownIcon className="shrink-0" />
          </Icon>
        </Trigger>
        <Portal>
          <Content
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            // As wide as the field, and above a dialog.
            className="z-60 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-1rem)] overflow-hidden rounded-md border border-edge bg-surface text-ink shadow-lg"
          >
            <Viewport className="p-1">
              {options.map((option) => (
                <Item
                  key={option.value}
                  value={option.value}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-1.5 leading-snug outline-none data-highlighted:bg-petrol-soft data-[state=checked]:font-semibold forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText]"
                >
                  <ItemText>{option.label}</ItemText>
                  <ItemIndicator>
                    <CheckIcon className="text-petrol" />
                  </ItemIndicator>
                </Item>
              ))}
            </Viewport>
          </Content>
        </Portal>
      </Root>
    </Described>
  );
}
