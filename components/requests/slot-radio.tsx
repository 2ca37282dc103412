import type { ReactNode, Ref } from 'react';
import { cn } from '@/lib/utils';

interface SlotRadioProps {
  name: string;
  checked: boolean;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One day or one time out of several: a radio button that looks like a field of a calendar. */
export function SlotRadio({ name, checked, onChoose, className, children, ref }: SlotRadioProps) {
  return (
    <label
      className={cn(
        'relative flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-md border border-edge bg-surface px-1 py-1 text-center leading-tight tabular-nums transition-colors hover:border-petrol has-checked:border-petrol has-checked:bg-petrol-soft has-checked:ring-2 has-checked:ring-petrol forced-colors:has-checked:outline-3 forced-colors:has-checked:outline-[Highlight] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-petrol',
        className,
      )}
    >
      <input
        ref={ref}
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  );
}
