import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { type InputLook, inputVariants } from './input';

/** The browser's own list: a phone shows it in the way that its owner knows, also without scripts. */
export function NativeSelect({
  className,
  density,
  ...props
}: ComponentProps<'select'> & InputLook) {
  return <select className={cn('block', inputVariants({ density }), className)} {...props} />;
}
