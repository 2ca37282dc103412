import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { type ButtonLook, buttonVariants } from './button';
import { DialogOpener } from './native-dialog';

/** Opens the native dialog with this id: browsers that know `command` do it without a script. */
export function DialogButton({
  className,
  variant,
  width,
  ...props
}: ComponentProps<typeof DialogOpener> & ButtonLook) {
  return <DialogOpener className={cn(buttonVariants({ variant, width }), className)} {...props} />;
}
