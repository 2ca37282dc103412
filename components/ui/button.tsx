import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

const buttonVariants = cva(
  'inline-flex min-h-12 border cursor-pointer items-center justify-center gap-2 rounded-md py-2.5 text-center font-semibold leading-tight transition-colors disabled:cursor-not-allowed',
  {
    variants: {
      variant: {
        /** The one call to action of a screen */
        accent:
          'border-transparent bg-brick text-on-brick hover:bg-brick-text disabled:bg-sand disabled:text-muted',
        primary:
          'border-transparent bg-petrol text-on-petrol hover:bg-ink hover:text-paper disabled:bg-sand disabled:text-muted',
        outline: 'border-edge bg-surface text-ink hover:border-petrol hover:text-petrol',
        ghost:
          'border-transparent text-petrol underline-offset-4 hover:underline disabled:text-muted',
      },
      /** Room at the sides */
      width: { normal: 'px-5', narrow: 'px-3 sm:px-5' },
    },
    defaultVariants: { variant: 'primary', width: 'normal' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Puts the look on the child instead, for a link */
  asChild?: boolean;
}

/** A button, or a link that looks like one. */
export function Button({
  className,
  variant,
  width,
  asChild = false,
  type = 'button',
  ...props
}: ButtonProps) {
  const Component = asChild ? Slot : 'button';
  return (
    <Component
      className={cn(buttonVariants({ variant, width }), className)}
      {...(asChild ? {} : { type })}
      {...props}
    />
  );
}
