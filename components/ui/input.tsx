import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export const inputVariants = cva(
  'w-full rounded-md border border-edge bg-surface text-ink placeholder:text-muted aria-invalid:border-brick-text aria-invalid:inset-ring-1 aria-invalid:inset-ring-brick-text',
  {
    variants: {
      /** 'dense' for the admin area */
      density: { normal: 'px-4 py-3 text-lg', dense: 'min-h-11 px-3 text-base' },
    },
    defaultVariants: { density: 'normal' },
  },
);

export type InputLook = VariantProps<typeof inputVariants>;

export function Input({ className, density, ...props }: ComponentProps<'input'> & InputLook) {
  return <input className={cn('block', inputVariants({ density }), className)} {...props} />;
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn('block', inputVariants(), className)} {...props} />;
}

/** The browser's own list, which phones show natively, also without scripts. */
export function NativeSelect({
  className,
  density,
  ...props
}: ComponentProps<'select'> & InputLook) {
  return <select className={cn('block', inputVariants({ density }), className)} {...props} />;
}
