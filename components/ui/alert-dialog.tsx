'use client';

import * as Primitive from '@radix-ui/react-alert-dialog';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { type ButtonLook, buttonVariants } from './button';
import { DIALOG_OVERLAY, DIALOG_SHAPES } from './dialog-look';

export const AlertDialog = Primitive.Root;
export const AlertDialogTrigger = Primitive.Trigger;

/** Escape means no; a press outside does not close it. */
export function AlertDialogContent(props: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={DIALOG_OVERLAY} />
      <Primitive.Content
        className={cn(
          'fixed z-50 overflow-y-auto border border-line bg-paper p-5 sm:p-6',
          DIALOG_SHAPES.middle,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

export function AlertDialogTitle(props: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className="font-serif text-2xl font-semibold hyphens-auto" {...props} />;
}

export function AlertDialogDescription(props: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className="mt-2" {...props} />;
}

export function AlertDialogFooter(props: ComponentProps<'div'>) {
  return <div className="mt-5 flex flex-wrap gap-3 *:grow" {...props} />;
}

export function AlertDialogAction({
  variant,
  ...props
}: ComponentProps<typeof Primitive.Action> & Pick<ButtonLook, 'variant'>) {
  return <Primitive.Action className={buttonVariants({ variant })} {...props} />;
}

export function AlertDialogCancel({
  variant = 'outline',
  ...props
}: ComponentProps<typeof Primitive.Cancel> & Pick<ButtonLook, 'variant'>) {
  return <Primitive.Cancel className={buttonVariants({ variant })} {...props} />;
}
