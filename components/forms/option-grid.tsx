import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { FieldError } from './field-error';

interface Option {
  value: string;
  label: string;
  drawing: ReactNode;
}

const LAYOUTS = {
  drawings: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4',
  texts: 'max-w-md text-base',
};

interface OptionGridProps extends Omit<
  ComponentProps<'input'>,
  'name' | 'value' | 'type' | 'defaultValue'
> {
  name: string;
  legend: ReactNode;
  optional?: boolean;
  layout?: keyof typeof LAYOUTS;
  options: readonly Option[];
  defaultValue: string | null;
  error?: string;
  note?: ReactNode;
  /** On a phone the question stays in view while the options scroll */
  isPinned?: boolean;
  /** For a click, a tap, Space or Enter, but not an arrow key */
  onChosen?: (value: string) => void;
}

/** Radio buttons underneath, for keyboards, screen readers and use without JavaScript. */
export function OptionGrid({
  name,
  legend,
  optional,
  layout = 'drawings',
  options,
  defaultValue,
  error,
  note,
  isPinned,
  onChosen,
  ...input
}: OptionGridProps) {
  return (
    <div
      role="group"
      aria-labelledby={`${name}-legend`}
      aria-describedby={error ? `${name}-error` : undefined}
      // Enter on a radio button would submit the form before the button is chosen.
      onKeyDown={(event) => {
        const target = event.target as HTMLInputElement;
        if (event.key === 'Enter' && target.type === 'radio' && onChosen) {
          event.preventDefault();
          // A key still held down from the step before is no choice.
          if (event.repeat) return;
          if (!target.checked) target.click();
          onChosen(target.value);
        }
      }}
      onKeyUp={(event) => {
        const target = event.target as HTMLInputElement;
        if (event.key === ' ' && target.type === 'radio') onChosen?.(target.value);
      }}
    >
      <div
        className={cn(
          isPinned &&
            'max-sm:sticky max-sm:top-12 max-sm:z-5 max-sm:-mx-4 max-sm:bg-paper max-sm:px-4 max-sm:pb-1',
        )}
        data-pinned={isPinned}
      >
        <div
          id={`${name}-legend`}
          className="font-serif text-2xl font-semibold leading-tight text-balance sm:text-3xl"
        >
          {legend}
          {optional && ' '}
          {optional && (
            <span className="font-sans text-base font-normal text-muted">(freiwillig)</span>
          )}
        </div>
        <div className={cn('flow-root', isPinned && note && 'min-h-7')}>
          <FieldError name={name} message={error} />
          {!error && note}
        </div>
      </div>
      <div className={cn('mt-3 grid gap-3 sm:mt-5', LAYOUTS[layout])}>
        {options.map(({ value, label, drawing }, index) => (
          <label
            key={value}
            // Arrow keys send a click too, with detail 0; a press on the label also clicks its
            // radio button.
            onClick={(event) => {
              if (event.detail === 0) return;
              const { control } = event.currentTarget;
              if (event.target !== control) {
                event.preventDefault();
                control?.focus();
                control?.click();
              }
              onChosen?.(value);
            }}
            // The focus is a broken line, so that it differs from the chosen card.
            className="relative flex cursor-pointer flex-col rounded-lg border border-line bg-surface px-1 pt-2 pb-3 text-center leading-tight transition-colors hover:border-edge has-checked:border-petrol has-checked:bg-petrol-soft has-checked:ring-2 has-checked:ring-petrol has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink has-focus-visible:outline-dashed sm:px-2"
          >
            <input
              {...input}
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={value}
              defaultChecked={defaultValue === value}
              // Covers its card, so that all of it can be pressed and is scrolled into view.
              className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              className="absolute top-2 right-2 hidden size-7 items-center justify-center rounded-full bg-petrol text-on-petrol peer-checked:flex forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]"
            >
              ✓
            </span>
            {drawing}
            <span
              className={cn(
                'font-semibold wrap-anywhere hyphens-auto sm:text-base',
                drawing ? 'mt-2 text-sm' : 'my-auto pt-1',
              )}
            >
              {label}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
