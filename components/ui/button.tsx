import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export const buttonVariants = cva(
  'inline-flex min-h-12 border cursor-pointer items-center justify-center gap-2 rounded-md py-2.5 text-center font-semibold leading-tight transition-colors disabled:cursor-not-allowed',
  {
    variants: {
      variant: {
        /** The one call to action of a screen */
        accent:
          'border-transparent bg-brick text-on-brick hover:bg-brick-text disabled:bg-sand disabled:text-muted',
        primary:
          'border-transparent bg-petrol text-on-petrol hover:bg-ink hover:text-paper disabled:bg-sand disabled:text-muted',
        outline:
          'border-edge bg-surface text-ink not-disabled:hover:border-petrol not-disabled:hover:text-petrol disabled:border-line disabled:text-muted',
        ghost:
          'border-transparent text-petrol underline-offset-4 hover:underline disabled:text-muted',
      },
      width: { normal: 'px-5', narrow: 'px-3 sm:px-5' },
    },
    defaultVariants: { variant: 'primary', width: 'normal' },
  },
);

export type ButtonLook = VariantProps<typeof buttonVariants>;

export function Button({
  className,
  variant,
  width,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonLook) {
  return (
    <button type={type} className={cn(buttonVariants({ variant, width }), className)} {...props} />
  );
}
